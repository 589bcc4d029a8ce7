// over: component
import { expect } from '@open-wc/testing';
import { configure, store } from '../../src/state/store.js';
import { removeAddedDialogs } from '../support/added-dialogs.js';
import { Refusal } from '../support/answers.js';
import { button, links, readyHeader } from '../support/header.js';
import { itOnce } from '../support/once.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

const texts = (element: Element) => links(element).map(({ textContent }) => textContent);
const cartLink = (element: Element) => element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=cart]');

describe('the links of the header', () => {
  itOnce('are Home, Cars, About us, and Contact', async () => {
    const { element } = await readyHeader();
    expect(texts(element)).to.deep.equal(['Home', 'Cars', 'About us', 'Contact']);
    expect(links(element).map(({ pathname }) => pathname)).to.deep.equal([
      '/',
      '/categories',
      '/about',
      '/contact',
    ]);
  });

  it('are replaced by the server’s', async () => {
    const own = [
      { name: 'Start', path: '/' },
      { name: 'Deals', path: '/content/daysDeals' },
    ];
    const { element } = await readyHeader(undefined, { '/pc/navbar': () => own });
    await until(() => texts(element).join() === 'Start,Deals');
  });

  for (const [what, answer] of Object.entries<() => unknown>({
    'refuses them': () => new Refusal(500, 'Closed'),
    'has none': () => [],
    'sends them in an unexpected format': () => ({ Home: '/' }),
  })) {
    itOnce(`remain when the server ${what}`, async () => {
      const { element, calls } = await readyHeader(undefined, { '/pc/navbar': answer });
      await until(() => calls.some(({ path }) => path === '/pc/navbar'));
      await until(() => store.getState().bigdata.navbar?.status !== 'loading');
      expect(texts(element)).to.deep.equal(['Home', 'Cars', 'About us', 'Contact']);
    });
  }

  it('mark the current page', async () => {
    const { element } = await readyHeader('<storefront-header active="/about"></storefront-header>');
    const current = links(element).filter((link) => link.ariaCurrent === 'page');
    expect(current.map(({ textContent }) => textContent)).to.deep.equal(['About us']);
  });

  itOnce('go to the main site, with the partner’s id', async () => {
    const { element } = await readyHeader();
    configure({ site: 'https://shop.example', partner: 'p7' });
    await until(() => links(element)[1]?.href === 'https://shop.example/categories?partner=p7');
  });

  it('send an event, so that the page can use its own router', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader();
    links(element)[1]?.click();
    expect(jumps).to.deep.equal([
      { href: `${location.origin}/categories`, path: '/categories', query: {}, target: '_self' },
    ]);
  });

  itOnce('are in the language of the page', async () => {
    const { element } = await readyHeader(undefined, { '/pc/navbar': () => [] });
    configure({ lang: 'ar' });
    await until(() => texts(element)[0] === 'الرئيسية');
    expect(getComputedStyle(element.shadowRoot?.querySelector('.base') ?? element).direction).to.equal('rtl');
  });
});

describe('the tools of the header', () => {
  afterEach(() => {
    store.setState({ shopCart: { lines: [] } });
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, zip: null, city: null } }));
    removeAddedDialogs();
  });

  it('open the menu of the page', async () => {
    const opened = prevented('storefront-menu-open');
    const { element } = await readyHeader();
    button(element, 'Menu')?.click();
    expect(opened).to.deep.equal([{}]);
  });

  it('show the number of items in the cart', async () => {
    const { element } = await readyHeader();
    expect(cartLink(element)?.ariaLabel).to.equal('Cart');
    const line = { buy_num: 2, price: 1999 };
    store.setState({ shopCart: { lines: [line, { ...line, buy_num: 3 }] } });
    await until(() => cartLink(element)?.ariaLabel === 'Items in the cart: 5');
    expect(cartLink(element)?.textContent).to.equal('5');
    expect(cartLink(element)?.pathname).to.equal('/content/shopCartNew');
  });

  it('show the delivery location, and open the dialog to change it', async () => {
    const { element } = await readyHeader();
    const place = element.shadowRoot?.querySelector<HTMLElement>('[part=location]');
    expect(place?.textContent).to.equal('Choose your location');
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, zip: '90210', city: 'BH' } }));
    await until(() => place?.textContent === 'Deliver to 90210');
    place?.click();
    expect(document.querySelector('storefront-location')?.hasAttribute('open')).to.equal(true);
  });

  it('include the language and the account', async () => {
    const { element } = await readyHeader();
    for (const tag of ['storefront-language', 'storefront-account-menu'])
      expect(element.shadowRoot?.querySelector(tag), tag).to.exist;
  });
});
