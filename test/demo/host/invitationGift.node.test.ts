import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import coupons from '../../../demo/assets/data/coupons.json' with { type: 'json' };
import { LUCKY_COUPONS } from '../../../demo/server/gifts/gift-coupons.js';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { load, ofGuest, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/account/invitation/InvitationPage.js')>(
  'host/account/invitation/InvitationPage.tsx',
);
const { giftQuery } = await load<typeof import('../../../demo/host/api/account.js')>('host/api/account.ts');
await page.loader();

for (const [what, end_time, isTold] of [
  ['promises a coupon of the welcome gift while it lasts', Date.parse('2026-11-30T12:00:00Z'), true],
  ['promises nothing of a welcome gift that there isn’t', 0, false],
] as const)
  test(`the invitation page ${what}`, () => {
    const how = createElement(page.HowItWorks);
    const told = readable(render(how, [[ofGuest(giftQuery), { end_time }]]));
    assert.match(told, /your spin is on the wheel/);
    assert.equal(told.includes('welcome gift'), isTold);
  });

for (const lang of LANGUAGES)
  test(`the invitation page names the coupons that a friend may draw, in ${lang}`, async () => {
    const { default: texts } = await import(`../../../demo/host/account/invitation/messages/${lang}.json`, {
      with: { type: 'json' },
    });
    const named = String(texts.steps[1]).match(/\d+/g);
    const drawn = LUCKY_COUPONS.map((lucky) => coupons.find(({ couponId }) => couponId === lucky.couponId));
    const amounts = [...drawn.map((coupon) => coupon?.value), ...drawn.map((coupon) => coupon?.minSubtotal)];
    assert.deepEqual(
      named,
      amounts.map((cents = 0) => String(cents / 100)),
    );
    assert.ok(drawn.every((coupon) => coupon?.validDays === 1));
  });
