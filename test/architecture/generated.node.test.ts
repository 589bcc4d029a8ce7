import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { described } from '../../src/build/describe.mjs';
import { staleSources } from '../../src/build/generated.mjs';
import { openapiText } from '../../src/build/openapi.mjs';
import { widgets } from '../../src/widgets.js';

// All of this needs no build, so `npm run check` says in seconds what a build would say in minutes.

const definitions = await readDefinitions();

test('each widget with a definition has its line in src/widgets.ts, and no line is left over', () => {
  assert.deepEqual(
    Object.keys(widgets).sort(),
    definitions.map(({ widget }) => widget),
  );
});

test('a definition names the elements that its view has inside', () => {
  for (const { widget, name, contains = [] } of definitions) {
    const view = `src/${widget}/${name}.tsx`;
    const tags = existsSync(view) ? readFileSync(view, 'utf8').matchAll(/<storefront-([\w-]+)/g) : [];
    assert.deepEqual([...tags].map(([, inside]) => inside).sort(), [...contains].sort(), widget);
  }
});

test('the sources generated from the definitions are up to date', async () => {
  assert.deepEqual(await staleSources(definitions), [], 'Run `npm run docs`.');
});

test('the types, the manifest, and the stylesheet can be generated from the definitions', () => {
  assert.ok(described(definitions)['custom-elements.json']);
});

test('openapi.json can be generated from the structs of the calls', async () => {
  assert.match(await openapiText(), /^\{/);
});
