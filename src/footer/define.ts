import { defineStorefrontWidget } from '../element/define.js';
import { Footer, footerStyles } from './Footer.js';
import { footer } from './footer.definition.js';

defineStorefrontWidget(footer, Footer, footerStyles);
