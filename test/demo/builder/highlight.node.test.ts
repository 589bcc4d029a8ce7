import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { embedOf, KINDS } from '../../../demo/builder/choice/choice.js';
import { highlight } from '../../../demo/builder/snippets/highlight.js';
import { snippet } from '../../../demo/builder/snippets/index.js';
import { catalog, choose, embed, HARD, shop } from './choices.js';

test('highlighted code has exactly the characters of the code, for every widget and kind', async () => {
  for (const { id } of catalog.widgets)
    for (const each of [embedOf(catalog, choose({ widget: id })), embed({ ...HARD, widget: id })])
      for (const kind of KINDS)
        for (const { code } of await snippet(kind, each, shop))
          assert.equal(
            highlight(code)
              .map(([text]) => text)
              .join(''),
            code,
          );
});

test('tags, attributes, values, and keywords are highlighted differently', () => {
  const kinds = (code: string) => highlight(code).filter(([, kind]) => kind);
  assert.deepEqual(kinds('<storefront-car-search make="byd" compact></storefront-car-search>'), [
    ['<storefront-car-search', 'tag'],
    ['make', 'name'],
    ['"byd"', 'string'],
    ['>', 'tag'],
    ['</storefront-car-search', 'tag'],
    ['>', 'tag'],
  ]);
  assert.deepEqual(kinds("import { CarSearch } from 'storefront-widgets/react';"), [
    ['import', 'word'],
    ['from', 'word'],
    ["'storefront-widgets/react'", 'string'],
  ]);
  assert.deepEqual(kinds('  --storefront-accent: #0b5cad;'), [
    ['--storefront-accent', 'name'],
    ['#0b5cad', 'string'],
  ]);
  assert.deepEqual(kinds('() => setIsOpen(true)'), []);
});

test('each widget has an icon in the list', () => {
  for (const { id } of catalog.widgets) assert.ok(existsSync(`demo/assets/icons/widgets/${id}.svg`), id);
});
