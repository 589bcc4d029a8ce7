import { type NavbarReply, navbar } from '../request/navbar.js';
import { type ShopCategoryReply, shopCategory } from '../request/shop-category.js';
import { send } from './client.js';
import { createLoad, type Resource } from './resource.js';
import { setBigdata, store } from './store.js';

export type { NavbarReply } from '../request/navbar.js';
export type { ShopCategoryReply } from '../request/shop-category.js';

const key = () => `${store.getState().lang} ${store.getState().bigdata.config.api}`;
const idle: Resource<never> = { status: 'idle' };

/** The links of the navigation bar, as far as they are loaded. */
export const navbarOf = (): Resource<NavbarReply> => store.getState().bigdata.navbar ?? idle;

/** The departments, as far as they are loaded. */
export const departmentsOf = (): Resource<ShopCategoryReply> => store.getState().bigdata.departments ?? idle;

/** Loads the links of the navigation bar; anew when the language or the API changes. */
export const loadNavbar = createLoad<NavbarReply>({
  name: 'navbar',
  get: navbarOf,
  set: (resource) => setBigdata({ navbar: resource }),
  key,
  request: (signal) => send(navbar, {}, { signal }),
});

/** Loads the departments, for the choice beside the search; anew when the language or the API changes. */
export const loadDepartments = createLoad<ShopCategoryReply>({
  name: 'departments',
  get: departmentsOf,
  set: (resource) => setBigdata({ departments: resource }),
  key,
  request: (signal) => send(shopCategory, { is_page: 0 }, { signal }),
});
