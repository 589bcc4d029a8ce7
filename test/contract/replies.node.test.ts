import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '../../demo/server/db/database.js';
import { urlencoded } from '../../src/api/own-fields.js';
import type { Call } from '../../src/contract/call.js';
import { calls } from '../../src/contract/calls.js';
import { openFilledPglite } from '../demo/server/filled-database.js';
import { type App, post, readEnvelope, succeeds, testApp } from '../demo/server/test-app.js';
import { cruelJson, pathsOf, withPart } from '../replies/mutations.js';
import { fitsReply, fitsSchema } from './operations.js';

/**
 * Hostile JSON for the schemas, and strings just over each bound. It leaves out values that superstruct can't print and
 * therefore always rejects, and "200", because no schema can limit a number that is written as a string.
 */
const cruel = [
  ...cruelJson.filter((json) => json.length < 1000 && !json.includes('toString') && json !== '"200"'),
  ...[129, 201, 513].map((length) => `"${'x'.repeat(length)}"`),
  '"1"',
  '" 0.5e0 "',
  '1000000001',
];

/** Shortens every list to its first two items, because the others are alike. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
};

describe('the schemas of openapi.json', () => {
  let database: Database;
  let app: App;
  let token: unknown;

  before(async () => {
    database = await openFilledPglite('whole');
    app = testApp(database.db);
    const signedIn = await succeeds(post(app, '/v3/pc/login', 'email=demo@example.com&password=demo123'));
    token = Reflect.get(Object(signedIn), 'token');
  });
  after(() => database.close());

  async function request({ endpoint: { path, method }, probe, needsToken }: Call) {
    const fields = String(urlencoded(probe ?? {}));
    const headers = { platformType: '3', lang: 'en', ...(needsToken ? { token: String(token) } : {}) };
    const isGet = method === 'GET';
    const response = await app.request(`/v3${path}${isGet ? `?${fields}` : ''}`, {
      method,
      headers: { ...headers, ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(isGet ? {} : { body: fields }),
    });
    return readEnvelope(response);
  }

  for (const call of calls.filter(({ probe }) => probe)) {
    const { endpoint, reply = {} } = call;
    it(`match the demo’s replies to ${endpoint.name}`, async () => {
      const body = await request(call);
      assert.equal(body.code, 200, body.msg);
      const isReply = await fitsReply(endpoint);
      assert.ok(isReply(body));
      assert.ok(isReply({ code: 500, msg: 'No.', data: null }), 'a refusal may have any data');
      assert.ok(isReply({ ...body, code: '200' }), 'a code may be a string');
      for (const wrong of [{ ...body, code: 'OK' }, { ...body, code: null }, body.data, null])
        assert.ok(!isReply(wrong));
    });

    it(`of ${endpoint.name} are as strict as its struct`, async () => {
      const [name = ''] = Object.keys(reply);
      const isFitting = await fitsSchema(name);
      const data = shortened((await request(call)).data);
      for (const path of pathsOf(data))
        for (const json of [...cruel, null]) {
          const text = withPart(data, path, json);
          if (!text) continue; // the whole reply was left out
          const value: unknown = JSON.parse(text);
          const isRead = 'value' in endpoint.read(value);
          assert.equal(isFitting(value), isRead, `${path.join('.')}: ${json?.slice(0, 80)}`);
        }
    });
  }

  it('read the outcome from `data` if it is there, and otherwise from the body', async () => {
    for (const call of calls.filter(({ endpoint }) => endpoint.codeInData)) {
      const isReply = await fitsReply(call.endpoint);
      for (const right of [
        { code: 200, msg: '', data: { code: 200, msg: 'Sent.' } },
        { code: 200, data: { code: '500', msg: 'Too many mails.' } },
        { code: 200, data: null },
        { code: 401, msg: 'Sign in.' },
      ])
        assert.ok(isReply(right), JSON.stringify(right));
      assert.ok(!isReply({ code: 200, data: { code: 'yes' } }));
      assert.ok(!isReply({ data: {} }));
    }
  });
});
