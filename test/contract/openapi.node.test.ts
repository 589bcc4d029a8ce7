import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };
import { openapiText } from '../../src/build/openapi.mjs';
import { calls } from '../../src/contract/calls.js';
import { replyFields, uncheckedFields } from '../../src/contract/reply-fields.js';
import { schemaOf } from '../../src/contract/schema-of.js';
import { filesOf, parse, visitAll } from '../architecture/source-files.js';
import { json, read } from '../bundle/dist.js';
import { operationOf } from './operations.js';

/** The calls of contract sections 4 and 6, as the contract writes them. */
const named = {
  userInfo: 'get /pc/user/getUserInfo',
  logout: 'post /pc/logout',
  couponExpire: 'post /pc/coupon/autoExpire',
  indexNotice: 'get /pc/index/notice',
  giftPop: 'get /pc/index/giftPop',
  luckyDraw: 'get /pc/index/luckyDraw',
  suggestions: 'get /pc/search/suggest',
  searchLogDelete: 'post /pc/search/deleteLog',
  history: 'get /pc/history',
  carIndex: 'get /pc/car/indexV2',
  shopCategory: 'get /pc/shopCategory',
  prizeDraw: 'get /pc/prize/draw',
  prizeRecord: 'get /pc/prize/prizeRecord',
  invtRecord: 'get /pc/prize/invtRecord',
  zipLookup: 'get /pc/address/codeList',
  themeColor: 'post /common/getConfig',
  carFacets: 'get /pc/car/facets',
};

describe('openapi.json', () => {
  it('is up to date', async () => {
    assert.ok(read('openapi.json') === (await openapiText()), 'build it');
  });

  it('is valid by the schema of OpenAPI 3.1', async () => {
    const uri = 'https://spec.openapis.org/oas/3.1/schema-base';
    const check = await validate(uri);
    // The document was parsed from JSON.
    const checked = check(json('openapi.json') as Parameters<typeof check>[0], 'BASIC');
    assert.deepEqual(checked.valid ? [] : checked.errors, []);
    assert.ok(!check({ openapi: '3.1.0' }).valid, 'an invalid document fails the validation');
  });

  it('has the version of the package', () => {
    assert.equal(
      (json('openapi.json') as typeof manifest & { info: typeof manifest }).info.version,
      manifest.version,
    );
  });

  it('has the calls that the contract names, by their names', () => {
    for (const [name, place] of Object.entries(named)) {
      const [method = '', path = ''] = place.split(' ');
      assert.equal(operationOf({ method, path })?.operationId, name);
    }
  });

  it('has every call that a widget makes', async () => {
    const modules: object[] = await Promise.all(
      readdirSync('src/api').map((file) => import(pathToFileURL(`src/api/${file}`).href)),
    );
    const endpoints = modules
      .flatMap((module) => Object.values(module))
      .filter((value) => typeof value === 'object' && value !== null && 'path' in value && 'read' in value);
    assert.ok(endpoints.length > 20, `${endpoints.length} endpoints`);
    for (const endpoint of endpoints)
      assert.ok(
        calls.some((call) => call.endpoint === endpoint),
        endpoint.name,
      );
    for (const { endpoint } of calls) assert.equal(operationOf(endpoint)?.operationId, endpoint.name);
  });

  it('has the four headers with every call', () => {
    for (const { endpoint, needsToken } of calls) {
      const headers = operationOf(endpoint)?.parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
      assert.deepEqual(headers, ['platformType', 'uuid', needsToken ? 'tokenNeeded' : 'token', 'lang']);
    }
  });

  it('has the fields that the state sends', () => {
    let found = 0;
    for (const path of filesOf(['src/state'], ['.ts']))
      visitAll(parse(path), (node) => {
        if (!ts.isCallExpression(node) || node.expression.getText() !== 'send') return;
        const [name, data] = node.arguments;
        if (!name || !data || !ts.isObjectLiteralExpression(data)) return;
        const call = calls.find(({ endpoint }) => endpoint.name === name.getText());
        for (const field of data.properties) {
          const key = field.name?.getText();
          if (!key) continue; // a spread of fields declared elsewhere
          found += 1;
          assert.ok(call?.sends && key in call.sends, `${path}: ${name.getText()} sends ${key}`);
        }
      });
    assert.ok(found > 20, `${found} fields`);
  });

  it('describes no reply that no call has', () => {
    const replies = new Set(calls.flatMap(({ reply = {} }) => Object.keys(reply)));
    for (const name of [...Object.keys(replyFields), ...Object.keys(uncheckedFields)])
      assert.ok(replies.has(name), name);
  });

  it('cannot be generated from an unknown struct', () => {
    const unknown = { type: 'moon', schema: null, validate: () => [undefined, null] as const };
    assert.throws(() => schemaOf(unknown), /the struct "moon"/);
  });
});
