import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, render, texts } from './rendering.js';

const { LinkTabs } = await load<typeof import('../../../demo/host/ui/LinkTabs.js')>('host/ui/LinkTabs.tsx');
const { KindTabs } =
  await load<typeof import('../../../demo/host/catalog/KindTabs.js')>('host/catalog/KindTabs.tsx');
await texts.catalogTexts.load();

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*>/g), ([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    current: /aria-current="([^"]*)"/.exec(tag)?.[1],
  }));

test('a row of tabs marks the current one, and no other', () => {
  const tabs = ['all', 'paid', 'shipped'].map((value) => ({
    value,
    to: { search: `?state=${value}` },
    text: value,
  }));
  const html = render(
    createElement(LinkTabs, { label: 'Orders', current: 'paid', tabs }),
    [],
    '/content/order',
  );
  assert.match(html, /^<nav aria-label="Orders">/);
  assert.deepEqual(linksIn(html), [
    { href: '/content/order?state=all', current: undefined },
    { href: '/content/order?state=paid', current: 'page' },
    { href: '/content/order?state=shipped', current: undefined },
  ]);
});

test('the tabs of a search keep what was searched for', () => {
  assert.deepEqual(linksIn(render(createElement(KindTabs, { kind: 'goods', term: 'desk lamp' }))), [
    { href: '/categories?goods_name=desk+lamp&in=cars', current: undefined },
    { href: '/categories?goods_name=desk+lamp&in=goods', current: 'page' },
  ]);
});
