import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localServer, ok } from '../api/local-server.js';
import { loadCopy, openPage, shop, WorkingCookies, WorkingStorage } from './page.js';

const banner = { title: [], brand: [] };

test('every request carries platformType, uuid, token and lang', async (t) => {
  const { origin, received } = await localServer(t, ok({ banner }));
  const cookies = new WorkingCookies();
  cookies.values.set('portal_myCookie', 't-1').set('portal_NewLang', 'ru');
  openPage({ href: shop, cookies, localStorage: () => new WorkingStorage({ newuuid: 'u-1' }) });
  const { configure, loadCarIndex, loadThemeColor } = await loadCopy();
  configure({ api: `${origin}/v3/` });
  await Promise.all([loadCarIndex(), loadThemeColor()]);
  assert.deepEqual(received.map(({ method, url }) => `${method} ${url}`).sort(), [
    'GET /v3/pc/car/indexV2',
    'POST /v3/common/getConfig',
  ]);
  for (const { headers } of received) {
    const { platformtype, uuid, token, lang } = headers;
    assert.deepEqual(
      { platformtype, uuid, token, lang },
      { platformtype: '3', uuid: 'u-1', token: 't-1', lang: 'ru' },
    );
  }
});

test('a first visit’s requests have no uuid and no token', async (t) => {
  const { origin, received } = await localServer(t, ok({ banner }));
  openPage({ href: shop });
  const { configure, loadCarIndex } = await loadCopy();
  configure({ api: origin });
  await loadCarIndex();
  assert.deepEqual([received[0]?.headers.uuid, received[0]?.headers.token], [undefined, undefined]);
});

test('requests go to the configured paths', async (t) => {
  const { origin, received } = await localServer(t, ok({ banner }));
  openPage({ href: shop });
  const { configure, loadCarIndex } = await loadCopy();
  configure({ api: `${origin}/v3`, endpoints: { carIndex: '/cars/hero', toString: '/x' } });
  await loadCarIndex();
  assert.equal(received[0]?.url, '/v3/cars/hero');
});

test('the configured timeout applies', async (t) => {
  const { origin } = await localServer(t, () => {});
  openPage({ href: shop });
  const { configure, loadCarIndex } = await loadCopy();
  configure({ api: origin, timeout: 60 });
  const outcome = await loadCarIndex();
  assert.equal(outcome.status === 'failed' && outcome.failure.kind, 'timeout');
});
