import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_NAMES, PAGES, pageAt, pathTo } from '../../../demo/shared/pages.js';

/** Paths, each with the page and the IDs that are there; undefined where no page is. */
const PATHS: readonly (readonly [path: string, name: string | undefined, ...ids: string[]])[] = [
  ['/', 'home'],
  ['', 'home'],
  ['/index-old', 'home'],
  ['/categories', 'categories'],
  ['/categories/', 'categories'],
  ['/Categories/byd', 'category', 'byd'],
  ['/categories/byd/seal', undefined],
  ['/products', 'goods'],
  ['/products//', 'goods'],
  ['/products/20001/', 'product', '20001'],
  ['/products/a%2Fb%20c', 'product', 'a/b c'],
  ['/products/%E0%A4%A', 'product', '%E0%A4%A'],
  ['/detail', 'product'],
  ['/content/order', 'orders'],
  ['/content/order/12', 'order', '12'],
  ['/content/order/12/return', 'returnForm', '12'],
  ['/content/order/12/returns/3', 'return', '12', '3'],
  ['/content/order//return', undefined],
  ['/content/factorymember', 'factoryMember'],
  ['/content/address/2', 'addresses'],
  ['/content/sellerCentrals', undefined],
  ['/content', undefined],
  ['/m/', undefined],
  ['/toString', undefined],
];

for (const [path, name, ...ids] of PATHS)
  test(`at ${path || 'an empty path'} is ${name ?? 'no page'}`, () => {
    assert.deepEqual(pageAt(path), name && { name, ids });
  });

test('each path of the table leads to its own page', () => {
  for (const name of PAGE_NAMES)
    for (const path of PAGES[name].paths) assert.equal(pageAt(path)?.name, name, path);
});

test('a path has the IDs of what it shows, encoded', () => {
  assert.equal(pathTo('home'), '/');
  assert.equal(pathTo('product', 'a/b c'), '/products/a%2Fb%20c');
  assert.equal(pathTo('return', 12, 3), '/content/order/12/returns/3');
});
