import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barAt } from '../../../demo/host/shell/barAt.js';

const ACTIVE: Readonly<Record<string, string | undefined>> = {
  '/': '/',
  '/categories': '/categories',
  '/categories/byd': '/categories',
  '/categories/byd/': '/categories',
  '/categories/100': undefined,
  '/content/AboutUs': '/about',
  '/products/20001': undefined,
};

test('marks “Cars” on the lists of cars, and not in the departments of other goods', () => {
  assert.equal(
    barAt('/categories', '?goods_name=floor+mats').active,
    undefined,
    'nor where a search found them',
  );
  assert.equal(barAt('/categories', '?in=goods').active, undefined);
  const paths = Object.keys(ACTIVE);
  assert.deepEqual(Object.fromEntries(paths.map((path) => [path, barAt(path, '').active])), ACTIVE);
});
