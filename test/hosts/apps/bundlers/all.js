import { configure, defineAll } from 'storefront-widgets';

configure({ api: new URLSearchParams(location.search).get('api') });
defineAll();
