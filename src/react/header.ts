// Generated from the definitions by `npm run docs`.

import { headerStyles, Header as View } from '../header/Header.js';
import { header } from '../header/header.definition.js';
import { createComponent } from './create-component.js';

export const Header = createComponent(header, View, headerStyles);
