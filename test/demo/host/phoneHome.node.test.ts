import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render } from './rendering.js';

const { Component } = await load<typeof import('../../../demo/mobile/PhoneHome.js')>('mobile/PhoneHome.tsx');
const { noticesQuery } = await load<typeof import('../../../demo/host/api/goods.js')>('host/api/goods.ts');

test('the mobile home has the announcements of the full one, and leads to all makes', () => {
  const notice = { title: 'Price at the port', content: 'Freight is extra.' };
  const html = render(createElement(Component), [[noticesQuery, [notice]]]);
  assert.match(readable(html), /Price at the port Freight is extra\. Popular makes .*See all cars/);
});
