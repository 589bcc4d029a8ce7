import type { PhonePage } from '../../shared/pages.js';
import { type PageRoute, page } from '../shell/page-routes.js';
import { ListFirstLoad, ProductFirstLoad } from './FirstLoad.js';

const list = (load: () => Promise<object>): PageRoute => page(load, ListFirstLoad);
const categories = list(() => import('./CategoriesPage.js'));

/** The pages for browsing the shop's products, which the phone site has too. */
export const catalogPages: Readonly<Record<Exclude<PhonePage, 'home'>, PageRoute>> = {
  categories,
  goods: categories,
  category: categories,
  product: page(() => import('../product/ProductPage.js'), ProductFirstLoad),
  store: list(() => import('../zones/StorePage.js')),
  stores: list(() => import('../zones/StoresPage.js')),
  departments: list(() => import('../zones/ClassifyPage.js')),
  shippingZone: list(() => import('../zones/ClassifyZonePage.js')),
  factoryZone: list(() => import('../zones/FactorZonePage.js')),
  deals: list(() => import('../zones/DealsPage.js')),
  kindOfGoods: list(() => import('../zones/HomeClassPage.js')),
  storeOpening: list(() => import('../zones/OpeningPage.js')),
};
