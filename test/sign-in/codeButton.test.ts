import { expect, nextFrame } from '@open-wc/testing';
import { held, Refusal } from '../support/answers.js';
import { sleepFor, wakeUp } from '../support/date.js';
import {
  addSignIn,
  click,
  faulty,
  field,
  fields,
  fill,
  openServer,
  press,
  readySignIn,
  statusText,
  until,
} from '../support/sign-in.js';

const name = 'Get verification code';

const button = (element: Element) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));

/** Returns the visible text of the countdown. */
const countdown = (element: Element): string =>
  button(element)?.querySelector('[aria-hidden]')?.textContent ?? '';

const isFree = (element: Element): boolean => !button(element)?.hasAttribute('aria-disabled');

for (const [view, id] of [
  ['register', '1'],
  ['reset', '2'],
] as const)
  describe(`the code button: ${view}`, () => {
    const open = () => readySignIn(`open view="${view}"`);

    it('sends a code to the email, counts down from 60, and announces once that it was sent', async () => {
      const calls = openServer();
      const element = await open();
      fill(element, { Email: ' new@example.com ' });
      click(element, name);
      await until(() => /^Resend in (60|5[7-9])s$/.test(countdown(element)), 'the countdown');
      const sent = calls.filter(({ path }) => path === '/pc/sendCodeEmail');
      expect(sent.map(({ method, query }) => [method, Object.fromEntries(query)])).to.deep.equal([
        ['GET', { email: 'new@example.com', verify_code: '', id }],
      ]);
      await until(() => statusText(element) === 'We sent a code to your email.', 'what was sent');
      expect(isFree(element)).to.equal(false);
    });

    it('requires an email first', async () => {
      const calls = openServer();
      const element = await open();
      fill(element, { Email: 'new@' });
      click(element, name);
      await faulty(
        element,
        'Email',
        view === 'register'
          ? 'Please enter the correct email format'
          : 'Please enter the correct email address',
      );
      expect(document.activeElement).to.equal(field(element, 'Email'));
      expect(calls.filter(({ path }) => path === '/pc/sendCodeEmail')).to.deep.equal([]);
    });

    it('is enabled immediately after a failed send, with a message', async () => {
      openServer({ '/pc/sendCodeEmail': () => new Refusal(500, 'Too many mails') });
      const element = await open();
      fill(element, { Email: 'new@example.com' });
      click(element, name);
      await until(() => statusText(element).includes('Too many mails'), 'the message');
      expect([isFree(element), countdown(element)]).to.deep.equal([true, '']);
    });

    it('treats a refusal in the data as a refusal', async () => {
      openServer({ '/pc/sendCodeEmail': () => ({ code: 500, msg: 'No such address' }) });
      const element = await open();
      fill(element, { Email: 'new@example.com' });
      click(element, name);
      await until(() => statusText(element).includes('No such address'), 'the message');
      expect(isFree(element)).to.equal(true);
    });

    it('two clicks send one code', async () => {
      const reply = held<object>();
      const calls = openServer({ '/pc/sendCodeEmail': reply.answer });
      const element = await open();
      fill(element, { Email: 'new@example.com' });
      click(element, name);
      await until(() => !isFree(element), 'it to be sent');
      click(element, name);
      reply.give({ code: 200 });
      await until(() => countdown(element), 'the countdown');
      click(element, name);
      await nextFrame();
      expect(calls.filter(({ path }) => path === '/pc/sendCodeEmail')).to.have.length(1);
    });
  });

describe('the countdown', () => {
  async function counting(): Promise<HTMLElement & { open: boolean }> {
    openServer();
    const element = await readySignIn('open view="register"');
    fill(element, { Email: 'new@example.com' });
    click(element, name);
    await until(() => countdown(element), 'the countdown');
    return element;
  }

  it('follows the clock: a tab that slept for 45 s shows the rest immediately', async () => {
    const element = await counting();
    sleepFor(45_000);
    wakeUp();
    await nextFrame();
    await until(() => /^Resend in 1[3-5]s$/.test(countdown(element)), 'what is left');
  });

  it('ends after 60 s, and the button returns to normal', async () => {
    const element = await counting();
    sleepFor(60_000);
    wakeUp();
    await until(() => isFree(element), 'the button to be free');
    expect([countdown(element), button(element)?.textContent]).to.deep.equal(['', name]);
  });

  it('continues while the dialog is closed', async () => {
    const element = await counting();
    click(element, 'Close');
    await until(() => !fields(element).length, 'it to close');
    sleepFor(30_000);
    element.open = true;
    await until(() => fields(element).length > 2, 'the form');
    expect(countdown(element)).to.match(/^Resend in (30|2[7-9])s$/);
    expect(isFree(element)).to.equal(false);
  });

  it('is shared by every widget of the page, but not by the other form', async () => {
    await counting();
    const page = addSignIn('page view="register"');
    await until(() => countdown(page), 'the countdown');
    const reset = addSignIn('page view="reset"');
    await until(() => fields(reset).length, 'the form');
    expect(countdown(reset)).to.equal('');
  });

  it('isn’t announced as it counts: the name stays, and the status doesn’t change', async () => {
    const element = await counting();
    const texts = new Set<string>();
    const observer = new MutationObserver(() => texts.add(statusText(element)));
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    for (const left of [50, 40, 30]) {
      sleepFor(10_000);
      wakeUp();
      await until(() => Number(/\d+/.exec(countdown(element))?.[0]) <= left, `${left} s`);
    }
    observer.disconnect();
    expect([...texts]).to.deep.equal(['We sent a code to your email.']);
    expect(press(element, name)).to.equal(button(element));
  });
});
