// Generated from the definitions by `npm run docs`.

import { footerStyles, Footer as View } from '../footer/Footer.js';
import { footer } from '../footer/footer.definition.js';
import { createComponent } from './create-component.js';

export const Footer = createComponent(footer, View, footerStyles);
