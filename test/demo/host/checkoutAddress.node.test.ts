import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Address } from '../../../demo/shared/replies/addresses.js';
import { load, readable, render, texts } from './rendering.js';

const { AddressChoice } = await load<typeof import('../../../demo/host/checkout/AddressChoice.js')>(
  'host/checkout/AddressChoice.tsx',
);
const { OutsideNote } = await load<typeof import('../../../demo/host/checkout/OutsideNote.js')>(
  'host/checkout/OutsideNote.tsx',
);
const { statesQuery } =
  await load<typeof import('../../../demo/host/api/addresses.js')>('host/api/addresses.ts');
await Promise.all([texts.addressTexts, texts.checkoutTexts, texts.formTexts].map(({ load }) => load()));

const ADDRESS: Address = {
  ...{ address_id: '7', address_name: '7 Elm St', contact_name: 'Robin Guest', phone: '5125550142' },
  ...{ street: '7 Elm St', unit: '', city_name: 'Austin', state: 'TX', post_code: '78704' },
  ...{ is_default: 1, is_select: 0 },
};
const STATES = [
  { code: 'HI', name: 'Hawaii' },
  { code: 'TX', name: 'Texas' },
];

/** What a guest's addresses look like at checkout, by the URL. */
const VIEWS = [
  ['', /^Delivery address Robin Guest 7 Elm St Austin, TX 78704 Edit Remove Add an address$/],
  ['?edit=7', /^Edit the address Full name .* Deliver here Cancel$/],
  ['?edit=new', /^New address Full name .* Deliver here Cancel$/],
  ['?edit=8', /^Delivery address Robin Guest /],
] as const;
for (const [search, expected] of VIEWS)
  test(`a guest edits, removes, and adds addresses at checkout: “${search}”`, () => {
    const choice = { addresses: [ADDRESS], chosen: '7', onChoose() {} };
    const html = render(createElement(AddressChoice, choice), [[statesQuery, STATES]], `/content/1${search}`);
    assert.match(readable(html), expected);
  });

/** What is said of an address, by its state and zip code. */
const PLACES = [
  ['TX', '78704', ''],
  ['HI', '96813', 'Shipping to Hawaii costs more than to the mainland US.'],
] as const;
for (const [state, post_code, expected] of PLACES)
  test(`the checkout says whether shipping to ${state} costs more than the cart’s estimate`, () => {
    const html = render(createElement(OutsideNote, { address: { state, post_code } }), [
      [statesQuery, STATES],
    ]);
    assert.equal(readable(html), expected);
  });
