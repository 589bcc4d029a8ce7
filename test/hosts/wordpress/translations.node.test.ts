import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { readDefinitions } from '../../../src/build/definitions.mjs';
import { textsOf, widgetsOf } from '../../../src/build/wordpress/widgets.mjs';

const source = 'src/wordpress';

/** Returns the texts that the PHP files pass to WordPress's translation functions. */
function textsOfPhp(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.php'),
  );
  const call = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\( '((?:[^'\\]|\\.)*)', 'storefront-widgets' \)/g;
  return files.flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(call)].map(([, text = '']) => text),
  );
}

describe('the translations of the WordPress plugin', async () => {
  const php = textsOfPhp();
  const wanted = [...new Set([...php, ...textsOf(await widgetsOf(await readDefinitions()))])].sort();

  it('are of the texts of its pages and of the definitions', () => {
    assert.ok(php.includes('Theme color') && php.length > 20, `${php.length} texts`);
    assert.ok(wanted.includes('Car search') && wanted.includes('Make'));
  });

  for (const locale of ['ru_RU', 'ar', 'fr_FR'])
    it(`have every text in ${locale}, and none that is gone`, () => {
      const file = readFileSync(join(source, `languages/storefront-widgets-${locale}.po`));
      const { '': header, ...texts } = po.parse(file).translations[''] ?? {};
      assert.ok(header);
      assert.deepEqual(
        wanted.filter((text) => !texts[text]?.msgstr[0]),
        [],
        'without a translation',
      );
      assert.deepEqual(
        Object.keys(texts).filter((text) => !wanted.includes(text)),
        [],
        'no longer used',
      );
    });
});
