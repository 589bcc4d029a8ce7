import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/sellers/application/FourStepPage.js')>(
  'sellers/application/FourStepPage.tsx',
);
const { sellerQuery } =
  await load<typeof import('../../../demo/sellers/api/session.js')>('sellers/api/session.ts');
await page.loader();

test('a seller without an account sees the coming steps beside the form', () => {
  const html = render(createElement(page.Component), [[sellerQuery, null]]);
  const [, entry = ''] = html.split('class="seller-entry"');
  const [form = '', steps = ''] = entry.split('<ol ');
  assert.match(form, /<form.*type="password".*<\/form>/s);
  assert.match(steps, /aria-label="Steps of the application"/);
  assert.equal(steps.match(/<li>/g)?.length, 4);
  assert.match(readable(`<ol ${steps}`), /^Company .+ Contact .+ Documents .+ Store /);
});

test('the factories’ page offers a seller’s account first, and says what it agrees to', async () => {
  const factory = await load<typeof import('../../../demo/sellers/factory/FactoryPage.js')>(
    'sellers/factory/FactoryPage.tsx',
  );
  await factory.loader();
  const html = render(createElement(factory.Component), [[sellerQuery, null]]);
  assert.match(readable(html), /Create a seller account .+ you agree to our terms and conditions/);
});

test('the fees name the least payout, and who pays for shipping, returns, and tax', async () => {
  const { Fees } =
    await load<typeof import('../../../demo/sellers/landing/Fees.js')>('sellers/landing/Fees.tsx');
  const text = readable(render(createElement(Fees)));
  for (const row of ['Minimum payout $10', 'Shipping to the buyer', 'Return labels', 'Sales tax'])
    assert.ok(text.includes(row), text);
});
