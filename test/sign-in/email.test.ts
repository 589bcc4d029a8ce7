// over: component
import { expect, nextFrame } from '@open-wc/testing';
import { cookies, local, session } from '../../src/state/storage.js';
import { store } from '../../src/state/store.js';
import { held, Refusal } from '../support/answers.js';
import { press as pressKeys } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import {
  click,
  dana,
  dialog,
  fault,
  faulty,
  field,
  fields,
  fill,
  form,
  openServer,
  press,
  readySignIn,
  statusText,
  until,
} from '../support/sign-in.js';

const email = 'open view="email"';
const right = { Email: 'dana@example.com', Password: 'demo123' };

describe('signing in by email', () => {
  for (const [typed, label, text] of [
    [{}, 'Email', 'The email cannot be empty'],
    [{ Email: '   ' }, 'Email', 'The email cannot be empty'],
    [{ Email: 'dana' }, 'Email', 'Please enter the correct email format'],
    [{ Email: 'dana@example' }, 'Email', 'Please enter the correct email format'],
    [{}, 'Password', 'enter your PIN'],
    [{ Password: 'demo1' }, 'Password', 'The password must contain at least six characters'],
  ] as const)
    itOnce(`${JSON.stringify(typed)} shows “${text}” at ${label}, and nothing is sent`, async () => {
      const calls = openServer();
      const element = await readySignIn(email);
      fill(element, typed);
      click(element, 'Continue');
      await faulty(element, label, text);
      expect(field(element, label).getAttribute('aria-invalid')).to.equal('true');
      expect(calls.filter(({ path }) => path === '/pc/login')).to.deep.equal([]);
    });

  it('an error appears when a field is left, and disappears when it is corrected', async () => {
    openServer();
    const element = await readySignIn(email);
    fill(element, { Email: 'dana@' });
    expect(fault(element, 'Email')).to.equal('');
    field(element, 'Password').focus();
    await faulty(element, 'Email', 'Please enter the correct email format');
    fill(element, { Email: 'dana@example.com' });
    await faulty(element, 'Email', '');
    expect(field(element, 'Email').hasAttribute('aria-invalid')).to.equal(false);
  });

  it('the first invalid field gets the focus', async () => {
    openServer();
    const element = await readySignIn(email);
    fill(element, { Email: right.Email });
    click(element, 'Continue');
    expect(document.activeElement).to.equal(field(element, 'Password'));
  });

  it('signs in: stores the session, requests a new uuid, sends one event, and lets the page render again', async () => {
    const calls = openServer();
    const signedIn = recordEvents('storefront-sign-in');
    const closed = recordEvents('storefront-close');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn(email);
    fill(element, { Email: ' dana@example.com ', Password: 'demo123' });
    click(element, 'Continue');
    await until(() => jumps.length, 'the jump');
    const [login] = calls.filter(({ path }) => path === '/pc/login');
    expect([login?.method, String(login?.body)]).to.deep.equal([
      'POST',
      'email=dana%40example.com&password=demo123',
    ]);
    expect(signedIn).to.deep.equal([{ user: dana }]);
    expect(closed).to.have.length(1);
    expect(jumps).to.deep.equal([
      {
        href: location.href,
        path: location.pathname,
        query: Object.fromEntries(new URLSearchParams(location.search)),
        target: '_self',
      },
    ]);
    expect([local.read('token'), local.read('newuuid'), cookies.read('myCookie')]).to.deep.equal([
      'token-1',
      'uuid-of-dana',
      'token-1',
    ]);
    const stored = JSON.stringify(dana);
    expect([local.read('userInfo'), session.read('userInfo'), cookies.read('userInfo')]).to.deep.equal([
      stored,
      stored,
      stored,
    ]);
    const { user, loginInfo } = store.getState();
    expect([user.info, user.uuid, loginInfo.token]).to.deep.equal([dana, 'uuid-of-dana', 'token-1']);
    await until(() => !dialog(element), 'it to close');
    expect(element.querySelector('form')).to.equal(null);
  });

  it('signs in by Enter', async () => {
    openServer();
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn(email);
    fill(element, right);
    await pressKeys('Enter');
    await until(() => jumps.length, 'the jump');
  });

  it('two clicks sign in once, and the button shows that it is busy', async () => {
    const login = held<object>();
    const calls = openServer({ '/pc/login': login.answer });
    const signedIn = recordEvents('storefront-sign-in');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    click(element, 'Continue');
    form(element)?.requestSubmit();
    await until(() => press(element, 'Continue').getAttribute('aria-disabled') === 'true', 'busy');
    login.give({ token: 'token-1', user: dana });
    await until(() => jumps.length, 'the jump');
    expect(calls.filter(({ path }) => path === '/pc/login')).to.have.length(1);
    expect(signedIn).to.have.length(1);
  });

  it('shows the message of a refusal in the dialog, and keeps the typed values', async () => {
    openServer({ '/pc/login': () => new Refusal(500, 'Wrong email or password') });
    const errors = recordEvents('storefront-error');
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    await until(() => statusText(element).includes('Wrong email or password'), 'the message');
    expect(errors).to.deep.equal([{ call: 'login', code: 500, message: 'Wrong email or password' }]);
    const message = element.shadowRoot?.querySelector('[part=message]');
    expect(dialog(element)?.contains(message ?? null)).to.equal(true);
    expect([field(element, 'Email').value, field(element, 'Password').value]).to.deep.equal(
      Object.values(right),
    );
    expect(press(element, 'Continue').hasAttribute('aria-disabled')).to.equal(false);
    expect(local.read('token')).to.equal(null);
  });

  itOnce(
    'an invalid token (5004) shows no message and sends no event, and the button is enabled again',
    async () => {
      const login = held<Refusal>();
      openServer({ '/pc/login': login.answer });
      const errors = recordEvents('storefront-error');
      const element = await readySignIn(email);
      fill(element, right);
      click(element, 'Continue');
      await until(() => press(element, 'Continue').hasAttribute('aria-disabled'), 'busy');
      login.give(new Refusal(5004, 'Invalid token'));
      await until(() => !press(element, 'Continue').hasAttribute('aria-disabled'), 'free');
      await nextFrame();
      expect([errors.length, statusText(element)]).to.deep.equal([0, '']);
    },
  );

  for (const [what, reply] of Object.entries({
    'no token': { user: dana },
    'an empty token': { token: '', user: dana },
    'a token that is invalid in a header': { token: 'a\nb', user: dana },
    'no user': { token: 'token-1' },
    'an empty user': { token: 'token-1', user: {} },
    'a list as the user': { token: 'token-1', user: [dana] },
    'a name that is a number': { token: 'token-1', user: { uname: 7 } },
    nothing: null,
  }))
    itOnce(`a reply with ${what} signs nobody in, and shows that it cannot be read`, async () => {
      openServer({ '/pc/login': () => reply });
      const element = await readySignIn(email);
      fill(element, right);
      click(element, 'Continue');
      await until(() => statusText(element).includes('could not be read'), 'the message');
      expect([local.read('token'), local.read('userInfo'), cookies.read('myCookie')]).to.deep.equal([
        null,
        null,
        null,
      ]);
      expect(store.getState().user.info).to.equal(null);
    });

  it('typed values stay from view to view, and secrets are cleared with the dialog', async () => {
    openServer();
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Back');
    await until(() => !fields(element).length, 'the methods');
    click(element, 'Continue with Email');
    await until(() => fields(element).length, 'the fields');
    expect(fields(element).map(({ value }) => value)).to.deep.equal(Object.values(right));
    click(element, 'Close');
    await until(() => !dialog(element), 'it to close');
    element.show('email');
    await until(() => fields(element).length, 'the fields');
    expect(fields(element).map(({ value }) => value)).to.deep.equal([right.Email, '']);
  });

  for (const [what, leave] of Object.entries({
    closes: (element: Element) => click(element, 'Close'),
    'goes back': (element: Element) => click(element, 'Back'),
    'removes the dialog from the page': (element: Element) => element.remove(),
  }))
    it(`a shopper who ${what} while it is sent is not signed in by a late reply`, async () => {
      const login = held<object>();
      const calls = openServer({ '/pc/login': login.answer });
      const signedIn = recordEvents('storefront-sign-in');
      const errors = recordEvents('storefront-error');
      const element = await readySignIn(email);
      fill(element, right);
      click(element, 'Continue');
      await until(() => calls.some(({ path }) => path === '/pc/login'), 'the call');
      leave(element);
      await until(() => !element.querySelector('form'), 'the form to disappear');
      login.give({ token: 'token-1', user: dana });
      await nextFrame();
      await nextFrame();
      expect([signedIn.length, errors.length, local.read('token')]).to.deep.equal([0, 0, null]);
    });

  itOnce('a failed uuid request still leaves the shopper signed in', async () => {
    openServer({ '/pc/user/getUserUUID': () => new Refusal(500, 'No uuid today') });
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const errors = recordEvents('storefront-error');
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    await until(() => jumps.length, 'the jump');
    expect([local.read('token'), errors.length]).to.deep.equal(['token-1', 0]);
  });

  it('a password can be shown and hidden', async () => {
    openServer();
    const element = await readySignIn(email);
    const password = field(element, 'Password');
    click(element, 'Show');
    await until(() => password.type === 'text', 'it to be shown');
    click(element, 'Hide');
    await until(() => password.type === 'password', 'it to be hidden');
  });
});
