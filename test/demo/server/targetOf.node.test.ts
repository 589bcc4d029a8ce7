import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOf, targetOf } from '../../../demo/server/http/request-target.js';
import { TARGETS } from './raw-request.js';

/** The URLs that the framework makes of odd targets, and a fragment, which it passes on if a client sends one. */
const URLS = [
  ...TARGETS.map((target) => `http://localhost:4173${target}`),
  'http://localhost:4173/products/12?a=b&c=%2F#reviews',
  'http://localhost:4173/#?/x',
  'https://[::1]:4173/a/b?c=/d?e',
  'http://localhost',
].flatMap((url) => (URL.canParse(url) ? [new URL(url).href] : []));

test('reads the path and query of a request as URL does', () => {
  assert.ok(URLS.length > 100);
  for (const url of URLS) {
    const { pathname, search } = new URL(url);
    // An empty query is none to the URL.
    const target = targetOf(url).replace(/^([^?]*)\?$/, '$1');
    assert.deepEqual([pathOf(url), target], [pathname, pathname + search], url);
  }
});
