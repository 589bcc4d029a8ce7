import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, halfAnswer, noAnswer, silence } from '../api/local-server.js';
import { CORS, checked, good, goodData, nameOf, reply } from './shop.js';

const ok = (data: unknown): Answer => reply(200, { code: 200, msg: '', data });
const preflight = (status: number, headers: Readonly<Record<string, string>>): Answer => {
  return (response, count, request) =>
    request.method === 'OPTIONS' ? response.writeHead(status, headers).end() : good(response, count, request);
};
const make = (fields: object) => ({
  banner: { title: [], brand: [{ brand_name: 'BYD', value: 'byd', car_model: [], ...fields }] },
});
const { 'access-control-allow-origin': _, ...withoutOrigin } = CORS;

/** Each mistake of a server: the call, the answer, and the location and advice that the check reports. */
const faults: Readonly<Record<string, readonly [call: string, answer: Answer, at: string, change: RegExp]>> =
  {
    'a number where a text belongs, deep in a list': [
      'carIndex',
      ok(make({ value: 7 })),
      'data.banner.brand.0.value',
      /is 7\. Send a text\./,
    ],
    'a model without a value': [
      'carIndex',
      ok(make({ car_model: ['Seal', { name: 'Han' }] })),
      'data.banner.brand.0.car_model.1',
      /is an object\. Send a text of at most 200 characters, or an object/,
    ],
    'a field that is missing': ['carIndex', ok({}), 'data.banner', /is missing\. Send an object/],
    'an object where a list belongs': ['navbar', ok({ 0: {} }), 'data', /is an object\. Send a list/],
    'a text that is no number': [
      'otherLoginSwitch',
      ok({ pc_switch: 'yes' }),
      'data.pc_switch',
      /is the text "yes"\. Send a number, or a text that is one/,
    ],
    'a number beyond its bound': [
      'carFacets',
      ok({ ...Object(goodData.carFacets), total: -1 }),
      'data.total',
      /is -1\. Send a number from 0 to 1000000000/,
    ],
    'a text that is too long': [
      'suggestions',
      ok([{ suggestKeyword: 'x'.repeat(201) }]),
      'data.0.suggestKeyword',
      /is a text of 201 characters\. Send a text of at most 200 characters/,
    ],
    'an id that no header can carry': ['getUserUUID', ok({ uuid: 'ä' }), 'data.uuid', /visible ASCII/],
    'a user that is a list': ['userInfo', ok([1]), 'data', /is a list\. Send the user object/],
    'no data at all': ['zipLookup', ok(undefined), 'data', /is missing\. Send a list/],
    'an HTML page': ['navbar', reply(200, ' <!doctype html>'), 'answer', /an HTML page.*is the path right/],
    'JSON that breaks off': ['navbar', reply(200, '{"code":200,"da'), 'answer', /it is cut off/],
    'an empty answer': ['navbar', reply(200, ''), 'answer', /It is empty/],
    'a list instead of the envelope': ['navbar', reply(200, []), 'answer', /It is not an object/],
    'a code that is a text and no number': [
      'navbar',
      reply(200, { code: 'OK', data: [] }),
      'code',
      /is the text "OK"\. Send a number/,
    ],
    'no code': ['navbar', reply(200, { data: [] }), 'code', /is missing/],
    'another code than 200': ['navbar', reply(200, { code: 0, data: [] }), 'code', /refused with code 0/],
    'a message that is no text': [
      'navbar',
      reply(200, { code: 200, msg: {}, data: [] }),
      'msg',
      /is an object\. Send a text/,
    ],
    'status 500': ['navbar', reply(500, { code: 200, data: [] }), 'status', /The status is 500/],
    'status 404': ['carIndex', reply(404, 'Not found'), 'status', /no such call \(404\)/],
    'a redirect': ['navbar', reply(302, '', { location: '/', ...CORS }), 'status', /It redirects to another/],
    'no CORS header': [
      'navbar',
      reply(200, { code: 200, data: [] }, {}),
      'cors',
      /Allow-Origin` is missing: pages of https:\/\/partner\.example may not read it/,
    ],
    'a CORS header for another origin': [
      'navbar',
      reply(200, { code: 200, data: [] }, { 'access-control-allow-origin': 'https://other.example' }),
      'cors',
      /names another origin/,
    ],
    'a preflight that refuses `uuid`': [
      'navbar',
      preflight(204, { ...CORS, 'access-control-allow-headers': 'platformType,token,lang' }),
      'preflight',
      /lacks uuid\. List it/,
    ],
    'a preflight without an origin': [
      'navbar',
      preflight(204, withoutOrigin),
      'preflight',
      /Origin` is missing/,
    ],
    'a preflight that is not answered': ['navbar', preflight(405, CORS), 'preflight', /with status 405/],
    'an answer that never comes': ['navbar', silence, 'answer', /within 1000 ms/],
    'a connection that breaks': ['navbar', noAnswer, 'answer', /Is the server there/],
    'an answer that breaks off': ['navbar', halfAnswer, 'answer', /was cut off/],
  };

for (const [name, [call, answer, at, change]] of Object.entries(faults))
  test(`the check finds ${name}, and nothing else`, async (t) => {
    const wrong: Answer = (response, count, request) => {
      const isOther = nameOf(request) !== call;
      // A problem with the reply must be reported only for the reply, so the preflight is fine.
      const isPreflight = request.method === 'OPTIONS' && at !== 'preflight';
      (isOther || isPreflight ? good : answer)(response, count, request);
    };
    // Only the silent server needs a timeout. All others answer at once, however busy the machine is.
    const patience = answer === silence ? ['--timeout', '1000'] : [];
    const { outcomes } = await checked(t, wrong, '--token', 'abc', ...patience);
    const found = outcomes.flatMap(({ call, faults }) => faults.map((fault) => ({ call, ...fault })));
    assert.deepEqual(
      found.map(({ call, at }) => [call, at]),
      [[call, at]],
      JSON.stringify(found),
    );
    assert.match(found[0]?.change ?? '', change);
    assert.match(found[0]?.change ?? '', /^[`A-Z].*[.?]$/, 'a sentence');
  });
