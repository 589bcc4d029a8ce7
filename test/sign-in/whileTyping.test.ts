// over: react
import { expect } from '@open-wc/testing';
import { paste } from '../support/paste.js';
import {
  click,
  fault,
  field,
  fields,
  fill,
  openServer,
  press,
  readySignIn,
  statusText,
  until,
} from '../support/sign-in.js';

const account = (password: string) => ({
  Email: 'new@example.com',
  [password]: 'secret-1',
  'Confirm password': 'secret-1',
});
const code = 'Verification code';

const hint = 'Once the code is in, the form sends itself.';

const sixDigits = { '/pc/sendCodeEmail': () => ({ code: 200, msg: 'OK', code_length: '6' }) };

/** Opens a form that waits for a code, and counts how many times it has been submitted. */
async function waiting(view: 'register' | 'reset', answers = {}) {
  const calls = openServer(answers);
  const element = await readySignIn(`open view="${view}"`);
  fill(element, account(view === 'reset' ? 'New password' : 'Password'));
  click(element, 'Get verification code');
  await until(() => statusText(element).includes('We sent a code'), 'the code');
  const path = view === 'reset' ? '/pc/editPwd' : '/pc/register';
  return { element, sent: () => calls.filter((call) => call.path === path).map(({ body }) => body) };
}

/** Types letter by letter. */
function type(element: Element, label: string, text: string): void {
  for (const letter of text) fill(element, { [label]: field(element, label).value + letter });
}

describe('the verification code', () => {
  it('accepts what a phone’s keyboard may offer, of any length', async () => {
    openServer();
    const element = await readySignIn('open view="reset"');
    const input = field(element, code);
    expect([input.getAttribute('autocomplete'), input.maxLength]).to.deep.equal(['one-time-code', -1]);
  });

  it('pasted with spaces and dashes, is cleaned, and submits itself', async () => {
    const { element, sent } = await waiting('reset');
    fill(element, { [code]: ' 123-456 ' });
    expect(field(element, code).value).to.equal('123456');
    await until(() => element.view === 'email', 'the sign-in');
    expect(sent().map((body) => body.get('code'))).to.deep.equal(['123456']);
  });

  for (const pasted of ['Your code is 123456', '123\u00a0456', '１２３４５６', '\u200e123456\u200f'])
    it(`${JSON.stringify(pasted)}, pasted over a half-typed one, is reduced to its code, and submits itself`, async () => {
      const { element, sent } = await waiting('reset');
      type(element, code, '12');
      paste(field(element, code), pasted);
      expect(field(element, code).value).to.equal('123456');
      await until(() => element.view === 'email', 'the sign-in');
      expect(sent().map((body) => body.get('code'))).to.deep.equal(['123456']);
    });

  it('typed, submits itself at the server’s length, which is announced before', async () => {
    const { element, sent } = await waiting('reset', sixDigits);
    await until(() => fault(element, code) === hint, 'the hint');
    expect(field(element, code).hasAttribute('aria-invalid')).to.equal(false);
    type(element, code, '12 345');
    expect(sent()).to.deep.equal([]);
    type(element, code, '6');
    await until(() => element.view === 'email', 'the sign-in');
    expect(sent()).to.have.length(1);
  });

  it('typed, waits for the button if the server does not state its length', async () => {
    const { element, sent } = await waiting('reset');
    type(element, code, '12345678');
    expect([sent(), fault(element, code)]).to.deep.equal([[], '']);
  });

  it('sends nothing while another field is missing or invalid, and shows no error', async () => {
    const { element, sent } = await waiting('reset', sixDigits);
    fill(element, { 'Confirm password': 'secret-2', [code]: '123456' });
    expect(sent()).to.deep.equal([]);
    expect([document.activeElement, fault(element, 'Email')]).to.deep.equal([field(element, code), '']);
  });

  it('waits for a shopper who may still enter an invitation code, and submits if there is one', async () => {
    const { element, sent } = await waiting('register', sixDigits);
    fill(element, { [code]: '123456' });
    expect(sent()).to.deep.equal([]);
    fill(element, { 'Invitation code (optional)': 'FRIEND', [code]: '654321' });
    await until(() => element.view === 'email', 'the sign-in');
    expect(sent().map((body) => body.get('invit_code'))).to.deep.equal(['FRIEND']);
  });
});

/** Presses a key in a field, with Caps Lock on or off. */
const keyIn = (input: HTMLElement, modifierCapsLock: boolean) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock }));

describe('a password', () => {
  it('shows a Caps Lock note only while it is typed', async () => {
    openServer();
    const element = await readySignIn('open view="email"');
    const password = field(element, 'Password');
    password.focus();
    keyIn(password, true);
    await until(() => statusText(element) === 'Caps Lock is on', 'the note');
    keyIn(password, false);
    await until(() => !statusText(element), 'it to disappear');
    keyIn(password, true);
    await until(() => statusText(element), 'the note');
    // As a password manager does.
    password.dispatchEvent(new Event('keydown', { bubbles: true }));
    await until(() => !statusText(element), 'it to disappear');
    keyIn(field(element, 'Email'), true);
    press(element, 'Continue').focus();
    expect(statusText(element)).to.equal('');
  });

  it('that is new is rated weak or strong; an existing one is not', async () => {
    openServer();
    const element = await readySignIn('open view="register"');
    fill(element, { Password: 'secret1' });
    await until(() => statusText(element) === 'Easy to guess: add a word or two', 'weak');
    fill(element, { Password: 'otter plum violin' });
    await until(() => statusText(element) === 'Strong password', 'strong');
    fill(element, { Password: '' });
    await until(() => !statusText(element), 'nothing');
    click(element, 'Back');
    await until(() => !fields(element).length, 'the methods');
    click(element, 'Continue with Email');
    await until(() => fields(element).length, 'the fields');
    fill(element, { Password: 'secret1' });
    expect(statusText(element)).to.equal('');
  });
});
