import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
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
