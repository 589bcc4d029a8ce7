import { expect, nextFrame } from '@open-wc/testing';
import { press as pressKeys } from '../support/keys.js';
import { recordEvents } from '../support/record-events.js';
import {
  addSignIn,
  click,
  dialog,
  field,
  fields,
  found,
  openServer,
  press,
  readySignIn,
  title,
  until,
} from '../support/sign-in.js';

describe('the choice of methods', () => {
  beforeEach(() => {
    openServer();
  });

  it('opens with `open`, named "Sign in / Create account"', async () => {
    const element = await readySignIn();
    expect(title(element)).to.equal('Sign in / Create account');
    expect(dialog(element)?.matches(':modal')).to.equal(true);
    expect(press(element, 'Continue with Email').localName).to.equal('button');
  });

  it('opens and closes with show() and hide(), and hide() sends no event', async () => {
    const closed = recordEvents('storefront-close');
    const element = addSignIn();
    element.show();
    await until(() => dialog(element), 'the dialog');
    expect(element.open).to.equal(true);
    expect(element.hasAttribute('open')).to.equal(true);
    element.hide();
    await until(() => !dialog(element), 'it to close');
    expect(closed).to.deep.equal([]);
  });

  for (const [view, name] of [
    ['methods', 'Sign in / Create account'],
    ['email', 'Sign in / Create account'],
    ['register', 'Create account'],
    ['reset', 'Change password'],
  ] as const)
    it(`show('${view}') opens at "${name}"`, async () => {
      const element = addSignIn();
      element.show(view);
      await until(() => dialog(element), 'the dialog');
      expect(title(element)).to.equal(name);
      expect(element.view).to.equal(view);
    });

  for (const [way, close] of Object.entries({
    Escape: async () => pressKeys('Escape'),
    'its button': async (element: Element) => click(element, 'Close'),
  }))
    it(`closes by ${way}: one event, the properties follow, and the next opening starts from scratch`, async () => {
      const closed = recordEvents('storefront-close');
      const element = await readySignIn();
      click(element, 'Continue with Email');
      await until(() => document.activeElement === fields(element)[0], 'the focus in the first field');
      await close(element);
      await until(() => !dialog(element), 'it to close');
      expect(element.open).to.equal(false);
      await until(() => element.view === 'methods', 'the first view');
      expect(closed).to.deep.equal([{}]);
      expect(element.querySelector('form')).to.equal(null);
      element.show();
      await until(() => dialog(element), 'the dialog');
      expect(press(element, 'Continue with Email').isConnected).to.equal(true);
    });

  it('begins each opening at the view of the markup', async () => {
    const element = addSignIn('view="email"');
    element.show('register');
    await until(() => title(element) === 'Create account', 'the new account');
    click(element, 'Close');
    await until(() => !dialog(element), 'it to close');
    await until(() => element.view === 'email', 'the view of the markup');
  });

  for (const [link, heading] of [
    ['Continue with Email', 'Sign in / Create account'],
    ['Create account', 'Create account'],
    ['Forgot your password', 'Change password'],
  ] as const)
    it(`“${link}” opens its dialog, with the focus in the first field, and Back returns here`, async () => {
      const element = await readySignIn();
      click(element, link);
      await until(() => fields(element).length, 'the fields');
      expect(title(element)).to.equal(heading);
      await until(() => document.activeElement === field(element, 'Email'), 'the focus');
      click(element, 'Back');
      await until(() => found(element, 'Continue with Email'), 'the methods');
      await until(() => element.shadowRoot?.activeElement?.localName === 'h2', 'the focus on the heading');
      expect(element.view).to.equal('methods');
    });

  for (const [link, path] of [
    ['Terms and Conditions', '/content/termsAndConditions'],
    ['Privacy Policy', '/content/Privacy-policy'],
  ] as const)
    it(`“${link}” opens in a new tab`, async () => {
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readySignIn();
      click(element, link);
      expect(jumps).to.deep.equal([{ href: `${location.origin}${path}`, path, query: {}, target: '_blank' }]);
      expect(press(element, link).getAttribute('href')).to.equal(`${location.origin}${path}`);
    });

  it('in Arabic it reads from right to left', async () => {
    const element = await readySignIn('open lang="ar"');
    expect(title(element)).to.equal('تسجيل الدخول\u00a0/ إنشاء حساب');
    const heading = element.shadowRoot?.querySelector('dialog');
    expect(heading && getComputedStyle(heading).direction).to.equal('rtl');
  });

  it('returns the focus to the element that opened it', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const element = addSignIn();
    element.show();
    await until(() => dialog(element), 'the dialog');
    click(element, 'Close');
    await until(() => !dialog(element), 'it to close');
    await nextFrame();
    expect(document.activeElement).to.equal(opener);
    opener.remove();
  });

  it('requests only its color and the visitor’s id while closed', async () => {
    const calls = openServer();
    const ready = recordEvents('storefront-ready');
    addSignIn();
    await until(() => ready.length, 'it to be ready');
    expect(calls.map(({ path }) => path).filter((path) => !/getConfig|getUserUUID/.test(path))).to.deep.equal(
      [],
    );
    expect(ready).to.deep.equal([{ tag: 'storefront-sign-in' }]);
  });
});
