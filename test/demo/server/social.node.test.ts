import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LoginReply } from '../../../src/api/account.js';
import { Signed, SocialWindowReply } from '../../../src/api/social.js';
import { overDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import {
  AMELIA,
  googleCode,
  NOOR,
  openSocialShop,
  type Page,
  type SocialShop,
  type TestBrowser,
} from './social-shop.js';
import { PARTNER, refuses, STOREFRONT, succeeds, testApp } from './test-app.js';

let nonces = 0;
const newNonce = () => `${'n'.repeat(24)}${nonces++}`;

overDatabase((open) => {
  let shop: SocialShop;
  before(async () => {
    shop = await openSocialShop(open);
  });
  after(() => shop.close());

  /** Opens X's window, up to the list of people. */
  async function openWindow(browser: TestBrowser, headers = {}, call = '/pc/twitterLogin?') {
    const nonce = newNonce();
    const opened = await readExactly(
      browser.call(`${call}nonce=${nonce}`, undefined, headers),
      SocialWindowReply,
    );
    const page = await browser.go(`${opened.authenticate_url}?oauth_token=${opened.oauth_token}`);
    return { nonce, opened, page };
  }
  const result = (browser: TestBrowser, nonce: string, proof = '') =>
    browser.call(`/pc/socialResult?nonce=${nonce}&proof=${proof}`);
  const proofIn = ({ text }: Page) => /&quot;proof&quot;:&quot;([\w-]+)&quot;/.exec(text)?.[1] ?? '';

  test('signs a shopper of X in, and finds the same account the next time', async () => {
    const tokens = new Set<string>();
    const names: string[] = [];
    for (let time = 0; time < 2; time++) {
      const browser = shop.browser();
      const { nonce, page } = await openWindow(browser);
      assert.match(page.text, /Noor Castell/);
      assert.deepEqual(await succeeds(result(browser, nonce)), { status: 'waiting' });
      const last = await browser.choose(page, NOOR);
      assert.match(last.text, /You are signed in/);
      const data = await read(result(browser, nonce), Signed);
      tokens.add(data.token);
      const info = await succeeds(browser.call('/pc/user/getUserInfo', undefined, { token: data.token }));
      assert.deepEqual(info, data.user);
      names.push(JSON.stringify(data.user));
      await refuses(result(browser, nonce), 4100);
    }
    assert.equal(tokens.size, 2);
    assert.equal(names[0], names[1]);
  });

  test('accepts a code of Google once; the provider refuses it the second time', async () => {
    const code = await googleCode(shop, AMELIA);
    const browser = shop.browser();
    const fields = { code, state: 'abc', scope: 'openid email profile', device: 'pc' };
    const data = await read(browser.call('/pc/codeGoogleLogin', fields), LoginReply);
    assert.equal(data.user.email, 'amelia.hart@example.com');
    await refuses(browser.call('/pc/codeGoogleLogin', fields), 4010);
  });

  test('refuses an invented code, and a missing one', async () => {
    await refuses(shop.browser().call('/pc/codeGoogleLogin', { code: 'invented' }), 4010);
    await refuses(shop.browser().call('/pc/codeGoogleLogin', { device: 'pc' }), 400);
  });

  describe('the way back from a provider', () => {
    const isReturn = (address: string) => address.startsWith(`${STOREFRONT}/v3/pc/socialReturn`);

    test('is accepted once, with the state of this server only', async () => {
      const browser = shop.browser();
      const { nonce, page } = await openWindow(browser);
      const back = await browser.choose(page, NOOR, isReturn);
      const forged = new URL(back.address);
      forged.searchParams.set('state', 'x'.repeat(43));
      assert.match((await browser.go(forged.href)).text, /You are not signed in/);
      assert.deepEqual(await succeeds(result(browser, nonce)), { status: 'waiting' });
      assert.match((await browser.go(back.address)).text, /You are signed in/);
      assert.match((await browser.go(back.address)).text, /You are not signed in/, 'a replay');
    });

    test('refuses a code of another sign-in, which has another challenge (PKCE) and nonce', async () => {
      const [one, other] = [shop.browser(), shop.browser()];
      const first = await openWindow(one);
      const second = await openWindow(other);
      const stolen = new URL((await one.choose(first.page, NOOR, isReturn)).address);
      const mixed = new URL((await other.choose(second.page, NOOR, isReturn)).address);
      mixed.searchParams.set('code', stolen.searchParams.get('code') ?? '');
      assert.match((await other.go(mixed.href)).text, /You are not signed in/);
      await refuses(result(other, second.nonce), 4010);
    });

    test('reports a canceled choice in the window and on the page that opened it', async () => {
      const browser = shop.browser();
      const { nonce, page } = await openWindow(browser);
      assert.match((await browser.choose(page, '')).text, /You are not signed in/);
      assert.match(await refuses(result(browser, nonce), 4990), /didn’t finish/);
    });

    test('opens a window once', async () => {
      const browser = shop.browser();
      const { opened } = await openWindow(browser);
      const again = await browser.go(`${opened.authenticate_url}?oauth_token=${opened.oauth_token}`);
      assert.match(again.text, /You are not signed in/);
    });
  });

  describe('a browser other than the one that started the sign-in', () => {
    /** Simulates someone who got a link to a window that another browser had asked for. */
    async function lured(headers = {}) {
      const [starter, visitor] = [shop.browser(), shop.browser()];
      const nonce = newNonce();
      const opened = await readExactly(
        starter.call(`/pc/twitterLogin?nonce=${nonce}`, undefined, headers),
        SocialWindowReply,
      );
      const page = await visitor.go(`${opened.authenticate_url}?oauth_token=${opened.oauth_token}`);
      return { starter, visitor, nonce, opened, last: await visitor.choose(page, NOOR) };
    }
    const confirm = (browser: TestBrowser, { text }: Page, number: string | null | undefined) =>
      browser.go('/v3/pc/socialConfirm', {
        method: 'POST',
        body: new URLSearchParams({
          ticket: /name="ticket" value="([\w-]+)"/.exec(text)?.[1] ?? '',
          number: number ?? '',
        }),
      });

    test('gives the starting browser nothing, and asks for the number on its page', async () => {
      const { starter, last, nonce } = await lured();
      assert.match(last.text, /Enter the number shown on localhost:4173/);
      assert.deepEqual(await succeeds(result(starter, nonce)), { status: 'waiting' });
      assert.deepEqual(await succeeds(result(starter, nonce, 'invented')), { status: 'waiting' });
    });

    test('finishes the sign-in with the right number', async () => {
      const { starter, visitor, opened, last, nonce } = await lured();
      const wrong = await confirm(visitor, last, opened.number === '0000' ? '0001' : '0000');
      assert.match(wrong.text, /That’s not the number/);
      assert.deepEqual(await succeeds(result(starter, nonce)), { status: 'waiting' });
      assert.match((await confirm(visitor, last, opened.number)).text, /You are signed in/);
      await read(result(starter, nonce), Signed);
    });

    test('ends the sign-in after three wrong numbers', async () => {
      const { starter, visitor, opened, last, nonce } = await lured();
      const wrong = opened.number === '0000' ? '0001' : '0000';
      await confirm(visitor, last, wrong);
      await confirm(visitor, last, wrong);
      assert.match((await confirm(visitor, last, wrong)).text, /You are not signed in/);
      assert.match((await confirm(visitor, last, opened.number)).text, /You are not signed in/);
      await refuses(result(starter, nonce), 4100);
    });

    test('gives a partner’s page the proof of its own window only', async () => {
      const { starter, last, nonce } = await lured({ origin: PARTNER });
      assert.match(last.text, new RegExp(`data-to="${PARTNER}"`));
      await read(result(starter, nonce, proofIn(last)), Signed);
    });
  });

  test('refuses to open a window for pages of other origins', async () => {
    const request = (origin: string) =>
      shop.browser().call(`/pc/twitterLogin?nonce=${newNonce()}`, undefined, { origin });
    assert.equal((await request('https://evil.example')).status, 403);
    // A file may use the API of a demo, but no window can tell it apart from a frame of any other site.
    await refuses(request('null'), 403);
    await succeeds(request('http://localhost:9999'));
  });

  test('opens a window for the shop’s pages behind a proxy that ends TLS', async () => {
    const origin = 'https://shop.example';
    const config = { ...shop.config, storefrontOrigin: origin, allowedOrigins: [origin] };
    const app = testApp(shop.database.db, config);
    const request = async (host: string) =>
      app.request(`http://${host}/v3/pc/twitterLogin?nonce=${newNonce()}`);
    await succeeds(request('shop.example'));
    for (const host of ['shop.example:8080', 'evil.example']) await refuses(request(host), 403);
  });

  test('creates a new, long nonce each time', async () => {
    const nonce = newNonce();
    await succeeds(shop.browser().call(`/pc/twitterLogin?nonce=${nonce}`));
    await refuses(shop.browser().call(`/pc/twitterLogin?nonce=${nonce}`), 400);
    await refuses(shop.browser().call('/pc/twitterLogin?nonce=short'), 400);
    await refuses(shop.browser().call(`/pc/socialResult?nonce=${newNonce()}`), 4100);
  });

  test('signs in with Google in a window when its own script is missing', async () => {
    const browser = shop.browser();
    const { nonce, page } = await openWindow(browser, {}, '/pc/socialStart?provider=google&');
    await browser.choose(page, AMELIA);
    await read(result(browser, nonce), Signed);
  });
});
