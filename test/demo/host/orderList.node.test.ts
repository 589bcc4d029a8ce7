import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/orders/OrdersPage.js')>(
  'host/orders/OrdersPage.tsx',
);
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
await page.loader();

test('the list of orders, which only an account has, shows a guest the way to an order', () => {
  const shown = render(
    createElement(page.Component),
    [[guestQuery, { email: null, order_id: null }]],
    '/content/order',
  );
  assert.match(readable(shown), / Ordered without an account\? Get a link to your order$/);
});
