import './page.js';
import 'storefront-widgets/widgets/car-search.js';
