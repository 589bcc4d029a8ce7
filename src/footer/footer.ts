import { defineStorefrontWidget } from '../element/define.js';
import { Footer } from './Footer.js';
import { footer } from './footer.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(footer, Footer, styles);

export { footer as definition };
