// over: preact
import { expect } from '@open-wc/testing';
import { cookies, local } from '../../src/state/storage.js';
import { Refusal } from '../support/answers.js';
import { until } from '../support/until.js';
import { openSignIn, page, patience, scriptUrl, signedIn, stub, user, windows } from './social-page.js';

type Response = Record<string, unknown>;
interface Client {
  readonly state: string;
  readonly callback: (response: Response) => void;
  readonly error_callback: (error: { type: string }) => void;
}

const accepts = { '/pc/codeGoogleLogin': () => signedIn };

/** Waits until the script has been asked for a code, and returns the options that it received. */
async function client(): Promise<Client> {
  await until(() => page.opened.includes('google'), 'Google was not opened', patience);
  return page.requests.at(-1) as unknown as Client; // stored by google.js
}

describe('signing in with Google', () => {
  it('loads the script although elements of the page have the ids of its globals', async () => {
    const named = document.createElement('div');
    named.innerHTML =
      '<form id="google"></form><form id="google" name="accounts"><button name="oauth2"></button></form>';
    document.body.append(named);
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    await client();
    named.remove();
  });

  it('sends the whole code response and the device, and stores the session', async () => {
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    const { state, callback } = await client();
    const { callback: _, error_callback: __, ...options } = page.requests[0] ?? {};
    expect(options).to.deep.equal({
      client_id: 'google-1',
      scope: 'openid email profile',
      ux_mode: 'popup',
      state,
    });
    expect(state).to.match(/^[\da-f]{32}$/);
    await shop.says('Please continue in the window of Google.');
    callback({ code: '4/abc', scope: 'openid', authuser: 0, prompt: 'none', state, nested: {} });
    await until(() => shop.users.length, 'nobody is signed in', patience);
    expect(Object.fromEntries(shop.of('/pc/codeGoogleLogin')[0]?.body ?? [])).to.deep.equal({
      code: '4/abc',
      scope: 'openid',
      authuser: '0',
      prompt: 'none',
      state,
      device: 'pc',
    });
    expect(shop.users).to.deep.equal([{ user }]);
    expect(shop.tracked).to.deep.equal([{ name: 'login', params: { method: 'google', widget: 'sign-in' } }]);
    expect(cookies.read('myCookie')).to.equal('token-1');
    expect(local.read('token')).to.equal('token-1');
    callback({ code: '4/again', state });
    expect(shop.of('/pc/codeGoogleLogin').length).to.equal(1);
  });

  it('ignores an answer with another state', async () => {
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    const { state, callback } = await client();
    callback({ code: 'forged', state: `${state}0` });
    callback({ code: 'forged' });
    await shop.says('We did not hear from Google');
    expect(shop.of('/pc/codeGoogleLogin')).to.deep.equal([]);
  });

  for (const [what, isActive, block] of [
    ['a blocked window', true, 'popup_failed_to_open'],
    ['a script that came long after the click', false, null],
  ] as const)
    it(`offers a button for ${what}`, async () => {
      const shop = await openSignIn(accepts);
      stub(navigator, 'userActivation', { isActive });
      await shop.click('Continue with Google');
      if (block) (await client()).error_callback({ type: block });
      await until(() => shop.button('Open Google'), 'no button', patience);
      await shop.says('The window of Google did not open by itself.');
      page.opened = [];
      shop.button('Open Google')?.click();
      expect(page.opened, 'in the click').to.deep.equal(['google']);
      const { state, callback } = await client();
      callback({ code: 'c', state });
      await until(() => shop.users.length, 'nobody is signed in', patience);
    });

  it('continues when the script considers the window closed, but it answers later', async () => {
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    const { state, callback, error_callback } = await client();
    error_callback({ type: 'popup_closed' });
    await shop.says('We did not hear from Google');
    callback({ code: 'c', state });
    await until(() => shop.users.length, 'nobody is signed in', patience);
  });

  it('tries again after a closed window, in the click', async () => {
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    (await client()).error_callback({ type: 'popup_closed' });
    await until(() => shop.button('Try again'), 'no button', patience);
    shop.button('Try again')?.click();
    expect(page.opened).to.deep.equal(['google', 'google']);
  });

  it('finishes by another window if the page is cut off from the first (COOP)', async () => {
    const opened = windows();
    const shop = await openSignIn({
      '/pc/socialStart': () => ({ oauth_token: 't-1', authenticate_url: 'https://shop.example/go' }),
      '/pc/socialResult': () => ({ status: 'done', ...signedIn }),
    });
    await shop.click('Continue with Google');
    (await client()).error_callback({ type: 'popup_closed' });
    await shop.click('Use another window');
    expect(opened.length).to.equal(1);
    await until(() => shop.users.length, 'nobody is signed in', patience);
    expect(opened[0]?.went).to.deep.equal(['https://shop.example/go?oauth_token=t-1']);
    expect(shop.of('/pc/socialStart')[0]?.query.get('provider')).to.equal('google');
  });

  it('uses the other window immediately on an isolated page', async () => {
    const opened = windows();
    const shop = await openSignIn({
      '/pc/socialStart': () => ({ oauth_token: 't-1', authenticate_url: 'https://shop.example/go' }),
      '/pc/socialResult': () => ({ status: 'done', ...signedIn }),
    });
    stub(window, 'crossOriginIsolated', true);
    shop.button('Continue with Google')?.click();
    expect(opened.length, 'in the click').to.equal(1);
    await until(() => shop.users.length, 'nobody is signed in', patience);
  });

  it('shows why the server refuses, and can be retried', async () => {
    const shop = await openSignIn({ '/pc/codeGoogleLogin': () => new Refusal(500, 'Not today') });
    await shop.click('Continue with Google');
    const { state, callback } = await client();
    callback({ code: 'c', state });
    await shop.says('Not today');
    expect(shop.errors).to.deep.equal([{ call: 'codeGoogleLogin', code: 500, message: 'Not today' }]);
    await until(
      () => shop.root.activeElement === shop.button('Continue with Google'),
      'the focus is lost',
      patience,
    );
    await shop.click('Continue with Google');
    expect(page.opened.length).to.equal(2);
  });

  it('uses the script that the page has loaded itself', async () => {
    const googleSdk = scriptUrl('missing');
    const shop = await openSignIn(accepts, { config: { googleSdk } });
    page.google = {
      accounts: {
        oauth2: {
          initCodeClient: (options: Response) => {
            page.requests.push(options);
            return { requestCode: () => page.opened.push('google') };
          },
        },
      },
    };
    await shop.click('Continue with Google');
    await client();
    expect([...document.scripts].some(({ src }) => src === googleSdk)).to.equal(false);
  });

  it('is canceled with the dialog, and with "Cancel"', async () => {
    const shop = await openSignIn(accepts);
    await shop.click('Continue with Google');
    const { state, callback } = await client();
    await shop.click('Cancel');
    await until(() => !shop.button('Cancel'), 'it goes on', patience);
    await shop.click('Continue with Google');
    await until(() => page.opened.length === 2, 'Google was not opened', patience);
    const second = await client();
    shop.element.open = false;
    await until(() => !shop.root.querySelector('dialog, .social'), 'it stays open', patience);
    callback({ code: 'c', state });
    expect(shop.of('/pc/codeGoogleLogin'), 'of the first').to.deep.equal([]);
    second.callback({ code: 'c', state: second.state });
    expect(shop.of('/pc/codeGoogleLogin')).to.deep.equal([]);
  });
});

describe('a provider’s script', () => {
  it('that is blocked shows a message, and the email form still works; it loads again at the next try', async () => {
    const googleSdk = scriptUrl('missing');
    const shop = await openSignIn(accepts, { config: { googleSdk } });
    await shop.click('Continue with Google');
    await shop.says('Google cannot be reached right now. You can sign in with your email instead.');
    expect([...document.scripts].some(({ src }) => src === googleSdk)).to.equal(false);
    await shop.click('Try again');
    await until(
      () => [...document.scripts].some(({ src }) => src === googleSdk),
      'not loaded again',
      patience,
    );
    await shop.click('Continue with Email');
    await until(() => shop.element.querySelector('input[type=password]'), 'no form', patience);
  });

  it('that is slower than 5 s counts as missing, and works at the next try once it has loaded', async () => {
    const late: (() => void)[] = [];
    const { setTimeout: real } = window;
    const set = (run: () => void, delay?: number) => {
      if (delay !== 5000) return real(run, delay);
      late.push(run);
      return 0;
    };
    const shop = await openSignIn(accepts, {
      config: { googleSdk: `${location.origin}/fake-api/silent/slow-${Date.now()}/pc/car/indexV2` },
    });
    stub(window, 'setTimeout', set);
    await shop.click('Continue with Google');
    await shop.says('Opening Google…');
    await until(() => late.length, 'there is no limit', patience);
    for (const run of late) run();
    await shop.says('Google cannot be reached right now');
  });

  it('carries the nonce of the page’s scripts', async () => {
    const own = document.createElement('script');
    own.type = 'text/plain';
    own.nonce = 'r4nd0m';
    own.setAttribute('nonce', 'r4nd0m');
    document.head.prepend(own);
    const googleSdk = scriptUrl('google');
    const shop = await openSignIn(accepts, { config: { googleSdk } });
    await shop.click('Continue with Google');
    await client();
    own.remove();
    expect([...document.scripts].find(({ src }) => src === googleSdk)?.nonce).to.equal('r4nd0m');
  });
});
