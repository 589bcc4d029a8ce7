import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ACCOUNT_PATHS } from '../../../demo/host/account/paths.js';
import * as cart from '../../../demo/host/cart/paths.js';
import { LEGAL_PATHS } from '../../../demo/host/legal/paths.js';
import { FAIR_PATH, WHEEL_PATH } from '../../../demo/host/prizes/paths.js';
import { PAGE_PATHS } from '../../../demo/server/site/page-paths.js';
import { SELLER_PATHS } from '../../../demo/shared/seller-paths.js';

/** Returns the paths that a file of the host's router has as texts. */
function pathsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(prefixed\()?['`]((?:\$\{ORDERS_PATH\})?\/[^'`]*)['`]/g)].flatMap(
    ([, isPrefixed, path = '']) => {
      const whole = path.replace('$' + '{ORDERS_PATH}', cart.ORDERS_PATH);
      return isPrefixed ? [whole, `/content${whole}`] : [whole];
    },
  );
}

test('has the paths of all pages of the router, and no others', () => {
  const { CART_PATH, CHECKOUT_PATH, PAYMENT_PATH, ORDERS_PATH } = cart;
  const expected = [
    ...pathsIn('demo/host/router.tsx').filter((path) => !path.startsWith('/content$')),
    ...pathsIn('demo/host/catalog/routes.ts'),
    ...[CART_PATH, CHECKOUT_PATH, PAYMENT_PATH, ORDERS_PATH, WHEEL_PATH, FAIR_PATH],
    ...Object.values(LEGAL_PATHS).flat(),
    ...Object.values(ACCOUNT_PATHS),
    ...Object.values(SELLER_PATHS),
  ];
  assert.deepEqual([...new Set(PAGE_PATHS)].sort(), [...new Set(expected)].sort());
});
