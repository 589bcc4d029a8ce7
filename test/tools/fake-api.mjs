import { wholeShop } from './whole-shop.mjs';

/**
 * A v3 API server for tests, as a test runner plugin. The API's base URL, `/fake-api/<scenario>/<id>`, selects the
 * answers. Each test has its own ID, so `GET /fake-api-calls/<id>` returns its calls. `hold` holds back every answer
 * until `POST /fake-api-release/<id>`. `given` answers the makes and models call with the body of
 * `POST /fake-api-answer/<id>`, and `http-<status>` answers it with that status. `whole` answers every call.
 */
const banner = {
  img_pc: '/test/tools/banner.svg',
  title: ['Your next car, shipped worldwide', 'Electric, hybrid and petrol cars'],
  brand: [
    {
      brand_name: 'BYD',
      value: 'byd',
      brand_logo: '/test/tools/banner.svg',
      car_model: [
        { name: 'Seal', value: 'seal' },
        { name: 'Dolphin', value: 'dolphin' },
      ],
    },
    {
      brand_name: 'Škoda',
      value: 'skoda',
      brand_logo: null,
      car_model: ['Enyaq', 'Octavia'],
    },
    {
      brand_name: 'Tesla',
      value: 'tesla',
      brand_logo: '/test/tools/banner.svg',
      car_model: [
        { name: 'Model 3', value: 'model-3' },
        { name: 'Model S', value: 'model-s' },
      ],
    },
    {
      brand_name: 'Toyota',
      value: 'toyota',
      brand_logo: '/test/tools/banner.svg',
      car_model: [],
    },
  ],
};

const replies = {
  '/pc/car/indexV2': { banner },
  '/common/getConfig': { content: 'Theme colour', value: '#c2410c' },
  '/pc/user/getUserUUID': { uuid: '00000000-0000-4000-8000-000000000001' },
  '/pc/user/getUserInfo': { uname: 'Ana' },
  '/pc/logout': null,
};

/** Returns a number of makes, with 40 models each. */
const makes = (length) => ({
  banner: {
    ...banner,
    brand: Array.from({ length }, (_, make) => ({
      brand_name: `Make ${make}`,
      value: `make-${make}`,
      brand_logo: null,
      car_model: Array.from({ length: 40 }, (_, model) => ({
        name: `Model ${model}`,
        value: `model-${model}`,
      })),
    })),
  },
});

/** More makes than fit in a window, and 5,000 makes, whose JSON is built only once because it's long. */
const long = makes(100);
let manyText;
const many = () => (manyText ??= JSON.stringify({ code: 200, msg: 'OK', data: makes(5000) }));

const json = (status, value) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const fail = (answer) => (path) => (path === '/pc/car/indexV2' ? answer : good(path));
const good = (path) =>
  path in replies
    ? json(200, { code: 200, msg: 'OK', data: replies[path] })
    : json(404, { code: 404, msg: 'Not found', data: null });
const whole = JSON.stringify({
  code: 200,
  msg: 'OK',
  data: replies['/pc/car/indexV2'],
});

/** The connection breaks, either before the answer or in the middle of it. */
const noAnswer = fail({ end: (response) => response.destroy() });
const halfAnswer = fail({
  end: (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
      .write(whole.slice(0, whole.length / 2), () => response.destroy()),
});

const scenarios = {
  ok: good,
  hold: good,
  whole: (path) =>
    path in wholeShop ? json(200, { code: 200, msg: 'OK', data: wholeShop[path] }) : good(path),
  'huge-error': fail(json(200, { code: 500, msg: 'x'.repeat(5_000_000), data: null })),
  'huge-id': (path) =>
    path === '/pc/user/getUserUUID'
      ? json(200, { code: 200, msg: 'OK', data: { uuid: 'u'.repeat(4_000_000) } })
      : good(path),
  many: (path) => (path === '/pc/car/indexV2' ? { ...json(200), body: many() } : good(path)),
  long: (path) => (path === '/pc/car/indexV2' ? json(200, { code: 200, msg: 'OK', data: long }) : good(path)),
  given: (path, id) => (path === '/pc/car/indexV2' ? { ...json(200), body: given.get(id) } : good(path)),
  'business-500': fail(json(200, { code: 500, msg: 'The shop is closed today', data: null })),
  'business-5004': fail(json(200, { code: 5004, msg: 'Invalid token', data: null })),
  html: fail({
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>Proxy</title>',
  }),
  truncated: fail({
    status: 200,
    type: 'application/json',
    body: whole.slice(0, whole.length / 2),
  }),
  'wrong-shape': fail(
    json(200, {
      code: 200,
      msg: 'OK',
      data: { banner: { ...banner, brand: [{ brand_name: 1 }] } },
    }),
  ),
  redirect: fail({
    status: 302,
    type: 'text/plain',
    headers: { location: '/fake-api/ok/redirected/' },
    body: '',
  }),
  'no-answer': noAnswer,
  'half-answer': halfAnswer,
  silent: fail({ end: () => {} }),
};

/** Returns the scenario with a name. There's one for each status, such as `http-503`. */
function scenarioOf(name) {
  const status = Number(/^http-(\d{3})$/.exec(name)?.[1]);
  return status
    ? fail(json(status, { code: status, msg: 'Told by the status', data: null }))
    : scenarios[name];
}

const calls = new Map();
const given = new Map();
const held = new Map();

const readBody = async (request) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** Sends an answer without the test runner, which turns every status into 200. */
function send(context, { status, type, headers, body, end }) {
  context.respond = false;
  if (end) end(context.res);
  else
    context.res
      .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
      .end(body);
  return { body: '' };
}

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export const fakeApi = () => ({
  name: 'fake-api',
  async serve(context) {
    const [, root, scenario, id, ...rest] = context.path.split('/');
    if (root === 'fake-api-calls') return send(context, json(200, calls.get(scenario) ?? []));
    if (root === 'fake-api-answer') {
      given.set(scenario, await readBody(context.req));
      return send(context, json(200, true));
    }
    if (root === 'fake-api-release') {
      for (const release of held.get(scenario)?.splice(0) ?? []) release();
      held.set(scenario, null); // from now on, nothing with this ID is held back
      return send(context, json(200, true));
    }
    if (root !== 'fake-api') return undefined;
    const path = `/${rest.join('/')}`;
    const body = await readBody(context.req);
    calls.set(id, [
      ...(calls.get(id) ?? []),
      {
        method: context.method,
        path,
        query: context.querystring,
        headers: context.headers,
        body,
      },
    ]);
    if (scenario === 'hold' && held.get(id) !== null) {
      await new Promise((release) => held.set(id, [...(held.get(id) ?? []), release]));
    }
    return send(context, (scenarioOf(scenario) ?? good)(path, id));
  },
});
