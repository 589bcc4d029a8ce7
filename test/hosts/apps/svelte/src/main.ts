import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';
import 'storefront-widgets/svelte';
import { mount } from 'svelte';
import Shop from './Shop.svelte';

configure({ api: new URLSearchParams(location.search).get('api') ?? '/v3' });
mount(Shop, { target: document.body });
