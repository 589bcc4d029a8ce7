import { expect, nextFrame } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { held, Refusal } from '../support/answers.js';
import { press as pressKey } from '../support/keys.js';
import { recordEvents } from '../support/record-events.js';
import {
  click,
  dana,
  dialog,
  field,
  fields,
  fill,
  openServer,
  readySignIn,
  statusText,
  title,
  until,
} from '../support/sign-in.js';

const challenge = 'AAAA';
const creation = {
  challenge,
  rp: { id: location.hostname, name: 'Store' },
  user: { id: 'AAAA', name: 'dana', displayName: 'Dana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const server = (byPath = {}) =>
  openServer({
    '/pc/otherLoginSwitch': () => ({ pc_switch: 0, passkey_host: location.hostname }),
    '/pc/passkey/loginOptions': () => ({ challenge }),
    '/pc/passkey/login': () => ({ token: 'token-1', user: dana }),
    '/pc/passkey/registerOptions': () => creation,
    '/pc/passkey/register': () => null,
    ...byPath,
  });

const buffer = new Uint8Array(4).buffer;
const credential = {
  id: 'AAAA',
  rawId: buffer,
  type: 'public-key',
  response: {
    clientDataJSON: buffer,
    authenticatorData: buffer,
    signature: buffer,
    userHandle: buffer,
    attestationObject: buffer,
  },
  getClientExtensionResults: () => ({}),
};

/** What the device does: `get` when autofill chooses a passkey, `create` when one is created. */
let device: { get: (end: AbortSignal) => Promise<unknown>; create: () => Promise<unknown> };
const never = (end: AbortSignal) =>
  new Promise((_, reject) =>
    end.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
const refused = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));

const credentials = new Map<string, unknown>();
beforeEach(() => {
  device = { get: never, create: async () => credential };
  const own = window.PublicKeyCredential;
  credentials.set('own', own);
  function PublicKeyCredential() {}
  Object.assign(PublicKeyCredential, {
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  });
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    writable: true,
    value: PublicKeyCredential,
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ signal }: { signal: AbortSignal }) => device.get(signal),
      create: () => device.create(),
    },
  });
  cookies.write('passkeyOffered', null);
});
afterEach(() => {
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    writable: true,
    value: credentials.get('own'),
  });
  Reflect.deleteProperty(navigator, 'credentials');
  cookies.write('passkeyOffered', null);
});

const right = { Email: 'dana@example.com', Password: 'demo123' };
const offered = 'Sign in faster next time';

describe('passkeys', () => {
  it('are offered in the email field, and sign in without typing', async () => {
    let choose: (value: unknown) => void = () => {};
    device.get = () => new Promise((resolve) => (choose = resolve));
    const calls = server();
    const tracked = recordEvents('storefront-track');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    await until(() => field(element, 'Email').autocomplete === 'username webauthn', 'the mark');
    await until(() => calls.some(({ path }) => path === '/pc/passkey/loginOptions'), 'the options');
    await until(() => choose.length, 'the ceremony');
    choose(credential);
    await until(() => jumps.length, 'the jump');
    const [login] = calls.filter(({ path }) => path === '/pc/passkey/login');
    expect(JSON.parse(login?.body.get('credential') ?? '').id).to.equal('AAAA');
    expect(tracked.at(-1)).to.deep.include({ name: 'login' });
    expect(dialog(element)).to.equal(null);
  });

  it('have a button where the browser cannot offer them, and closing its window is no error', async () => {
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
    let tries = 0;
    device.get = () => (tries++ ? Promise.resolve(credential) : refused());
    const errors = recordEvents('storefront-error');
    const calls = server();
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    await until(() => element.shadowRoot?.querySelector('.passkey-use'), 'the button');
    expect(calls.some(({ path }) => path === '/pc/passkey/loginOptions')).to.equal(false);
    click(element, 'Sign in with a passkey');
    await until(() => tries === 1, 'the window');
    await nextFrame();
    click(element, 'Sign in with a passkey');
    await until(() => jumps.length, 'the jump');
    expect([errors.length, tries]).to.deep.equal([0, 2]);
  });

  it('that the server refuses show a message, which stays', async () => {
    let tries = 0;
    device.get = (end) => (tries++ ? never(end) : Promise.resolve(credential));
    server({ '/pc/passkey/login': () => new Refusal(400, 'Gone') });
    const element = await readySignIn('open view="email"');
    const note = () => element.shadowRoot?.querySelector('.passkey-refusal')?.textContent;
    await until(() => note() === 'Gone', 'the note');
    await until(() => tries === 2, 'another choice');
  });

  it('that the shopper or the browser cancels show no message', async () => {
    device.get = refused;
    const errors = recordEvents('storefront-error');
    const calls = server();
    const element = await readySignIn('open view="email"');
    await until(() => calls.some(({ path }) => path === '/pc/passkey/loginOptions'), 'the options');
    await nextFrame();
    await nextFrame();
    expect([statusText(element), errors.length, fields(element).length]).to.deep.equal(['', 0, 2]);
  });

  it('are offered once after signing in with a password, before the shopper continues', async () => {
    server();
    const signedIn = recordEvents('storefront-sign-in');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    await until(() => field(element, 'Email').autocomplete === 'username webauthn', 'the switch');
    fill(element, right);
    click(element, 'Continue');
    await until(() => title(element) === offered, 'the offer');
    expect([signedIn.length, jumps.length]).to.deep.equal([1, 0]);
    click(element, 'Not now');
    await until(() => jumps.length, 'the jump');
    expect([dialog(element), cookies.read('passkeyOffered')]).to.deep.equal([null, '1']);
  });

  it('are not offered to a shopper who closes the dialog first, and who continues as usual', async () => {
    const options = held<object>();
    const calls = server({ '/pc/passkey/registerOptions': options.answer });
    const closed = recordEvents('storefront-close');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email" redirect="/about"');
    await until(() => field(element, 'Email').autocomplete === 'username webauthn', 'the switch');
    fill(element, right);
    click(element, 'Continue');
    await until(() => calls.some(({ path }) => path === '/pc/passkey/registerOptions'), 'the request');
    await pressKey('Escape');
    await until(() => !dialog(element), 'it to close');
    options.give(creation);
    await until(() => jumps.length, 'the jump');
    await nextFrame();
    await nextFrame();
    expect([jumps.length, closed.length]).to.deep.equal([1, 1]);
    expect(jumps[0]).to.deep.include({ path: '/about' });
  });

  it('are added by a click, and a refusal by the device is no error', async () => {
    const calls = server();
    const errors = recordEvents('storefront-error');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    await until(() => field(element, 'Email').autocomplete === 'username webauthn', 'the switch');
    fill(element, right);
    click(element, 'Continue');
    await until(() => title(element) === offered, 'the offer');
    let refuse: () => void = () => {};
    device.create = () => new Promise<void>((resolve) => (refuse = resolve)).then(refused);
    click(element, 'Add a passkey');
    await until(() => statusText(element) !== '', 'it to begin');
    refuse();
    await until(() => statusText(element) === '', 'it to end');
    expect([errors.length, jumps.length, title(element)]).to.deep.equal([0, 0, offered]);
    device.create = async () => credential;
    click(element, 'Add a passkey');
    await until(() => jumps.length, 'the jump');
    expect(calls.filter(({ path }) => path === '/pc/passkey/register')).to.have.length(1);
  });

  for (const [what, change] of Object.entries({
    'a server without passkeys': { '/pc/otherLoginSwitch': () => ({ pc_switch: 0 }) },
    'a page of another host': {
      '/pc/otherLoginSwitch': () => ({ pc_switch: 0, passkey_host: 'shop.example' }),
    },
  }))
    it(`${what} leaves the sign-in unchanged`, async () => {
      const calls = server(change);
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readySignIn('open view="email"');
      fill(element, right);
      click(element, 'Continue');
      await until(() => jumps.length, 'the jump');
      expect(calls.filter(({ path }) => path.startsWith('/pc/passkey'))).to.deep.equal([]);
    });
});
