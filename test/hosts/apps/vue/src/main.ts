import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';
import 'storefront-widgets/vue';
import { createApp } from 'vue';
import Shop from './Shop.vue';

configure({ api: new URLSearchParams(location.search).get('api') ?? '/v3' });
createApp(Shop).mount('#root');
