import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';

configure({ api: new URLSearchParams(location.search).get('api') });
