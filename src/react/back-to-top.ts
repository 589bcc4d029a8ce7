// Generated from the definitions by `npm run docs`.

import { backToTopStyles, BackToTop as View } from '../back-to-top/BackToTop.js';
import { backToTop } from '../back-to-top/back-to-top.definition.js';
import { createComponent } from './create-component.js';

export const BackToTop = createComponent(backToTop, View, backToTopStyles);
