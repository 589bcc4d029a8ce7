import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { storedDefinition } from '../../src/state/storage.definition.js';
import { localServer, ok } from '../api/local-server.js';
import { fuzz } from '../support/fuzz.js';
import { type Copy, loadCopy, openPage, shop, WorkingCookies, WorkingStorage } from './page.js';

const uuid = '00000000-0000-4000-8000-000000000001';
const search = {
  make: 'byd',
  model: null,
  priceMax: null,
  yearMin: null,
  yearMax: null,
  body: null,
  fuel: null,
};
const gift = { end_time: 1, is_show_handle: 0, one: { is_lock: 0, is_use: 0 }, two: [], three: {}, four: {} };

/** What a shopper does, by the name of the act, and all that may be stored then. */
const acts: Readonly<Record<string, readonly [act: (copy: Copy) => unknown, stored: readonly string[]]>> = {
  'sign-in': [
    (copy) => copy.openSession('token-1', { uname: 'Dana' }),
    ['local token', 'local userInfo', 'session userInfo', 'cookies myCookie', 'cookies userInfo'],
  ],
  location: [(copy) => copy.storeZip('10001', 'New York'), ['local Applycode', 'local Applycity']],
  language: [(copy) => copy.changeLanguage('ar'), ['cookies NewLang', 'cookies locale']],
  spin: [(copy) => copy.saveSpinRequest(), ['session spinWish']],
  close: [
    (copy) => copy.dismissGift(),
    ['session prizeShown', 'cookies prizeShown', 'local centerDialogVisibletime'],
  ],
  claim: [(copy) => copy.saveClaimed(gift), ['local giftClaimed']],
};

/** What is stored for the visitor alone, after whichever act comes first. */
const OF_VISITOR = ['local newuuid', 'local firstVisitTime'];

/** Opens a page of a browser that keeps nothing yet, or what an earlier page has left. */
async function visit(
  config: Parameters<Copy['configure']>[0],
  browser = { local: new WorkingStorage(), session: new WorkingStorage(), jar: new WorkingCookies() },
) {
  openPage({
    href: shop,
    cookies: browser.jar,
    localStorage: () => browser.local,
    sessionStorage: () => browser.session,
  });
  const copy = await loadCopy();
  copy.configure(config);
  return {
    copy,
    browser,
    stored: () =>
      [
        ...[...browser.local.values.keys()].map((name) => `local ${name}`),
        ...[...browser.session.values.keys()].map((name) => `session ${name}`),
        ...[...browser.jar.values.keys()].map((name) => `cookies ${name.replace('portal_', '')}`),
      ].sort(),
  };
}

test('on-use: nothing is stored and no id is requested until the shopper does something', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  const { copy, stored } = await visit({ storage: 'on-use', api: origin });
  const identified = copy.identifyVisitor();
  copy.local.write('newuuid', 'early');
  copy.session.write('giftCountdown', '1');
  copy.local.write('coupon_bol', '2');
  assert.equal(copy.local.read('coupon_bol'), '2', 'it lasts as long as the page');
  copy.local.write('newuuid', null);
  assert.deepEqual(stored(), []);
  assert.equal(received.length, 0);
  copy.storeZip('10001', 'New York');
  await identified;
  assert.equal(received.length, 1);
  assert.deepEqual(stored(), [...(acts.location?.[1] ?? []), ...OF_VISITOR].sort());
});

test('on-use: an item that the host adds to the cart counts as an action, too', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  const { copy, stored } = await visit({ storage: 'on-use', api: origin });
  const identified = copy.identifyVisitor();
  copy.store.setState({ shopCart: { lines: [{ buy_num: 1, price: 900 }] } });
  await identified;
  assert.equal(received.length, 1);
  assert.deepEqual(stored(), [...OF_VISITOR].sort());
});

for (const [name, [act, own]] of Object.entries(acts))
  test(`on-use: ${name} stores only what it needs`, async () => {
    const { copy, stored } = await visit({ storage: 'on-use', lang: 'fr' });
    act(copy);
    assert.deepEqual(stored(), [...own].sort());
  });

test('on-use: recent searches need consent as well', async () => {
  const { copy, stored } = await visit({ storage: 'on-use' });
  copy.saveRecentCars(search);
  assert.deepEqual(stored(), []);
  copy.configure({ consent: 'granted' });
  copy.saveRecentCars(search);
  assert.deepEqual(stored(), ['local recentCars']);
});

test('on-use: values stored by an earlier page apply on the next one', async () => {
  const { copy, browser } = await visit({ storage: 'on-use' });
  copy.openSession('token-1', { uname: 'Dana' });
  const next = await visit({ storage: 'on-use' }, browser);
  assert.equal(next.copy.store.getState().user.info?.uname, 'Dana');
  next.copy.session.write('giftCountdown', '1');
  assert.equal(browser.session.getItem('giftCountdown'), '1');
});

test('on-use: actions in any order store only what the list allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 5 }), async (done) => {
      const { copy, stored } = await visit({ storage: 'on-use', lang: 'fr' });
      for (const [group, entries] of Object.entries(storedDefinition))
        for (const name of Object.keys(entries)) {
          const place = { local: copy.local, session: copy.session, cookies: copy.cookies }[group];
          (place as { write(name: string, value: string): void }).write(name, 'early');
        }
      for (const name of done) acts[name]?.[0](copy);
      const allowed = Object.entries(storedDefinition).flatMap(([group, entries]) =>
        Object.entries(entries)
          .filter(([, { act }]) => done.includes(act) || (act === 'any' && done.length > 0))
          .map(([name]) => `${group} ${name}`),
      );
      assert.deepEqual(
        stored().filter((name) => !allowed.includes(name)),
        [],
      );
    }),
    fuzz(25, 500),
  );
});

test('never: nothing is stored, whatever the shopper does, and the page works', async () => {
  const { copy, stored } = await visit({ storage: 'never' });
  for (const [act] of Object.values(acts)) act(copy);
  assert.deepEqual(stored(), []);
  assert.equal(copy.store.getState().user.info?.uname, 'Dana');
  assert.equal(copy.local.read('Applycode'), '10001');
});

test('to never deletes our values, to always stores those in memory', async () => {
  const { copy, browser, stored } = await visit({});
  browser.local.setItem('theirs', '1');
  for (const [act] of Object.values(acts)) act(copy);
  const all = stored();
  assert.ok(all.length > 8);
  copy.configure({ storage: 'never' });
  assert.deepEqual(stored(), ['local theirs']);
  assert.equal(copy.local.read('token'), 'token-1');
  copy.configure({ storage: 'always' });
  assert.deepEqual(stored(), all);
});

test('to always requests the id that on-use has deferred', async (t) => {
  const { origin, received } = await localServer(t, ok({ uuid }));
  const { copy } = await visit({ storage: 'on-use', api: origin });
  const identified = copy.identifyVisitor();
  assert.equal(received.length, 0);
  copy.configure({ storage: 'always' });
  await identified;
  assert.equal(received.length, 1);
});

test('forget deletes all of our values, signs out, and leaves others', async (t) => {
  const { origin, received } = await localServer(t, ok(null));
  const { copy, browser, stored } = await visit({ api: origin });
  browser.local.setItem('theirs', '1');
  for (const [act] of Object.values(acts)) act(copy);
  copy.local.write('newuuid', uuid);
  await copy.forget();
  assert.deepEqual(stored(), ['local theirs']);
  assert.deepEqual(
    received.map(({ url }) => url),
    ['/pc/logout'],
  );
  const { user, loginInfo, addressindex } = copy.store.getState();
  assert.deepEqual([user.uuid, user.info, loginInfo.token, addressindex.zip], [null, null, null, null]);
});
