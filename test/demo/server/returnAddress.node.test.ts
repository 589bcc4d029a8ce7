import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnAddress } from '../../../demo/server/stores/return-address.js';

const ALBANY = { street: '12 Lark Street', city: 'Albany, NY', zip: '12210', country: 'United States' };
const WAREHOUSE = /^[^,]+, Ontario, CA \d{5}$/;

/** Where goods come back to, by where their store is. */
const STORES = [
  ['in the United States', ALBANY, /^12 Lark Street, Albany, NY 12210$/],
  ['overseas', { ...ALBANY, city: 'Foshan', country: 'China' }, WAREHOUSE],
  ['of which the street isn’t known', { ...ALBANY, street: undefined }, WAREHOUSE],
] as const;
for (const [where, store, expected] of STORES)
  test(`buyers return goods to the seller or, if that can’t be, to the warehouse: a store ${where}`, () =>
    assert.match(returnAddress(store).join(', '), expected));
