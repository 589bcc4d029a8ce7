import { expect } from '@open-wc/testing';
import { local } from '../../src/state/storage.js';
import { held, Refusal } from '../support/answers.js';
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
  openServer,
  press,
  readySignIn,
  statusText,
  title,
  until,
} from '../support/sign-in.js';

const views = {
  register: {
    button: 'Create account',
    path: '/pc/register',
    password: 'Password',
    typed: {
      Email: 'new@example.com',
      Password: 'secret-1',
      'Confirm password': 'secret-1',
      'Verification code': ' 123456 ',
      'Invitation code (optional)': 'FRIEND',
    },
    body: 'email=new%40example.com&password=secret-1&enter_password=secret-1&invit_code=FRIEND&email_code=123456',
    notice: 'Your account is ready. Please sign in.',
    emailFaults: ['The email cannot be empty', 'Please enter the correct email format'],
  },
  reset: {
    button: 'Change password',
    path: '/pc/editPwd',
    password: 'New password',
    typed: {
      Email: 'new@example.com',
      'New password': 'secret-1',
      'Confirm password': 'secret-1',
      'Verification code': '123456',
    },
    body: 'email=new%40example.com&password=secret-1&code=123456',
    notice: 'Your password has been changed. Please sign in with the new one.',
    emailFaults: ['Please fill in the email address', 'Please enter the correct email address'],
  },
} as const;

for (const [view, { button, path, password, typed, body, notice, emailFaults }] of Object.entries(views))
  describe(`the form: ${button}`, () => {
    const open = () => readySignIn(`open view="${view}"`);

    it('has the fields that the server requires', async () => {
      openServer();
      const element = await open();
      expect(fields(element).map(({ labels }) => labels?.[0]?.textContent)).to.deep.equal(Object.keys(typed));
      expect(title(element)).to.equal(button);
    });

    it('says which passwords are accepted, until one is typed', async () => {
      openServer();
      const element = await open();
      await until(() => fault(element, password) === 'At least six characters', 'no rule');
      expect(field(element, password).getAttribute('aria-invalid')).to.equal(null);
      fill(element, { [password]: 'a' });
      await until(() => fault(element, password) === '', 'the rule stayed');
    });

    it('empty, it shows what is missing at each field', async () => {
      const calls = openServer();
      const element = await open();
      click(element, button);
      await faulty(element, 'Email', emailFaults[0]);
      expect(fault(element, password)).to.equal('Please fill in your password');
      expect(fault(element, 'Confirm password')).to.equal('Please enter your password here again');
      expect(fault(element, 'Verification code')).to.equal('Please verify security first');
      expect(calls.filter((call) => call.path === path)).to.deep.equal([]);
    });

    it('invalid, it shows an error at each field', async () => {
      openServer();
      const element = await open();
      fill(element, {
        Email: 'new@',
        [password]: '12345',
        'Confirm password': '54321',
        'Verification code': '1234',
      });
      click(element, button);
      await faulty(element, 'Email', emailFaults[1]);
      expect(fault(element, password)).to.equal('The password must contain at least six characters');
      expect(fault(element, 'Confirm password')).to.equal('The passwords are inconsistent');
      expect(fault(element, 'Verification code')).to.equal('Enter the correct verification code');
      expect(document.activeElement).to.equal(field(element, 'Email'));
    });

    it('a password that is changed later is compared again', async () => {
      openServer();
      const element = await open();
      fill(element, { [password]: 'secret-1', 'Confirm password': 'secret-2' });
      field(element, 'Email').focus();
      await faulty(element, 'Confirm password', 'The passwords are inconsistent');
      fill(element, { [password]: 'secret-2' });
      await faulty(element, 'Confirm password', '');
    });

    it('after success, the shopper is back at sign-in, with the email and a message', async () => {
      const calls = openServer();
      const element = await open();
      fill(element, typed);
      click(element, button);
      await until(() => element.view === 'email' && fields(element).length === 2, 'the sign-in');
      const sent = calls.filter((call) => call.path === path);
      expect(sent.map((call) => [call.method, String(call.body)])).to.deep.equal([['POST', body]]);
      expect(fields(element).map(({ value }) => value)).to.deep.equal(['new@example.com', '']);
      expect(statusText(element)).to.equal(notice);
      expect(title(element)).to.equal('Sign in / Create account');
      await until(() => document.activeElement === field(element, 'Password'), 'the focus');
    });

    it('after a refusal, the message and the typed values stay', async () => {
      openServer({ [path]: () => new Refusal(500, 'The code is not right') });
      const errors = recordEvents('storefront-error');
      const element = await open();
      fill(element, typed);
      click(element, button);
      await until(() => statusText(element).includes('The code is not right'), 'the message');
      expect(fields(element).map(({ value }) => value.trim())).to.deep.equal(
        Object.values(typed).map((text) => text.trim()),
      );
      expect(errors).to.have.length(1);
      const id = press(element, button).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(id)?.textContent).to.equal('The code is not right');
      fill(element, { 'Verification code': '654321' });
      await until(() => !press(element, button).hasAttribute('aria-describedby'), 'the message to end');
    });

    it('two clicks send one request', async () => {
      const reply = held<null>();
      const calls = openServer({ [path]: reply.answer });
      const element = await open();
      fill(element, typed);
      click(element, button);
      click(element, button);
      reply.give(null);
      await until(() => element.view === 'email', 'the sign-in');
      expect(calls.filter((call) => call.path === path)).to.have.length(1);
    });
  });

describe('a change of password', () => {
  it('shows the message there if the code in the data is a refusal', async () => {
    openServer({ '/pc/editPwd': () => ({ code: 500, msg: 'The code is too old' }) });
    const element = await readySignIn('open view="reset"');
    fill(element, views.reset.typed);
    click(element, 'Change password');
    await until(() => statusText(element).includes('The code is too old'), 'the message');
    expect(element.view).to.equal('reset');
  });
});

describe('a new account that the server signs in', () => {
  it('sends the events of a sign-in, and counts as a sign-up', async () => {
    openServer({ '/pc/register': () => ({ token: 'token-2', user: dana }) });
    const signedIn = recordEvents('storefront-sign-in');
    const tracked = recordEvents('storefront-track');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="register"');
    fill(element, views.register.typed);
    click(element, 'Create account');
    await until(() => jumps.length, 'the jump');
    expect(signedIn).to.deep.equal([{ user: dana }]);
    expect(tracked.map((each) => Reflect.get(Object(each), 'name'))).to.deep.equal(['sign_up']);
    expect([local.read('token'), dialog(element)]).to.deep.equal(['token-2', null]);
  });
});
