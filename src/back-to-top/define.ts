import { defineStorefrontWidget } from '../element/define.js';
import { BackToTop, backToTopStyles } from './BackToTop.js';
import { backToTop } from './back-to-top.definition.js';

defineStorefrontWidget(backToTop, BackToTop, backToTopStyles);
