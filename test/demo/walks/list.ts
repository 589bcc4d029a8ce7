import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '../../tools/drive.mjs';
import { PATIENCE_MS } from '../../tools/in-page.mjs';
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
export async function carsInStock(
  { storefront }: Pick<Shop, 'storefront'>,
  query: string,
): Promise<string[]> {
  const { data } = await readEnvelope(await fetch(`${storefront}/v3/pc/goods/list?${query}`));
  const { list } = data as { list: { goods_name: string }[] }; // other tests check its shape
  return list.map((car) => car.goods_name);
}

/** Waits until the list shows the cars that the database has for a query: after a choice, it shows the former ones first. */
export async function showsCars(
  walk: Pick<Shop, 'storefront'> & { readonly browser: Driver },
  query: string,
): Promise<void> {
  const expected = await carsInStock(walk, query);
  const isShown = () => listedCars(walk.browser).then((names) => isDeepStrictEqual(names, expected));
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !(await isShown()); ) await setTimeout(50);
  assert.deepEqual(await listedCars(walk.browser), expected);
}

/** Returns the path and the query of the browser's URL. */
export function address(browser: Driver): Promise<string> {
  return browser.evaluate(() => location.pathname + location.search);
}
