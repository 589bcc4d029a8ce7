import './page.js';
import 'storefront-widgets/storefront.js';
