import { indexCategory } from '../api/index-category.js';
import { send } from './client.js';
import { createLoad } from './resource.js';

export type { IndexCategoryReply } from '../api/index-category.js';

/** Loads the departments of the menu; anew when the language or the API changes. */
export const loadMenu = createLoad({
  name: 'menu',
  request: (signal) => send(indexCategory, { is_page: 0 }, { signal }),
});
