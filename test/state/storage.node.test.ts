import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CookieJar,
  deniedCookies,
  deniedStorage,
  FullStorage,
  loadCopy,
  openPage,
  type Surroundings,
  shop,
  WorkingCookies,
  WorkingStorage,
} from './page.js';

const full = new FullStorage({ newuuid: 'old', token: 'old' });
full.full = true;
const ignoring: CookieJar = Object.freeze({
  get cookie() {
    return '';
  },
  set cookie(_text: string) {}, // as in a browser set to block cookies
});

const working = new WorkingStorage();

const surroundings: Readonly<Record<string, Surroundings>> = {
  'that works': { localStorage: () => working, cookies: new WorkingCookies() },
  'that is denied': { localStorage: deniedStorage, cookies: deniedCookies },
  'that is full, and cookies that are blocked': { localStorage: () => full, cookies: ignoring },
  'that does not exist': {},
};

for (const [what, globals] of Object.entries(surroundings)) {
  test(`with storage ${what}, values last as long as the page`, async () => {
    openPage({ href: shop, ...globals });
    const { local, session, cookies } = await loadCopy();
    local.write('newuuid', 'u-1');
    session.write('userInfo', '{}');
    cookies.write('NewLang', 'ru');
    assert.deepEqual(
      [local.read('newuuid'), session.read('userInfo'), cookies.read('NewLang')],
      ['u-1', '{}', 'ru'],
    );
    local.write('newuuid', 'u-2');
    local.write('token', null);
    cookies.write('NewLang', null);
    assert.deepEqual(
      [local.read('newuuid'), local.read('token'), cookies.read('NewLang')],
      ['u-2', null, null],
    );
    local.erase();
    session.erase();
    assert.deepEqual([local.read('newuuid'), session.read('userInfo')], [null, null]);
  });
}

test('values are stored again once there is room', async () => {
  const storage = new FullStorage();
  openPage({ href: shop, localStorage: () => storage });
  const { local } = await loadCopy();
  storage.full = true;
  local.write('Applycode', '10001');
  assert.deepEqual([local.read('Applycode'), storage.getItem('Applycode')], ['10001', null]);
  storage.full = false;
  local.write('Applycode', '94103');
  assert.deepEqual([local.read('Applycode'), storage.getItem('Applycode')], ['94103', '94103']);
});

test('cookies have the prefix, last for their number of days, and apply to the whole site', async () => {
  const jar = new WorkingCookies();
  openPage({ href: shop, cookies: jar });
  const { cookies } = await loadCopy();
  cookies.write('myCookie', 'a b;c=ü');
  cookies.write('locale', 'en');
  cookies.write('prizeShown', '1');
  assert.deepEqual(jar.written, [
    'portal_myCookie=a%20b%3Bc=%C3%BC; path=/; max-age=1209600; sameSite=Lax; secure',
    'portal_locale=en; path=/; max-age=31536000; sameSite=Lax; secure',
    'portal_prizeShown=1; path=/; max-age=172800; sameSite=Lax; secure',
  ]);
  assert.equal(cookies.read('myCookie'), 'a b;c=ü');
});

test('a cookie is not "secure" on http, where the browser would drop it', async () => {
  const jar = new WorkingCookies();
  openPage({ href: 'http://127.0.0.1:4173/', cookies: jar });
  const { cookies } = await loadCopy();
  cookies.write('NewLang', 'fr');
  assert.deepEqual(jar.written, ['portal_NewLang=fr; path=/; max-age=1209600; sameSite=Lax']);
});

test('cookies are written on a page that pollutes Object.prototype', async () => {
  const jar = new WorkingCookies();
  openPage({ href: shop, cookies: jar });
  const { cookies } = await loadCopy();
  Object.defineProperty(Object.prototype, 'extend', {
    value: () => {},
    enumerable: true,
    configurable: true,
    writable: true, // as an assignment would make it
  });
  try {
    cookies.write('NewLang', 'ar');
    assert.equal(jar.cookie, 'portal_NewLang=ar');
    cookies.write('NewLang', null);
    assert.equal(jar.cookie, '');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'extend');
  }
});

/** A value that storage may contain, and what is sent for it. */
const corrupt: readonly [string, string | null][] = [
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['{"uuid":1}', '{"uuid":1}'],
  ['', null],
  ['two words', null],
  ['line\r\nhost: evil.example', null],
  ['zéro', null],
  ['\u0000', null],
  ['x'.repeat(4000), null],
];

for (const [stored, sent] of corrupt) {
  test(`a uuid and a token that read ${JSON.stringify(stored.slice(0, 40))} are ${sent ? 'sent' : 'ignored'}`, async () => {
    const jar = new WorkingCookies();
    jar.values.set('portal_myCookie', encodeURIComponent(stored));
    const storage = new WorkingStorage({ newuuid: stored });
    openPage({ href: shop, cookies: jar, localStorage: () => storage });
    const { readUuid, readToken, store } = await loadCopy();
    assert.deepEqual([readUuid(), readToken()], [sent, sent]);
    const { user, loginInfo } = store.getState();
    assert.deepEqual([user.uuid, loginInfo.token], [sent, sent]);
  });
}

test('a cookie that cannot be decoded is ignored', async () => {
  const jar = new WorkingCookies();
  jar.values.set('portal_myCookie', '%E0%A4%A');
  jar.values.set('portal_NewLang', 'ru');
  openPage({ href: shop, cookies: jar });
  const { readToken, store } = await loadCopy();
  assert.equal(readToken(), null);
  assert.equal(store.getState().lang, 'ru');
});
