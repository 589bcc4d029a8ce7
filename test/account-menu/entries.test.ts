import { expect } from '@open-wc/testing';
import { openSession } from '../../src/state/session.js';
import { inside } from '../support/car-search.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { closes, links, menu, opener, openMenu, signIn, site } from './menu-page.js';

/** Spec 2.10: each entry's name, its destination, and whether a guest must sign in first (spec section 6). */
const entries = [
  ['Your account', '/content/account', false],
  ['Your orders', '/content/order', true],
  ['Your addresses', '/address/2', true],
  ['Wishlist and favorite stores', '/content/storeCollect', true],
  ['Points and shares', '/content/haoMeccle', true],
  ['Invite friends', '/Recommendation', true],
  ['Factory membership', '/content/FactoryMember', true],
  ['Change password', '/replacement', false],
  ['Close account', '/AccountCancellation', false],
] as const;
/** The entries shown to a guest, who has no password to change and no account to close. */
const guestEntries = entries.slice(0, -2);
const entriesOf = (element: Element) => links(element).map(({ textContent, href }) => [textContent, href]);

const dialogs = document.getElementsByTagName('storefront-sign-in');
const opens = (): Promise<void> => until(() => dialogs[0]?.hasAttribute('open'), 'no sign-in');

describe('the entries of the account menu', () => {
  it('are these nine with real URLs, everyday ones first, and closing the account last', async () => {
    signIn();
    expect(entriesOf(await openMenu())).to.deep.equal(entries.map(([name, path]) => [name, site + path]));
  });

  it('leave out for a guest those that need an account', async () => {
    expect(entriesOf(await openMenu())).to.deep.equal(
      guestEntries.map(([name, path]) => [name, site + path]),
    );
  });

  entries.forEach(([name, path], index) => {
    it(`"${name}" takes a shopper to ${path}, and closes the menu`, async () => {
      signIn();
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await openMenu();
      links(element)[index]?.click();
      expect(jumps).to.deep.equal([{ href: site + path, path, query: {}, target: '_self' }]);
      await closes(element);
    });
  });

  guestEntries.forEach(([name, path, isGuarded], index) => {
    it(`"${name}" ${isGuarded ? 'makes a guest sign in first, then navigates' : 'navigates for a guest, too'}`, async () => {
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await openMenu();
      links(element)[index]?.click();
      if (isGuarded) {
        await opens();
        expect(dialogs[0]?.getAttribute('redirect')).to.equal(site + path);
      }
      expect(jumps).to.have.length(isGuarded ? 0 : 1);
      await closes(element);
    });
  });
});

describe('the sign-in entry', () => {
  it('is Sign in for a guest, and opens the dialog of the page', async () => {
    addMarkup(
      '<storefront-sign-in page></storefront-sign-in><storefront-sign-in id="own"></storefront-sign-in>',
    );
    const element = await openMenu();
    expect(element.shadowRoot?.querySelector('[part=sign-out]')).to.equal(null);
    const button = inside(element, '[part=sign-in]');
    expect(button.textContent).to.equal('Sign in');
    button.click();
    await until(() => document.querySelector('#own')?.hasAttribute('open'));
    expect(dialogs).to.have.length(2);
    expect(dialogs[0]?.hasAttribute('open')).to.equal(false);
    await closes(element);
  });

  it('adds a dialog to a page without one, only once', async () => {
    const element = await openMenu();
    inside(element, '[part=sign-in]').click();
    await opens();
    dialogs[0]?.removeAttribute('open');
    opener(element).click();
    await until(() => element.shadowRoot?.querySelector('[part=sign-in]'));
    inside(element, '[part=sign-in]').click();
    await opens();
    expect(dialogs).to.have.length(1);
    expect(dialogs[0]?.hasAttribute('redirect')).to.equal(false);
  });

  it('navigates by the page’s later request after the shopper gives up an earlier one', async () => {
    addMarkup('<storefront-sign-in redirect="/welcome"></storefront-sign-in>');
    const element = await openMenu();
    links(element)[1]?.click();
    await opens();
    expect(dialogs[0]?.getAttribute('redirect')).to.equal(`${site}/content/order`);
    dialogs[0]?.removeAttribute('open');
    await closes(element);
    opener(element).click();
    await until(() => element.shadowRoot?.querySelector('[part=sign-in]'));
    inside(element, '[part=sign-in]').click();
    await opens();
    expect(dialogs[0]?.getAttribute('redirect')).to.equal('/welcome');
  });
});

describe('a signed-in shopper', () => {
  it('is greeted by name, and sees Sign out instead of Sign in', async () => {
    signIn('Zoë O’Neil');
    const element = await openMenu();
    expect(opener(element).textContent).to.contain('Zoë O’Neil');
    expect(element.shadowRoot?.querySelector('[part=sign-in]')).to.equal(null);
    expect(inside(element, '[part=sign-out]').textContent).to.equal('Sign out');
  });

  it('is greeted by the name that the server has now', async () => {
    openSession('t-1', { uname: 'Old name' });
    const element = await menu();
    await until(() => opener(element).textContent === 'Hello, Ana', 'not Ana');
  });

  it('without a name is not greeted', async () => {
    signIn('');
    expect(opener(await menu()).textContent).to.equal('Your account');
  });

  it('may have a name of any length and script', async () => {
    signIn('<b>'.repeat(80));
    const element = await menu();
    expect(opener(element).textContent).to.contain('<b><b>');
    expect(opener(element).getBoundingClientRect().width).to.be.below(320);
  });
});
