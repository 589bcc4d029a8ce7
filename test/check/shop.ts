import type { TestContext } from 'node:test';
import { check, type Report } from '../../src/check/check.js';
import { type Options, readCommandLine } from '../../src/check/options.js';
import { calls } from '../../src/contract/calls.js';
import { type Answer, localServer, type Received } from '../api/local-server.js';
import { validReply } from '../replies/valid-reply.js';

const award = {
  award_level: '3',
  award_name: '$5 off',
  award_state: 1,
  award_explain: '',
  time: '2026-01-01',
};

/** The data that a correct server returns, by call name. */
export const goodData: Readonly<Record<string, unknown>> = {
  addressList: [{ address_id: 7, address_name: 'Home', is_default: '1', is_select: 0, post_code: null }],
  carFacets: {
    total: 2,
    brands: [{ value: 'byd', count: 2 }],
    models: [],
    prices: { min: 9000, max: 12_000 },
    years: { min: 2019, max: 2024 },
    bodies: [{ value: 'suv', name: 'SUV', count: 2 }],
    fuels: [],
  },
  carIndex: validReply.data,
  getUserUUID: { uuid: 'a1b2' },
  giftPop: [],
  history: { list: [{ kind: 'car' }], total: 1 },
  indexCategory: { category: [{ cat_id: 1, cat_name: 'Cars' }], oversea: null, factory: [] },
  indexNotice: [{ title: 'Hello', content: 'We ship.' }],
  invtRecord: [award],
  navbar: [{ name: 'Home', path: '/' }],
  otherLoginSwitch: { pc_switch: '1' },
  prizeInfo: { tip1: 'Spin' },
  prizeRecord: [award],
  shopCategory: [{ cat_id: 1, cat_name: 'Cars' }],
  suggestions: [{ suggestKeyword: 'audi' }],
  themeColor: { value: '#0a66c2' },
  userInfo: {},
  zipLookup: [{ code: '10001', city: 'New York' }],
};

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'platformType, uuid, token, lang, content-type',
};

/** Returns the name of the call that a request, or its preflight, belongs to. */
export const nameOf = ({ url }: Received): string =>
  calls.find(({ endpoint }) => `/v3${endpoint.path}` === url.split('?')[0])?.endpoint.name ?? '';

/** Answers as a correct server does. */
export const good: Answer = (response, _, request) => {
  if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
  else reply(200, { code: 200, msg: 'OK', data: goodData[nameOf(request)] })(response, 1, request);
};

/** Replies with a body: a string as it is, anything else as JSON. */
export const reply =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = CORS): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Returns the options of a command line that checks a server. */
export function optionsOf(...words: readonly string[]): Options {
  const options = readCommandLine(words);
  if (typeof options === 'string') throw new Error(`It is a request for the ${options}`);
  return options;
}

/** Runs the command's checks against a server, with extra arguments. */
export async function checked(
  t: TestContext,
  answer: Answer,
  ...words: readonly string[]
): Promise<Report & { readonly api: string; readonly received: readonly Received[] }> {
  const { origin, received } = await localServer(t, answer);
  const options = optionsOf('check', `${origin}/v3/`, ...words);
  return { ...(await check(options)), api: options.api, received };
}
