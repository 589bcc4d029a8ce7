import type { Driver } from '../../tools/drive.mjs';
import { readEnvelope } from '../server/test-app.js';
import type { Shop } from './in-each-engine.js';

/** Returns the names of the cars that the page lists, once it lists them all. While it arrives, the last has none. */
export function listedCars(browser: Driver): Promise<string[]> {
  return browser.until(() => {
    if (document.readyState === 'loading') return null;
    if (document.querySelector('.car-grid .skeleton')) return null;
    const names = Array.from(document.querySelectorAll('.car-grid h3'), (name) => `${name.textContent}`);
    return names.length ? names : null;
  });
}

/** Returns the names of the cars that the database has for a query of `/pc/goods/list`. */
export async function carsInStock({ storefront }: Shop, query: string): Promise<string[]> {
  const { data } = await readEnvelope(await fetch(`${storefront}/v3/pc/goods/list?${query}`));
  const { list } = data as { list: { goods_name: string }[] }; // other tests check its shape
  return list.map((car) => car.goods_name);
}

/** Returns the path and the query of the browser's URL. */
export function address(browser: Driver): Promise<string> {
  return browser.evaluate(() => location.pathname + location.search);
}
