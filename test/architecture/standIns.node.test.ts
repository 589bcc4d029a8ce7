import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOf, type Import, importsOf } from './source-files.js';

const imports = filesOf(['demo'], ['.ts', '.tsx']).flatMap(importsOf);
const STAND_INS = 'demo/stand-ins/';
const NAMES = ['cards', 'openid', 'mail'];

const format = ({ from, to }: Import): string => `${from} → ${to}`;
const isWithin = (folder: string) => (path: string) => path.startsWith(folder);
const isStandIn = isWithin(STAND_INS);
const isShared = isWithin('demo/shared/');
const isOurs = isWithin('demo/');

for (const name of NAMES)
  test(`the stand-in ${name} imports only shared types from the shop, and no other stand-in`, () => {
    const own = imports.filter(({ from }) => from.startsWith(`${STAND_INS}${name}/`));
    assert.ok(own.some(({ from }) => from.endsWith('/main.ts')));
    const wrong = own.filter(
      ({ to }) => isOurs(to) && !isShared(to) && (!isStandIn(to) || NAMES.includes(to.split('/')[2] ?? '')),
    );
    assert.deepEqual(wrong.filter(({ to }) => !to.startsWith(`${STAND_INS}${name}/`)).map(format), []);
  });

test('the code that all stand-ins share imports only packages', () => {
  const between = imports.filter(({ from }) => isStandIn(from) && from.split('/').length === 3);
  assert.ok(between.length > 0);
  assert.deepEqual(between.filter(({ to }) => isOurs(to)).map(format), []);
});

test('demo/shared imports nothing else of the demo', () => {
  const shared = imports.filter(({ from }) => isShared(from));
  assert.ok(shared.length > 0);
  assert.deepEqual(shared.filter(({ to }) => isOurs(to) && !isShared(to)).map(format), []);
});

test('one file of the shop imports the stand-ins, each on demand', () => {
  const users = imports.filter(({ from, to }) => isStandIn(to) && !isStandIn(from));
  assert.deepEqual([...new Set(users.map(({ from }) => from))], ['demo/server/stand-ins.ts']);
  assert.doesNotMatch(readFileSync('demo/server/stand-ins.ts', 'utf8'), /^import .*stand-ins\//m);
});
