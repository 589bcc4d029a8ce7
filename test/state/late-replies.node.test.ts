import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Copy, loadCopy, openPage, shop } from './page.js';

/** Fakes a network that ignores aborts, and whose answers come when the test says so. */
function stubbornNetwork(t: TestContext): ((answer: Response | Error) => void)[] {
  const answers: ((answer: Response | Error) => void)[] = [];
  t.mock.method(
    globalThis,
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return answers;
}

/** Waits until the requests made in this task have been sent. */
const sent = () => new Promise(setImmediate);

const cars = (title: string): Response =>
  Response.json({ code: 200, msg: 'OK', data: { banner: { title: [title], brand: [] } } });

/** Records everything that the store shows of the cars. */
function shown({ store }: Copy): string[] {
  const seen: string[] = [];
  store.subscribe(({ bigdata: { carIndex } }) => {
    const { status, data } = carIndex ?? { status: 'idle' };
    const title = data?.banner.title[0];
    const now = title ? `${status} ${title}` : status;
    if (seen.at(-1) !== now) seen.push(now);
  });
  return seen;
}

async function openShop(): Promise<Copy> {
  openPage({ href: shop });
  return loadCopy();
}

test('the reply for an earlier language never shows when it arrives late', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const seen = shown(copy);
  const loads: ReturnType<Copy['loadCarIndex']>[] = [];
  for (const lang of ['en', 'ru', 'ar'] as const) {
    copy.configure({ lang });
    loads.push(copy.loadCarIndex());
    await sent();
  }
  answers[2]?.(cars('three'));
  await loads[2];
  answers[1]?.(cars('two'));
  answers[0]?.(cars('one'));
  assert.deepEqual(
    (await Promise.all(loads)).map(({ status }) => status),
    ['aborted', 'aborted', 'ready'],
  );
  assert.deepEqual(seen, ['idle', 'loading', 'ready three']);
});

test('the reply of an earlier API never shows when it arrives late', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const seen = shown(copy);
  const loads: ReturnType<Copy['loadCarIndex']>[] = [];
  for (const api of ['/one', '/two', '/three']) {
    copy.configure({ api });
    loads.push(copy.loadCarIndex());
    await sent();
  }
  answers[2]?.(cars('three'));
  answers[1]?.(new TypeError('Failed to fetch'));
  answers[0]?.(new TypeError('Failed to fetch'));
  await Promise.all(loads);
  assert.deepEqual(seen, ['idle', 'loading', 'ready three']);
  assert.equal(answers.length, 3, 'a request that was superseded is not tried again');
});

test('going back to the first language shows its cars right away, and drops the second’s reply', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const first = copy.loadCarIndex();
  await sent();
  answers[0]?.(cars('English'));
  await first;
  const seen = shown(copy);
  copy.configure({ lang: 'fr' });
  const end = new AbortController();
  const second = copy.loadCarIndex({ signal: end.signal });
  await sent();
  copy.configure({ lang: 'en' });
  end.abort();
  assert.deepEqual(await copy.loadCarIndex(), { status: 'ready' });
  answers[1]?.(cars('French'));
  assert.deepEqual(await second, { status: 'aborted' });
  assert.deepEqual(seen, ['ready English', 'loading English', 'ready English']);
  assert.equal(answers.length, 2);
});

test('a superseded reply is not used later for the same key', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const loads = [copy.loadCarIndex()];
  await sent();
  copy.configure({ lang: 'fr' });
  loads.push(copy.loadCarIndex());
  await sent();
  answers[0]?.(cars('English'));
  answers[1]?.(cars('French'));
  await Promise.all(loads);
  copy.configure({ lang: 'en' });
  void copy.loadCarIndex();
  await sent();
  assert.equal(answers.length, 3, 'English is requested again');
  answers[2]?.(cars('English'));
});

test('the last caller to leave ends the load; those who stay get the outcome', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const seen = shown(copy);
  const [one, two] = [new AbortController(), new AbortController()];
  const leaving = copy.loadCarIndex({ signal: one.signal });
  const staying = copy.loadCarIndex({ signal: two.signal });
  await sent();
  one.abort();
  assert.deepEqual(await leaving, { status: 'aborted' });
  answers[0]?.(Response.json({ code: 500, msg: 'Closed' }));
  const outcome = await staying;
  assert.equal(
    outcome.status === 'failed' && outcome.first,
    true,
    'the first caller left, so this one reports',
  );
  assert.deepEqual(seen, ['loading', 'failed']);

  const three = new AbortController();
  const alone = copy.loadCarIndex({ signal: three.signal });
  await sent();
  three.abort();
  assert.deepEqual(await alone, { status: 'aborted' });
  answers[1]?.(cars('too late'));
  assert.deepEqual(seen, ['loading', 'failed', 'loading', 'idle']);
});

test('leaving while a newer reply loads keeps the older one visible', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const first = copy.loadCarIndex();
  await sent();
  answers[0]?.(cars('English'));
  await first;
  const seen = shown(copy);
  copy.configure({ lang: 'fr' });
  const end = new AbortController();
  const second = copy.loadCarIndex({ signal: end.signal });
  end.abort();
  await second;
  assert.deepEqual(seen, ['ready English', 'loading English', 'ready English']);
});

test('ready data is not requested again; failed data is', async (t) => {
  const answers = stubbornNetwork(t);
  const copy = await openShop();
  const first = copy.loadCarIndex();
  await sent();
  answers[0]?.(Response.json({}, { status: 503 }));
  assert.equal((await first).status, 'failed');
  const retry = copy.loadCarIndex();
  await sent();
  answers[1]?.(cars('English'));
  assert.deepEqual(await retry, { status: 'ready' });
  assert.deepEqual(await copy.loadCarIndex(), { status: 'ready' });
  assert.equal(answers.length, 2);
});

test('a request made in the same task as a configuration goes only to the configured API', async (t) => {
  const fetched = t.mock.method(globalThis, 'fetch', async () => cars('English'));
  const copy = await openShop();
  const before = copy.loadCarIndex();
  copy.configure({ api: 'https://api.example/v3' });
  const after = copy.loadCarIndex();
  assert.deepEqual(
    (await Promise.all([before, after])).map(({ status }) => status),
    ['aborted', 'ready'],
  );
  assert.deepEqual(
    fetched.mock.calls.map(({ arguments: [url] }) => String(url)),
    ['https://api.example/v3/pc/car/indexV2'],
  );
});
