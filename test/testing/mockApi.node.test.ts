import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from 'superstruct';
import { promiseOf } from '../../src/api/prize-round.js';
import { Award, PrizeInfoReply } from '../../src/api/prizes.js';
import type { CallName } from '../../src/api/replies.js';
import { calls } from '../../src/contract/calls.js';
import { checkDraw } from '../../src/state/check-draw.js';
import { createMockApi, type MockApi, type MockFault } from '../../src/testing/index.js';

const SHOP = 'https://shop.example/v3';

interface Body {
  readonly code: number;
  readonly msg: string;
  readonly data: never;
}

/** Sends a call as a widget does, and returns the reply's body. */
async function send(
  api: MockApi,
  name: string,
  data: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> {
  return (await respond(api, name, data, headers)).json();
}

function respond(
  api: MockApi,
  name: string,
  data: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  const endpoint = calls.find((each) => each.endpoint.name === name)?.endpoint;
  assert.ok(endpoint, name);
  const { method, path } = endpoint;
  const fields = new URLSearchParams(data);
  const url = method === 'GET' ? `${SHOP}${path}?${fields}` : SHOP + path;
  return api.handle(
    new Request(url, { method, headers, signal, ...(method === 'POST' && { body: fields }) }),
  );
}

async function signIn(api: MockApi): Promise<string> {
  const { data } = await send(api, 'login', { email: 'demo@example.com', password: 'demo123' });
  return (data as { token: string }).token;
}

/** The data of the calls that fail without any, by their name. */
const REQUIRED_DATA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { email: 'demo@example.com', password: 'demo123' },
  register: { email: 'ana@example.com', password: 'secret1', email_code: '123456' },
  editPwd: { email: 'nobody@example.com', password: 'secret2', code: '123456' },
  setSelectAddress: { address_id: '2' },
};

test('each call of the contract gets a reply that fits its struct, in each language', async () => {
  for (const lang of ['en', 'ru', 'ar', 'fr', 'pt-BR']) {
    const api = createMockApi({ lang });
    const token = await signIn(api);
    for (const { endpoint } of calls.filter((each) => each.endpoint.name !== 'logout')) {
      const { code, msg, data } = await send(api, endpoint.name, REQUIRED_DATA[endpoint.name], { token });
      assert.deepEqual([code, msg], [200, 'OK'], endpoint.name);
      const read = endpoint.read(data);
      assert.ok('value' in read, `${endpoint.name}: ${JSON.stringify(read)}`);
    }
  }
});

test('a call that needs a token is refused for a guest, and another shop’s token ends the session', async () => {
  const api = createMockApi();
  for (const { endpoint, needsToken } of calls) {
    if (needsToken) assert.equal((await send(api, endpoint.name)).code, 403, endpoint.name);
  }
  assert.equal((await send(api, 'navbar', {}, { token: 'stolen' })).code, 401);
});

test('every token belongs to the account that is signed in', async () => {
  const api = createMockApi({ signedIn: 'demo@example.com' });
  const user = await send(api, 'userInfo', {}, { token: 'of the suite' });
  assert.equal((user.data as { uname: string }).uname, 'Dana');
  assert.deepEqual((await send(api, 'userInfo')).data, {});
  assert.throws(() => createMockApi({ signedIn: 'nobody@example.com' }), /signedIn: .*nobody@example\.com/);
});

test('a sign-in, a selected address, or a dismissed gift changes later replies', async () => {
  const api = createMockApi();
  assert.deepEqual((await send(api, 'userInfo')).data, {});
  assert.equal((await send(api, 'login', { email: 'demo@example.com', password: 'wrong' })).code, 400);
  const token = await signIn(api);
  const as = { token };
  assert.equal(((await send(api, 'userInfo', {}, as)).data as { uname: string }).uname, 'Dana');

  const selected = async () =>
    ((await send(api, 'addressList', {}, as)).data as { is_select: number }[]).map(
      ({ is_select }) => is_select,
    );
  await send(api, 'setSelectAddress', { address_id: '2' }, as);
  assert.deepEqual(await selected(), [0, 1]);
  await send(api, 'cancelSelect', {}, as);
  assert.deepEqual(await selected(), [0, 0]);
  assert.equal((await send(api, 'setSelectAddress', { address_id: '9' }, as)).code, 404);

  await send(api, 'couponExpire', { coupon_log_id: '1' }, as);
  assert.equal(((await send(api, 'giftPop', {}, as)).data as { end_time: number }).end_time, 0);

  await send(api, 'logout', {}, as);
  assert.equal((await send(api, 'userInfo', {}, as)).code, 401);
});

test('an account is created with the code, once, and its password can be changed', async () => {
  const api = createMockApi();
  const ana = { email: 'ana@example.com', password: 'secret1' };
  assert.equal((await send(api, 'register', { ...ana, email_code: '000000' })).code, 400);
  assert.equal((await send(api, 'register', { ...ana, email_code: '123456' })).code, 200);
  assert.equal((await send(api, 'register', { ...ana, email_code: '123456' })).code, 400);
  await send(api, 'editPwd', { email: ana.email, password: 'secret2', code: '123456' });
  assert.equal((await send(api, 'login', ana)).code, 400);
  assert.equal((await send(api, 'login', { ...ana, password: 'secret2' })).code, 200);
});

test('the cars that match a choice are counted, in each list without its own filter', async () => {
  const api = createMockApi();
  const { data } = await send(api, 'carFacets', { brand: 'toyota', fuel: 'hybrid', year_min: '2022' });
  const { total, brands, models, bodies, fuels, years } = data as never as {
    total: number;
    years: object;
  } & Record<'brands' | 'models' | 'bodies' | 'fuels', { value: string; name: string; count: number }[]>;
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]));
  assert.equal(total, 3);
  assert.deepEqual(counts(brands), { byd: 1, toyota: 3 });
  assert.deepEqual([brands[0]?.name, fuels[0]?.name], ['BYD', 'Hybrid']);
  assert.deepEqual(counts(models), { camry: 1, corolla: 1, rav4: 1 });
  assert.deepEqual(counts(bodies), { sedan: 2, suv: 1 });
  assert.deepEqual(counts(fuels), { hybrid: 3 });
  assert.deepEqual(years, { min: 2022, max: 2023 });
});

test('two mocks with the same seed behave the same, and with another seed differently', async () => {
  const draws = async (seed: number) => {
    const api = createMockApi({ seed });
    const token = await signIn(api);
    const results: unknown[] = [];
    for (const key of ['a', 'b', 'c']) results.push((await send(api, 'prizeDraw', { key }, { token })).data);
    return [token, results];
  };
  assert.deepEqual(await draws(5), await draws(5));
  assert.notDeepEqual(await draws(5), await draws(6));
});

test('the draw matches the mock’s promise, as the widget checks it', async () => {
  const api = createMockApi();
  const as = { token: await signIn(api) };
  for (const key of ['a', 'b', 'c']) {
    const promised = promiseOf(create((await send(api, 'prizeInfo', {}, as)).data, PrizeInfoReply));
    assert.ok(promised);
    const award = create((await send(api, 'prizeDraw', { key, hash: promised.hash }, as)).data, Award);
    assert.equal(await checkDraw(promised, key, award), 'fits');
    const other = { ...award, award_level: (award.award_level % 8) + 1 };
    assert.equal(await checkDraw(promised, key, other), 'differs');
  }
});

test('the same key repeats the same draw, and spins run out', async () => {
  const api = createMockApi();
  const as = { token: await signIn(api) };
  const draw = (key: string) => send(api, 'prizeDraw', { key }, as);
  const first = await draw('a');
  await draw('b');
  const again = await draw('a');
  assert.equal(
    (again.data as { award_level: number }).award_level,
    (first.data as { award_level: number }).award_level,
  );
  assert.equal((await draw('c')).code, 200);
  assert.equal((await draw('d')).code, 400);
  assert.equal((await send(api, 'prizeDraw', { key: 'e', hash: 'f'.repeat(64) }, as)).code, 400);
});

test('each request is recorded, with its name, headers, and data', async () => {
  const api = createMockApi();
  await send(api, 'zipLookup', { code: '90210' }, { lang: 'ru', platformType: '3' });
  await send(api, 'themeColor', { key: 'THEME_COLOR' });
  const [first, second] = api.calls;
  assert.deepEqual([first?.name, first?.data, first?.headers.lang], ['zipLookup', { code: '90210' }, 'ru']);
  assert.deepEqual(
    [second?.name, second?.method, second?.data],
    ['themeColor', 'POST', { key: 'THEME_COLOR' }],
  );
});

test('a custom reply is sent if it fits the call, and refused if it does not', async () => {
  const api = createMockApi();
  api.reply('zipLookup', [{ code: '00501', city: 'Holtsville' }]);
  assert.deepEqual((await send(api, 'zipLookup')).data, [{ code: '00501', city: 'Holtsville' }]);
  api.reply('zipLookup', ({ data }) => [{ code: data.code ?? '', city: 'Anywhere' }]);
  assert.deepEqual((await send(api, 'zipLookup', { code: '1' })).data, [{ code: '1', city: 'Anywhere' }]);
  // As JavaScript, where no types help.
  const untyped = api as unknown as Record<'reply' | 'fail' | 'delay', (...values: unknown[]) => void>;
  for (const [act, message] of [
    [() => untyped.reply('zipLookup', [{ code: 1 }]), /^zipLookup: data\.0\.code: expected string/],
    [() => untyped.reply('carindex', {}), /^There is no call "carindex": addressList, /],
    [() => untyped.fail('carIndex', 'slow'), /^"slow" is no fault: a status from 400 to 599, hang, /],
    [() => untyped.fail('carIndex', 200), /^"200" is no fault/],
    [() => untyped.delay('carIndex', 'long'), /^A delay is a number/],
  ] as const)
    assert.throws(act, { constructor: TypeError, message });
});

test('sample data that does not fit is refused with its path', () => {
  for (const [data, message] of [
    [{ cars: [{ brand: 'byd' }] }, /^data\.cars\.0\.brand_name: Expected a string/],
    [{ carz: [] }, /^data\.carz: Expected a value of type `never`/],
    [{ prizes: [] }, /^data\.prizes: Expected a array with a length of `8`/],
    [
      { prizes: Array(8).fill({ award_name: 'A mug', odds: 0.1 }) },
      /^data\.prizes: the odds .* must sum to 1/,
    ],
  ] as const)
    assert.throws(() => createMockApi({ data: data as never }), { constructor: TypeError, message });
});

test('sample data replaces parts of the shop, and the rest stays', async () => {
  const api = createMockApi({ data: { theme_color: '#000', zips: [] } });
  assert.deepEqual((await send(api, 'themeColor')).data, { value: '#000' });
  assert.deepEqual((await send(api, 'zipLookup', { code: '10001' })).data, []);
  assert.equal((await send(api, 'navbar')).code, 200);
});

/** The faults, each with a check of what the client gets. */
const failures: readonly (readonly [fault: MockFault, check: (response: Response) => Promise<unknown>])[] = [
  [500, async ({ status }) => assert.equal(status, 500)],
  [{ http: 503 }, async ({ status }) => assert.equal(status, 503)],
  [{ code: 5004, msg: 'No' }, async (response) => assert.equal((await response.json()).code, 5004)],
  [
    { data: { banner: 1 } },
    async (response) => assert.deepEqual((await response.json()).data, { banner: 1 }),
  ],
  ['html', async (response) => assert.match(await response.text(), /^<!doctype html>/)],
  ['truncated', async (response) => assert.rejects(response.json(), SyntaxError)],
  ['cut', async (response) => assert.rejects(response.text(), /broke/)],
  ['offline', async ({ type }) => assert.equal(type, 'error')],
];
for (const [fault, check] of failures)
  test(`a call fails with ${JSON.stringify(fault)} until the fault is cleared`, async () => {
    const api = createMockApi();
    api.fail('carIndex', fault);
    await check(await respond(api, 'carIndex'));
    api.fail('carIndex', null);
    assert.equal((await send(api, 'carIndex')).code, 200);
  });

test('a call that hangs or is delayed ends when it is aborted', async () => {
  const api = createMockApi();
  api.fail('carIndex', 'hang');
  api.delay('navbar', 60_000);
  for (const name of ['carIndex', 'navbar']) {
    const end = new AbortController();
    const response = respond(api, name, {}, {}, end.signal);
    end.abort();
    await assert.rejects(response, { name: 'AbortError' });
  }
});

test('reset removes custom replies, faults, delays, sessions, and records', async () => {
  const api = createMockApi();
  const token = await signIn(api);
  api.reply('zipLookup', []);
  api.fail('carIndex', 500);
  api.delay('*', 60_000);
  api.reset();
  assert.deepEqual(api.calls, []);
  assert.equal((await send(api, 'zipLookup', { code: '10001' })).data[0] !== undefined, true);
  assert.equal((await send(api, 'carIndex')).code, 200);
  assert.equal((await send(api, 'navbar', {}, { token })).code, 401);
});

test('pages of any origin may call the mock, and an unknown path gets a 404', async () => {
  const api = createMockApi();
  const preflight = await api.handle(new Request(`${SHOP}/pc/navbar`, { method: 'OPTIONS' }));
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
  assert.equal((await api.handle(new Request(`${SHOP}/pc/nothing`))).status, 404);
  assert.equal((await api.handle(new Request(`${SHOP}/pc/login`))).status, 404, 'only a POST');
});

test('a mock that listens replies, breaks connections, and cannot be reached once closed', async () => {
  const api = createMockApi();
  const server = await api.listen();
  try {
    const url = `${server.api}/pc/car/indexV2`;
    assert.equal((await (await fetch(url)).json()).code, 200);
    assert.equal((await fetch(url, { method: 'OPTIONS' })).status, 204);
    for (const fault of ['offline', 'cut'] as const) {
      api.fail('carIndex', fault);
      await assert.rejects(
        fetch(url).then((response) => response.text()),
        TypeError,
        fault,
      );
    }
    // Half of it arrives before the connection breaks.
    const reader = (await fetch(url)).body?.getReader();
    assert.ok((await reader?.read())?.value?.length);
    await assert.rejects(async () => reader?.read(), TypeError);
    api.fail('carIndex', 'hang');
    await assert.rejects(fetch(url, { signal: AbortSignal.timeout(100) }), { name: 'TimeoutError' });
    const names: readonly CallName[] = api.calls.map(({ name }) => name);
    assert.ok(names.every((name) => name === 'carIndex'));
  } finally {
    await server.close();
  }
  await assert.rejects(fetch(`${server.api}/pc/navbar`), TypeError);
});
