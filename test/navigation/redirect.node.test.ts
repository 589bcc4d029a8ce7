import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownUrl } from '../../src/navigation/redirect.js';
import { redirects } from './redirects.js';

const page = 'https://shop.example/a/b?redirect=x';

for (const [target, expected] of redirects)
  test(`redirect ${JSON.stringify(target)} → ${expected ?? 'home'}`, () => {
    assert.equal(ownUrl(target, page), expected);
  });

for (const without of ['about:srcdoc', 'about:blank', 'data:text/html,x', 'file:///x.html'])
  test(`a page with an opaque origin, ${without}, has no redirect`, () => {
    assert.equal(ownUrl('/cart', without), null);
    assert.equal(ownUrl('data:text/html,y', without), null);
  });
