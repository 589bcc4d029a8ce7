import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeUrl } from '../../src/navigation/safe-url.js';
import { corpus } from './corpus.js';

const page = 'https://shop.example/a/b';

for (const [url, allowed] of corpus) {
  test(`${JSON.stringify(url)} becomes ${allowed ?? 'nothing'}`, () => {
    assert.equal(safeUrl(url, page), allowed);
  });
}

test('a base that is no URL, or not one of the web, makes relative URLs nothing', () => {
  assert.equal(safeUrl('x.png', 'https://'), null);
  assert.equal(safeUrl('x.png', 'data:text/html,'), null);
  assert.equal(safeUrl('https://cars.example/x.png', 'data:text/html,'), 'https://cars.example/x.png');
});

test('a base that is relative is one of the page', () => {
  assert.equal(safeUrl('logo.png', '/v3/'), 'http://localhost/v3/logo.png');
});

test('whatever it is given, what comes out has an allowed scheme, and stays as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `javascript:${rest}`),
      ),
      (url) => {
        const allowed = safeUrl(url, page);
        if (allowed === null) return;
        assert.match(allowed, /^(https?|mailto|tel):/);
        assert.equal(safeUrl(allowed, page), allowed);
      },
    ),
    { numRuns: 2_000 },
  );
});
