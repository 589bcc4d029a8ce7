import { defineStorefrontWidget } from '../element/define.js';
import { BackToTop } from './BackToTop.js';
import { backToTop } from './back-to-top.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(backToTop, BackToTop, styles);

export { backToTop as definition };
