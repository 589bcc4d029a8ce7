import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMPILE_AHEAD } from '../../src/build/compile-ahead.mjs';
import { read, scripts } from './dist.js';

const isAhead = (file: string) => read(file).startsWith(`${COMPILE_AHEAD}\n`);

test('what runs until a widget is drawn, and the list that follows it, is compiled while it arrives', () => {
  const first = scripts.filter((file) => /^(widgets\/|chunks\/(core|requests|List)-)/.test(file));
  assert.ok(first.length > 10, first.join());
  assert.deepEqual(
    first.filter((file) => !isAhead(file)),
    [],
  );
});

test('what else comes on demand is not: much of it is never called', () => {
  const later = scripts.filter((file) => /^chunks\/(?!(core|requests|List)-)/.test(file));
  assert.ok(later.length > 20, later.join());
  assert.deepEqual(later.filter(isAhead), []);
});

for (const site of ['host', 'mobile', 'sellers'])
  test(`all of the demo’s site ${site} is, except the drawings`, () => {
    const folder = join('demo/build', site, 'assets');
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    assert.ok(files.length > 20, files.join());
    assert.deepEqual(
      files
        .filter((file) => !readFileSync(join(folder, file), 'utf8').startsWith(`${COMPILE_AHEAD}\n`))
        .map((file) => file.replace(/-.{8}\.js$/, '')),
      ['goods-drawings'],
    );
  });
