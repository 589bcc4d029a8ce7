import { loadBrands, loadCars } from '../host/api/catalogue.js';
import { loadDeals, loadDepartments } from '../host/api/goods.js';
import { loadCardTexts } from '../host/goods/loadCardTexts.js';
import { pageLang } from '../host/messages/language.js';

/** How many cars are shown at first. */
export const ARRIVALS = 6;
/** Of the day's deals, so many. */
export const DEALS = 4;

/** Starts the calls of the phone site's start page, and lets it show without them. */
export function loadPhoneHome() {
  // The cards draw themselves without these, too.
  loadCardTexts().catch(() => undefined);
  return {
    lang: pageLang(),
    brands: loadBrands(),
    arrivals: loadCars({ pageSize: ARRIVALS, sort: 'newest' }),
    deals: loadDeals(),
    departments: loadDepartments(),
  };
}
