import { type IndexCategoryReply, indexCategory } from '../request/index-category.js';
import { send } from './client.js';
import { createLoad, type Resource } from './resource.js';
import { setBigdata, store } from './store.js';

export type { IndexCategoryReply } from '../request/index-category.js';

const idle: Resource<never> = { status: 'idle' };

/** The departments of the menu, as far as they are loaded. */
export const menuOf = (): Resource<IndexCategoryReply> => store.getState().bigdata.menu ?? idle;

/** Loads the departments of the menu; anew when the language or the API changes. */
export const loadMenu = createLoad<IndexCategoryReply>({
  name: 'menu',
  get: menuOf,
  set: (resource) => setBigdata({ menu: resource }),
  key: () => `${store.getState().lang} ${store.getState().bigdata.config.api}`,
  request: (signal) => send(indexCategory, { is_page: 0 }, { signal }),
});
