import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOf } from './source-files.js';

const API = 'demo/server/http/api.ts';

test('every route answers through the functions that know its reply’s shape', () => {
  const files = filesOf(['demo/server'], ['.ts']);
  assert.ok(files.length > 100, `${files.length} files`);
  const answering = files.filter((path) => /\bc\.json\(/.test(readFileSync(path, 'utf8')));
  assert.deepEqual(answering, [API]);
});

test('a successful reply has only data that a shape types', () => {
  const sent = readFileSync(API, 'utf8').match(/^export function succeed<[^{]*\{/m)?.[0] ?? '';
  assert.match(sent, /shape: Shape<T>/);
  assert.match(sent, /data: Data & NoExcess<T, Data>/);
});
