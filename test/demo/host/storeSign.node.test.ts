import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { COLORS } from '../../../demo/shared/colors.js';
import { contrast } from '../../../demo/shared/contrast.js';
import { load, render } from './rendering.js';

const { StoreSign } = await load<typeof import('../../../demo/host/product/StoreSign.js')>(
  'host/product/StoreSign.tsx',
);

for (const [name, color] of Object.entries(COLORS))
  test(`the initials of a store can be read on ${name}`, () => {
    const sign = render(createElement(StoreSign, { name: 'Yuyao Homeware Factory', color }));
    const [ground = '', initials = ''] = [...sign.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill);
    assert.match(sign, />YH</);
    const found = contrast(ground, initials) ?? 0;
    assert(found >= 4.5, `${initials} on ${ground}: ${found.toFixed(2)}`);
  });
