import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render } from './rendering.js';

const { Footer } = await load<typeof import('../../../demo/host/shell/Footer.js')>('host/shell/Footer.tsx');

test('the footer leads to the mobile site from the pages that it has', () => {
  const at = (path: string) => readable(render(createElement(Footer), [], path));
  assert.match(at('/content/classifyZone'), /Mobile site/);
  assert.doesNotMatch(at('/content/sellerCentral'), /Mobile site/);
});
