import { tsImport } from 'tsx/esm/api';

const { createMockApi } = await tsImport('../../src/testing/mock-api.ts', import.meta.url);
const { answer } = await tsImport('../../src/testing/listen.ts', import.meta.url);
const { banner, danasShop } = await tsImport('../support/danas-shop.ts', import.meta.url);

/**
 * The mock's shop as a server for tests, as a test runner plugin. The API's base URL, `/fake-api/<scenario>/<id>`, says
 * what is wrong with it. Each test has its own ID, so `GET /fake-api-calls/<id>` returns its calls. `hold` holds back
 * every reply until `POST /fake-api-release/<id>`. `given` answers the makes and models call with the body of
 * `POST /fake-api-answer/<id>`, and `http-<status>` answers it with that status. `whole` is Dana's shop.
 */
/** Returns a number of makes, with 40 models each. */
const makes = (length) => ({
  banner: {
    ...banner,
    brand: Array.from({ length }, (_, make) => ({
      ...{ brand_name: `Make ${make}`, value: `make-${make}`, brand_logo: null },
      car_model: Array.from({ length: 40 }, (_, model) => ({
        ...{ name: `Model ${model}`, value: `model-${model}` },
      })),
    })),
  },
});

function openShop() {
  const shop = createMockApi({ signedIn: 'demo@example.com' });
  shop.reply('carIndex', { banner });
  shop.reply('userInfo', ({ headers }) => (headers.token ? { uname: 'Ana' } : {}));
  return shop;
}

const failing = (fault) => () => {
  const shop = openShop();
  shop.fail('carIndex', fault);
  return shop;
};

/** Opens the shop of a scenario. There's one for each status, such as `http-503`. */
const scenarios = {
  hold: openShop,
  whole: danasShop,
  /** More makes than fit in a window. */
  long: failing({ data: makes(100) }),
  many: failing({ data: makes(5000) }),
  'huge-error': failing({ code: 500, msg: 'x'.repeat(5_000_000) }),
  'huge-id'() {
    const shop = openShop();
    shop.fail('getUserUUID', { data: { uuid: 'u'.repeat(4_000_000) } });
    return shop;
  },
  'business-500': failing({ code: 500, msg: 'The shop is closed today' }),
  'business-5004': failing({ code: 5004, msg: 'Invalid token' }),
  html: failing('html'),
  truncated: failing('truncated'),
  'wrong-shape': failing({ data: { banner: { ...banner, brand: [{ brand_name: 1 }] } } }),
  'no-answer': failing('offline'),
  'half-answer': failing('cut'),
  silent: failing('hang'),
};

/** The responses of scenarios that no shop has, to the makes and models call, by ID. */
const OWN = {
  given: (id) => new Response(given.get(id), { headers: { 'content-type': 'application/json' } }),
  redirect: () => new Response(null, { status: 302, headers: { location: '/fake-api/ok/redirected/' } }),
};

/** Opens the shop of a scenario. `http-503` fails with that status. */
function open(scenario) {
  const [, status] = /^http-(\d{3})$/.exec(scenario) ?? [];
  return (status ? failing(Number(status)) : (scenarios[scenario] ?? openShop))();
}

const calls = new Map();
const given = new Map();
const held = new Map();
const shops = new Map();

/** Answers a request to a path after the shop's base URL. */
async function respond(request, { scenario, id, path }) {
  const url = new URL(request.url);
  const { method, headers } = request;
  if (method !== 'OPTIONS') {
    const body = await request.clone().text();
    const call = { method, path, query: url.search.slice(1), headers: Object.fromEntries(headers), body };
    calls.set(id, [...(calls.get(id) ?? []), call]);
  }
  if (scenario === 'hold' && held.get(id) !== null)
    await new Promise((release) => held.set(id, [...(held.get(id) ?? []), release]));
  if (path === '/pc/car/indexV2' && OWN[scenario]) return OWN[scenario](id);
  const key = `${scenario}/${id}`;
  if (!shops.has(key)) shops.set(key, open(scenario));
  return shops.get(key).handle(request);
}

/** Each command of a test, by the first part of its path. It returns what is sent back as JSON. */
const commands = {
  'fake-api-calls': (id) => calls.get(id) ?? [],
  async 'fake-api-answer'(id, request) {
    given.set(id, await request.text());
    return true;
  },
  'fake-api-release'(id) {
    for (const release of held.get(id)?.splice(0) ?? []) release();
    held.set(id, null); // from now on, nothing with this ID is held back
    return true;
  },
};

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export const fakeApi = () => ({
  name: 'fake-api',
  async serve(context) {
    const [, root, first, id, ...rest] = context.path.split('/');
    const command = commands[root];
    if (!command && root !== 'fake-api') return undefined;
    // Without the test runner, which turns every status into 200.
    context.respond = false;
    await answer(context.req, context.res, async (request) =>
      command
        ? Response.json(await command(first, request), { headers: { 'cache-control': 'no-store' } })
        : respond(request, { scenario: first, id, path: `/${rest.join('/')}` }),
    ).catch(() => context.res.destroy());
    return { body: '' };
  },
});
