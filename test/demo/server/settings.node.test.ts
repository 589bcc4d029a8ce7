import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { overDatabase } from './each-database.js';
import { post, refuses, succeeds, testApp } from './test-app.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const THEME = { content: '#c2410c', value: '#c2410c' };
const CURRENCY = { content: 'US dollar', value: 'USD' };

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([seedSettings]);
  });
  after(() => database.close());

  const one = (body: string, type?: string) => post(testApp(database.db), '/v3/common/getConfig', body, type);
  const many = (body: string, type?: string) =>
    post(testApp(database.db), '/v3/common/getConfigList', body, type);

  test('reads a setting by a form and by JSON', async () => {
    assert.deepEqual(await succeeds(one('key=THEME_COLOR')), THEME);
    assert.deepEqual(await succeeds(one('{"key":"THEME_COLOR"}', JSON_TYPE)), THEME);
  });

  test('reads several settings by JSON, by commas, and by a repeated field', async () => {
    const both = { THEME_COLOR: THEME, CURRENCY };
    assert.deepEqual(await succeeds(many('{"key":["THEME_COLOR","CURRENCY"]}', JSON_TYPE)), both);
    assert.deepEqual(await succeeds(many('key=THEME_COLOR,CURRENCY')), both);
    assert.deepEqual(await succeeds(many('key=THEME_COLOR&key=CURRENCY')), both);
  });

  test('names an unknown key', async () => {
    assert.equal(await refuses(one('key=NOPE'), 404), 'There is no setting "NOPE".');
    assert.equal(await refuses(many('key=CURRENCY,NOPE,NADA'), 404), 'There is no setting "NOPE", "NADA".');
    assert.equal(await refuses(one('key=__proto__'), 404), 'There is no setting "__proto__".');
  });

  test('refuses a missing or wrong key', async () => {
    assert.equal(await refuses(one(''), 400), '"key" is missing.');
    assert.equal(await refuses(one('{"key":5}', JSON_TYPE), 400), '"key" must be a single text.');
    assert.equal(await refuses(many(''), 400), '"key" must be a list of texts.');
    assert.equal(await refuses(many('{"key":["A",5]}', JSON_TYPE), 400), '"key" must be a list of texts.');
    assert.equal(await refuses(many(`key=${'A,'.repeat(60)}A`), 400), '"key" may hold at most 50 items.');
  });
});
