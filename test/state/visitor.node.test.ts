import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, localServer, noAnswer, ok } from '../api/local-server.js';
import { deniedStorage, loadCopy, openPage, shop, WorkingStorage } from './page.js';

const uuid = '00000000-0000-4000-8000-000000000001';

test('a first visit gets one uuid and one time for all widgets and copies', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  const storage = new WorkingStorage();
  openPage({ href: shop, localStorage: () => storage });
  const [one, two] = [await loadCopy(), await loadCopy()];
  one.configure({ api: origin });
  const before = Date.now();
  await Promise.all([one.identifyVisitor(), two.identifyVisitor(), one.identifyVisitor()]);
  assert.deepEqual(
    received.map(({ method, url }) => `${method} ${url}`),
    ['GET /pc/user/getUserUUID'],
  );
  assert.equal(storage.getItem('newuuid'), uuid);
  assert.equal(two.store.getState().user.uuid, uuid);
  const first = Number(storage.getItem('firstVisitTime'));
  assert.ok(first >= before && first <= Date.now(), `${first}`);
});

test('a later visit sends no request, and keeps both', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  const storage = new WorkingStorage({ newuuid: 'u-1', firstVisitTime: '1' });
  openPage({ href: shop, localStorage: () => storage });
  const { configure, identifyVisitor } = await loadCopy();
  configure({ api: origin });
  await identifyVisitor();
  assert.equal(received.length, 0);
  assert.deepEqual(Object.fromEntries(storage.values), { newuuid: 'u-1', firstVisitTime: '1' });
});

test('a corrupt uuid is replaced', async (t) => {
  const { origin } = await localServer(t, ok({ uuid }));
  const storage = new WorkingStorage({ newuuid: 'not a uuid\n' });
  openPage({ href: shop, localStorage: () => storage });
  const { configure, identifyVisitor, readUuid } = await loadCopy();
  configure({ api: origin });
  await identifyVisitor();
  assert.equal(readUuid(), uuid);
});

test('the uuid lasts for the life of the page where storage is denied', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  openPage({ href: shop, localStorage: deniedStorage });
  const { configure, identifyVisitor, send } = await loadCopy();
  configure({ api: origin });
  await identifyVisitor();
  const { userUuid } = await import('../../src/api/user.js');
  await send(userUuid);
  assert.equal(received[1]?.headers.uuid, uuid);
});

for (const [what, answer] of Object.entries({
  'a refusal': json({ code: 500, msg: 'No' }),
  'no answer': noAnswer,
  'a uuid that is no text': ok({ uuid: 7 }),
  'a uuid that cannot stand in a header': ok({ uuid: 'a\nb' }),
})) {
  test(`${what} is left for the next visit, without an error`, async (t) => {
    const { origin } = await localServer(t, answer);
    openPage({ href: shop, localStorage: () => new WorkingStorage() });
    const { configure, identifyVisitor, readUuid, store } = await loadCopy();
    configure({ api: origin });
    await identifyVisitor();
    assert.deepEqual([readUuid(), store.getState().user.uuid], [null, null]);
  });
}
