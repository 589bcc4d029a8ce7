import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeImageUrl, safeUrl } from '../../src/page/safe-url.js';
import { fuzz } from '../support/fuzz.js';
import { corpus } from './corpus.js';
import { generated } from './generated.js';
import { faultOf, faults } from './generated-rules.js';

const page = 'https://shop.example/a/b';

for (const [url, allowed] of corpus) {
  test(`${JSON.stringify(url)} becomes ${allowed}`, () => {
    assert.equal(safeUrl(url, page), allowed);
  });
}

test('a relative URL becomes null if its base is no http(s) URL', () => {
  assert.equal(safeUrl('x.png', 'https://'), null);
  assert.equal(safeUrl('x.png', 'data:text/html,'), null);
  assert.equal(safeUrl('https://cars.example/x.png', 'data:text/html,'), 'https://cars.example/x.png');
});

for (const [url, allowed] of [
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['DATA:image/svg+xml,%3Csvg/%3E', 'DATA:image/svg+xml,%3Csvg/%3E'],
  ['data:text/html,%3Cscript%3E', null],
  ['data:,image/png', null],
  ['javascript:alert(1)', null],
  ['/logo.svg', 'https://shop.example/logo.svg'],
] as const)
  test(`the image ${url} becomes ${allowed}`, () => {
    assert.equal(safeImageUrl(url, page), allowed);
  });

test('a relative base is resolved against the page', () => {
  assert.equal(safeUrl('logo.png', '/v3/'), 'http://localhost/v3/logo.png');
});

test('for any input, the result has an allowed scheme, and is stable', () => {
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
    fuzz(2_000),
  );
});

test('no URL that is combined from dangerous parts runs as a link, or leaves the origin as a redirect', () => {
  assert.ok(generated.length > 2000);
  assert.deepEqual(faults(), []);
});

test('no random combination of dangerous parts runs as a link, or leaves the origin as a redirect', () => {
  const part = fc.oneof(
    fc.constantFrom(...generated),
    fc.constantFrom('%', '%2', '%25', '%2f', '%5C', '//', '\\\\', '..', ';', '@', '?', '#', ':', '\t', '\n'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      assert.equal(faultOf(parts.join('')), null);
    }),
    fuzz(3_000),
  );
});
