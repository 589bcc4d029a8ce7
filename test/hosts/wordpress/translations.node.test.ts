import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { readDefinitions } from '../../../src/build/definitions.mjs';
import { translatedTexts } from '../../../src/build/wordpress/translations.mjs';

describe('the translations of the WordPress plugin', async () => {
  const texts = await translatedTexts(await readDefinitions());

  it('cover the texts of its pages and of the definitions', () => {
    for (const text of ['Theme color', 'Car search', 'Make']) assert.ok(texts.includes(text), text);
  });

  for (const locale of ['ru_RU', 'ar', 'fr_FR'])
    it(`have an entry for each text in ${locale}, and none for a deleted text`, () => {
      const file = readFileSync(`src/wordpress/languages/storefront-widgets-${locale}.po`);
      const { '': header, ...entries } = po.parse(file).translations[''] ?? {};
      assert.ok(header);
      assert.deepEqual(Object.keys(entries).sort(), [...texts].sort());
    });
});
