import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { suggestions } from '../../src/api/search.js';
import { type Answer, json, localServer, ok } from '../api/local-server.js';
import { loadCopy, openPage, WorkingCookies, WorkingStorage } from './page.js';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Opens a page with a signed-in shopper, whose storage also contains data of the page's own. */
async function signedIn(t: TestContext, answer: Answer, site: (origin: string) => string | null) {
  const server = await localServer(t, answer);
  const local = new WorkingStorage({
    newuuid: uuid,
    token: 't-1',
    userInfo: '{}',
    Applycode: '10001',
    cart: 'own',
  });
  const session = new WorkingStorage({ userInfo: '{}', scroll: 'own' });
  const cookies = new WorkingCookies();
  cookies.values.set('portal_myCookie', 't-1').set('portal_userInfo', '{}').set('portal_NewLang', 'fr');
  cookies.values.set('own', '1');
  openPage({
    href: `${server.origin}/page`,
    cookies,
    localStorage: () => local,
    sessionStorage: () => session,
  });
  const copy = await loadCopy();
  copy.configure({ api: `${server.origin}/v3`, site: site(server.origin) });
  return { ...server, copy, local, session, cookies };
}

const ownSite = (): null => null;
const otherSite = (): string => 'https://shop.example';

for (const [how, answer] of Object.entries({
  'an HTTP status': json({}, 401),
  'the code of a reply': json({ code: 401, msg: 'Log in again' }),
})) {
  test(`a 401 as ${how} ends the session and empties storage, except for the uuid and coupon_bol`, async (t) => {
    const { copy, local, session, cookies } = await signedIn(t, answer, ownSite);
    const outcome = await copy.loadCarIndex();
    assert.equal(outcome.status === 'failed' && outcome.failure.code, 401);
    assert.deepEqual(Object.fromEntries(local.values), { newuuid: uuid, coupon_bol: '2' });
    assert.deepEqual(Object.fromEntries(session.values), {});
    assert.equal(cookies.cookie, 'portal_NewLang=fr; own=1');
    const { loginInfo, user, addressindex } = copy.store.getState();
    assert.deepEqual(
      { loginInfo, user, addressindex },
      { loginInfo: { token: null }, user: { uuid, info: null }, addressindex: { zip: null, city: null } },
    );
  });
}

test('a 401 from the suggestions ends the session, unless they have their own host', async (t) => {
  const { copy, local, origin } = await signedIn(t, json({}, 401), ownSite);
  copy.configure({ suggest: `${origin}/suggest` });
  await assert.rejects(copy.send(suggestions, { keywords: 'a', uuid }));
  assert.equal(local.values.get('token'), 't-1');
  copy.configure({ suggest: null });
  await assert.rejects(copy.send(suggestions, { keywords: 'b', uuid }));
  assert.deepEqual(Object.fromEntries(local.values), { newuuid: uuid, coupon_bol: '2' });
});

test('on the main site, all of storage is cleared', async (t) => {
  const { copy, local } = await signedIn(t, json({}, 401), (origin) => `${origin}/shop/`);
  await copy.loadCarIndex();
  assert.deepEqual(Object.fromEntries(local.values), { newuuid: uuid, coupon_bol: '2' });
});

test("on a partner's page, the partner's own values stay", async (t) => {
  const { copy, local, session } = await signedIn(t, json({}, 401), otherSite);
  await copy.loadCarIndex();
  assert.deepEqual(Object.fromEntries(local.values), { newuuid: uuid, cart: 'own', coupon_bol: '2' });
  assert.deepEqual(Object.fromEntries(session.values), { scroll: 'own' });
});

test('the next request is sent without the token, and with the uuid', async (t) => {
  const { copy, received } = await signedIn(t, json({}, 401), ownSite);
  await copy.loadCarIndex();
  await copy.loadCarIndex();
  assert.deepEqual(
    received.map(({ headers }) => [headers.token, headers.uuid]),
    [
      ['t-1', uuid],
      [undefined, uuid],
    ],
  );
});

test('a late 401 leaves the session alone if the shopper has signed in again', async (t) => {
  let signInAgain = () => {};
  const { copy, cookies } = await signedIn(
    t,
    (...exchange) => {
      signInAgain();
      json({}, 401)(...exchange);
    },
    ownSite,
  );
  signInAgain = () => copy.cookies.write('myCookie', 't-2');
  await copy.loadCarIndex();
  assert.equal(copy.readToken(), 't-2');
  assert.equal(cookies.values.get('portal_myCookie'), 't-2');
});

for (const [what, answer] of Object.entries({
  'an invalid token (5004)': json({ code: 5004, msg: 'Invalid token' }),
  'a refusal': json({ code: 500, msg: 'Closed' }),
  'an error of the server': json({}, 500),
  success: ok({ banner: { title: [], brand: [] } }),
})) {
  test(`${what} leaves the session as it is`, async (t) => {
    const { copy, local, cookies } = await signedIn(t, answer, ownSite);
    await copy.loadCarIndex();
    assert.equal(local.values.size, 5);
    assert.equal(cookies.values.size, 4);
    assert.equal(copy.readToken(), 't-1');
  });
}
