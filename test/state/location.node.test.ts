import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Copy, deniedStorage, FullStorage, loadCopy, openPage, shop, WorkingStorage } from './page.js';

/** Fakes a network whose answers come when the test says so. */
function heldNetwork(t: TestContext) {
  const answers: ((data: unknown) => void)[] = [];
  t.mock.method(
    globalThis,
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((data) => resolve(Response.json({ code: 200, msg: 'OK', data })));
      }),
  );
  return answers;
}

/** Waits until the requests made in this task have been sent. */
const sent = () => new Promise(setImmediate);

/** Fakes a network that answers every lookup with its city. */
function openNetwork(t: TestContext): void {
  t.mock.method(globalThis, 'fetch', async (input: string) => {
    const code = new URL(input, shop).searchParams.get('code');
    return Response.json({ code: 200, msg: 'OK', data: [{ code, city: `City of ${code}` }] });
  });
}

const delivery = ({ store }: Copy) => {
  const { zip, city } = store.getState().addressindex;
  return [zip, city];
};

test('a zip code is stored with its city, and is still set on the next page', async (t) => {
  openNetwork(t);
  const local = new WorkingStorage();
  openPage({ href: shop, localStorage: () => local });
  const copy = await loadCopy();
  const outcome = await copy.applyZip('10001');
  assert.equal(outcome.status, 'done');
  assert.deepEqual([local.getItem('Applycode'), local.getItem('Applycity')], ['10001', 'City of 10001']);
  openPage({ href: shop, localStorage: () => local });
  assert.deepEqual(delivery(await loadCopy()), ['10001', 'City of 10001']);
});

test('the choice lasts for the life of the page where storage is denied', async (t) => {
  openNetwork(t);
  openPage({ href: shop, localStorage: deniedStorage });
  const copy = await loadCopy();
  await copy.applyZip('10001');
  await copy.applyZip('90210');
  assert.deepEqual(delivery(copy), ['90210', 'City of 90210']);
});

test('a zip code never keeps another one’s city where storage is full', async (t) => {
  openNetwork(t);
  const local = new FullStorage();
  openPage({ href: shop, localStorage: () => local });
  const copy = await loadCopy();
  await copy.applyZip('10001');
  local.full = true;
  await copy.applyZip('90210');
  assert.deepEqual(delivery(copy), ['90210', 'City of 90210']);
  assert.deepEqual(
    [local.getItem('Applycode'), local.getItem('Applycity')],
    ['10001', null],
    'a failed write left no mismatched pair',
  );
});

test('the last choice wins, whichever copy of the bundle made it', async (t) => {
  const answers = heldNetwork(t);
  openPage({ href: shop, localStorage: () => new WorkingStorage() });
  const [one, other] = [await loadCopy(), await loadCopy()];
  const first = one.applyZip('10001');
  await sent();
  const second = other.applyZip('90210');
  await sent();
  answers[1]?.([{ code: '90210', city: 'Beverly Hills' }]);
  answers[0]?.([{ code: '10001', city: 'New York' }]);
  assert.deepEqual([(await first).status, (await second).status], ['aborted', 'done']);
  assert.deepEqual(delivery(one), ['90210', 'Beverly Hills']);
  assert.deepEqual(delivery(other), ['90210', 'Beverly Hills']);
});

test('a reply for another zip code is ignored', async (t) => {
  const answers = heldNetwork(t);
  openPage({ href: shop, localStorage: () => new WorkingStorage() });
  const copy = await loadCopy();
  const applied = copy.applyZip('10001');
  await sent();
  answers[0]?.([{ code: '90210', city: 'Beverly Hills' }]);
  assert.deepEqual(await applied, { status: 'invalid' });
  assert.deepEqual(delivery(copy), [null, null]);
});

test('the entry for the zip code is used if there are several', async (t) => {
  const answers = heldNetwork(t);
  openPage({ href: shop, localStorage: () => new WorkingStorage() });
  const copy = await loadCopy();
  const applied = copy.applyZip('10001');
  await sent();
  answers[0]?.([
    { code: '10000', city: 'Elsewhere' },
    { code: '10001', city: 'New York' },
  ]);
  assert.equal((await applied).status, 'done');
  assert.deepEqual(delivery(copy), ['10001', 'New York']);
});
