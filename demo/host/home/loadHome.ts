import type { LoaderFunctionArgs } from 'react-router';
import { loadBrands, loadCars } from '../api/catalogue.js';
import { loadDeals, loadDepartments, searchGoods } from '../api/goods.js';
import { loadNotices, loadShops } from '../api/home.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { pageLang } from '../messages/language.js';
import { SHOWN as OF_CARS } from './CarHome.js';
import { chosenLayout } from './layout.js';
import { SHOWN as OF_SHOP } from './ShopHome.js';

/** Starts the calls of the chosen layout, and lets the page show without them. */
export function loadHome({ request }: LoaderFunctionArgs) {
  const layout = chosenLayout(new URL(request.url).searchParams);
  // The cards draw themselves without these, too.
  loadCardTexts().catch(() => undefined);
  const shared = {
    lang: pageLang(),
    notices: loadNotices(),
    deals: loadDeals(),
    departments: loadDepartments(),
  };
  if (layout === 'cars')
    return {
      ...shared,
      layout,
      brands: loadBrands(),
      arrivals: loadCars({ pageSize: OF_CARS.arrivals, sort: 'newest' }),
      bargains: loadCars({ pageSize: OF_CARS.bargains, sort: 'price_asc' }),
    };
  return {
    ...shared,
    layout,
    popular: searchGoods({ pageSize: OF_SHOP.popular, sort: 'popular' }),
    stores: loadShops(OF_SHOP.stores),
    cars: loadCars({ pageSize: OF_SHOP.cars, sort: 'newest' }),
  };
}
