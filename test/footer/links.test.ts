// over: component
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { configure } from '../../src/state/store.js';
import { removeAddedDialogs } from '../support/added-dialogs.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import { link, links, nameOf, readyFooter } from './footer-page.js';

const site = 'https://shop.example';

/** Spec 2.6: each link's name, and its path on the main site. */
const inside = [
  ['About us', '/content/AboutUs'],
  ['Contact us', '/content/contactUs'],
  ['Seller central', '/content/sellerCentral'],
  ['Factory membership', '/content/FactoryMember'],
  ['Your account', '/content/account'],
  ['Your orders', '/content/order'],
] as const;

const legal = [
  ['Terms and conditions', '/termsAndConditions'],
  ['Privacy policy', '/Privacy-policy'],
  ['Refund and returns policy', '/refund-and-returns-policy'],
] as const;

afterEach(() => {
  cookies.write('myCookie', null);
  removeAddedDialogs();
});

describe('the links of the footer', () => {
  itOnce('are these, with real URLs on the main site and the partner’s id', async () => {
    const element = await readyFooter({ site, partner: 'acme' });
    expect(links(element).map((each) => [nameOf(each), each.href])).to.deep.equal(
      [...inside, ...legal].map(([name, path]) => [name, `${site}${path}?partner=acme`]),
    );
  });

  itOnce('follow the configuration', async () => {
    const element = await readyFooter({ site });
    configure({ site: 'https://other.example/en' });
    await until(() => link(element, 'About us').href === 'https://other.example/en/content/AboutUs');
  });

  for (const [name, path] of inside) {
    itOnce(`"${name}" navigates to ${path}, which a page’s router may take over`, async () => {
      cookies.write('myCookie', 't-1');
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readyFooter({ site });
      link(element, name).click();
      expect(jumps).to.deep.equal([{ href: site + path, path, query: {}, target: '_self' }]);
    });
  }

  for (const [name, path] of legal) {
    itOnce(`"${name}" opens a new tab, and its name says so`, async () => {
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readyFooter({ site });
      const anchor = link(element, name);
      expect(anchor).to.include({ target: '_blank', rel: 'noopener' });
      const note = element.shadowRoot?.getElementById(anchor.getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).to.equal('Opens in a new tab');
      anchor.click();
      expect(jumps).to.deep.equal([{ href: site + path, path, query: {}, target: '_blank' }]);
    });
  }

  it('a click with a modifier key is left to the browser, without an event', async () => {
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readyFooter({ site });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      let prevented: boolean | undefined;
      const last = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault(); // the test stays on its page
      };
      document.addEventListener('click', last, { once: true });
      link(element, 'About us').dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [key]: true }),
      );
      expect(prevented, key).to.equal(false);
    }
    expect(jumps).to.deep.equal([]);
  });

  it('a click that the page has prevented does not navigate', async () => {
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readyFooter({ site });
    element.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    link(element, 'About us').click();
    expect(jumps).to.deep.equal([]);
  });

  for (const [name, path] of [
    ['Your orders', '/content/order'],
    ['Factory membership', '/content/FactoryMember'],
  ] as const) {
    it(`"${name}" makes a guest sign in first, then navigates`, async () => {
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readyFooter({ site });
      link(element, name).click();
      const dialogs = document.getElementsByTagName('storefront-sign-in');
      await until(() => dialogs.length);
      expect(dialogs).to.have.length(1);
      expect(dialogs[0]?.hasAttribute('open')).to.equal(true);
      expect(dialogs[0]?.getAttribute('redirect')).to.equal(site + path);
      expect(jumps).to.deep.equal([]);
    });
  }
});
