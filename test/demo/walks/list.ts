import type { Driver } from '../../tools/drive.mjs';
import { readEnvelope } from '../server/test-app.js';
import type { Shop } from './in-each-engine.js';

/** The names of the cars that the page lists, once it lists them all. */
export function listedCars(browser: Driver): Promise<string[]> {
  return browser.until(() => {
    if (document.querySelector('.car-grid .skeleton')) return null;
    const names = Array.from(document.querySelectorAll('.car-grid h3'), (name) => `${name.textContent}`);
    return names.length ? names : null;
  });
}

/** The names of the cars that the database has for a query of `/pc/goods/list`. */
export async function carsInStock({ storefront }: Shop, query: string): Promise<string[]> {
  const { data } = await readEnvelope(await fetch(`${storefront}/v3/pc/goods/list?${query}`));
  const { list } = data as { list: { goods_name: string }[] }; // its shape has tests of its own
  return list.map((car) => car.goods_name);
}

/** The path and the query that the browser is at. */
export function address(browser: Driver): Promise<string> {
  return browser.evaluate(() => location.pathname + location.search);
}
