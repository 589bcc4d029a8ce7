import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FEE_PERCENT } from '../../../demo/shared/fees.js';
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
  assert.match(form, /<button type="button"[^>]* aria-label="Show: Password">Show</);
  assert.match(readable(form), /At least six characters .+ Get verification code/);
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
  const text = readable(html);
  assert.match(text, /Create a seller account .+ you agree to our terms and conditions/);
  assert.match(text, /Single unit \$49.* 10\+ /);
  assert.match(text, /Production Number of employees, .+ Documents Business license/, 'what will be asked');
  const [, shelf = ''] = html.split('class="seller-shelf"');
  assert.equal(shelf.split('</div>')[0]?.match(/<span>/g)?.length, 12, 'many of one product');
});

test('the fees name the least payout, and who pays for shipping, returns, and tax', async () => {
  const { Fees } =
    await load<typeof import('../../../demo/sellers/landing/Fees.js')>('sellers/landing/Fees.tsx');
  const text = readable(render(createElement(Fees)));
  for (const row of [
    'Minimum payout $10',
    'Shipping to the buyer You pay the carrier',
    'Shipping fee that the buyer pays Goes to Meridian',
    'Coupons and points that buyers use Meridian pays for them',
    'Packages that get lost Refunded from your sales',
    'Return labels',
    'Items returned after your payout Deducted from later sales',
    'Sales tax, included in your price Meridian pays it from its part',
    'You are A store An approved factory',
    // $49 less a fee of $7.35 and $6 for the carrier
    'You keep $35.65',
    'Sales tax doesn’t come off what you keep.',
  ])
    assert.ok(text.includes(row), text);
});

test('the landing page names both fees, and what becomes of a payout whose item comes back', async () => {
  const { Landing } = await load<typeof import('../../../demo/sellers/landing/Landing.js')>(
    'sellers/landing/Landing.tsx',
  );
  const text = readable(render(createElement(Landing), [[sellerQuery, null]]));
  const { shop, factory } = FEE_PERCENT;
  assert.ok(text.includes(`${shop}% of each sale, ${factory}% for approved factories`), text);
  assert.match(text, /When do I get my money\?[^?]+ comes back after your payout, [^?]+ from later sales\./);
});

test('the seller terms that an application accepts are linked to', async () => {
  const { StepFields } = await load<typeof import('../../../demo/sellers/application/StepFields.js')>(
    'sellers/application/StepFields.tsx',
  );
  const children = createElement(StepFields, { form: { agree: { kind: 'yes' } }, departments: [] });
  const Step = () => createElement(FormProvider, Object.assign(useForm(), { children }));
  assert.match(
    render(createElement(Step)),
    /I accept the <a href="\/termsAndConditions#selling" target="_blank".*?>seller terms<\/a>:/,
  );
});
