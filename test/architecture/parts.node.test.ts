import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { filesOf } from './source-files.js';

/** Returns the part names in a view: from `part="…"`, and those that the header re-exports from its inner widgets. */
const partsIn = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  const own = [...text.matchAll(/\spart="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const handedOn = [...text.matchAll(/exportparts="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(',').map((pair) => pair.split(':')[1]?.trim() ?? ''),
  );
  return [...own, ...handedOn];
};

for (const { tag, widget, parts } of await readDefinitions())
  test(`<${tag}> documents every part that it has`, () => {
    const found = filesOf([`src/${widget}`], ['.tsx']).flatMap(partsIn);
    const unknown = [...new Set(found)].filter((name) => !Object.hasOwn(parts, name));
    assert.deepEqual(unknown, []);
  });

test('the parts that the header exports exist in the widgets inside it', async () => {
  const definitions = await readDefinitions();
  const text = readFileSync('src/header/Header.tsx', 'utf8');
  const nested = [...text.matchAll(/<(storefront-[\w-]+)\s+exportparts="([^"]+)"/g)];
  assert.equal(nested.length, 2);
  for (const [, tag, list = ''] of nested) {
    const { parts = {} } = definitions.find((definition) => definition.tag === tag) ?? {};
    for (const pair of list.split(','))
      assert.ok(Object.hasOwn(parts, pair.split(':')[0]?.trim() ?? ''), `${tag}: ${pair}`);
  }
});
