import { indexCategory, navbar, shopCategory } from '../api/catalog.js';
import { send } from './client.js';
import { createLoad } from './resource.js';

export type { ShopCategoryReply } from '../api/catalog.js';

/** Loads the links of the navigation bar; reloads them if the language or the API has changed. */
export const loadNavbar = createLoad({
  name: 'navbar',
  request: (signal) => send(navbar, {}, { signal }),
});

/** Loads the departments for the selector next to the search; reloads them if the language or the API has changed. */
export const loadDepartments = createLoad({
  name: 'departments',
  request: (signal) => send(shopCategory, { is_page: 0 }, { signal }),
});

export type { IndexCategoryReply } from '../api/catalog.js';

/** Loads the departments of the menu; reloads them if the language or the API has changed. */
export const loadMenu = createLoad({
  name: 'menu',
  request: (signal) => send(indexCategory, { is_page: 0 }, { signal }),
});
