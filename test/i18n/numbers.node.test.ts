import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersOf } from '../../src/i18n/numbers.js';

for (const [language, dollars, written] of [
  ['en', 24_500, '$24,500'],
  ['en', 12.5, '$12.50'],
  ['fr', 24_500, '24\u202f500\u00a0$'],
  // Bidi-isolated, so the currency sign stays in front of the number among Arabic letters.
  ['ar', 9_550, '\u2066$9,550\u2069'],
  ['zz', 24_500, '$24,500'],
] as const) {
  test(`${dollars} US dollars in ${language} are ${JSON.stringify(written)}`, () => {
    assert.equal(numbersOf(language).price(dollars), written);
  });
}

test('an invalid language uses the browser’s number format', () => {
  assert.match(numbersOf('not a language').price(1), /1/);
});
