import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import { ana, find, openShop, place, press, type } from './track-page.js';

const before = location.href;
const landing = (query: string) => history.replaceState(null, '', `?${query}`);

/** Returns the URLs of a widget's links. */
const addresses = (element: Element): URL[] =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href));

describe('parameters carried over from the page’s URL', () => {
  beforeEach(() => {
    openShop();
    landing('utm_source=mail&utm_campaign=spring&session=1');
    configure({ carry: 'utm_*', partner: 'acme' });
  });
  afterEach(() => {
    history.replaceState(null, '', before);
    configure({ appStore: null, appDownload: null });
  });

  for (const [markup, selector] of [
    ['<storefront-footer></storefront-footer>', '[part=legal]'],
    ['<storefront-header></storefront-header>', 'nav a'],
    ['<storefront-back-to-top></storefront-back-to-top>', 'a'],
    ['<storefront-back-to-top href="https://shop.example/help"></storefront-back-to-top>', 'a'],
    ['<storefront-account-menu></storefront-account-menu>', '[part=button]'],
    ['<storefront-drawer open></storefront-drawer>', 'dialog a'],
    ['<storefront-sign-in open></storefront-sign-in>', 'dialog a'],
    ['<storefront-location open></storefront-location>', 'dialog a'],
  ] as const)
    it(`are in every link of ${markup}`, async () => {
      const element = await place(markup, selector);
      if (markup.includes('account')) await press(element, '[part=button]');
      await until(() => addresses(element).length, 'links');
      for (const { origin, searchParams } of addresses(element)) {
        expect(origin).to.equal('https://shop.example');
        expect(Object.fromEntries(searchParams)).to.include({
          utm_source: 'mail',
          utm_campaign: 'spring',
          partner: 'acme',
        });
        expect(searchParams.has('session')).to.equal(false);
      }
    });

  it('are in a navigation, for routers too', async () => {
    const jumps = recordEvents('storefront-navigate') as { href: string; query: object }[];
    const element = await place('<storefront-header></storefront-header>', '[role=combobox]');
    await type(element, '[role=combobox]', 'tire');
    await until(() => find(element, '[part=clear]'), 'it renders');
    await press(element, '[part=search] [part=button]');
    expect(jumps).to.have.length(1);
    expect(jumps[0]?.query).to.deep.equal({
      utm_source: 'mail',
      utm_campaign: 'spring',
      goods_name: 'tire',
    });
    expect(jumps[0]?.href).to.equal(
      'https://shop.example/categories?utm_source=mail&utm_campaign=spring&goods_name=tire&partner=acme',
    );
  });

  it('are in the navigation after a sign-in', async () => {
    const jumps = recordEvents('storefront-navigate') as { query: object }[];
    const element = await place(
      '<storefront-sign-in open view="email" redirect="https://shop.example/cart?id=1"></storefront-sign-in>',
      'dialog',
    );
    await type(element, 'input[name=email]', ana.email);
    await type(element, 'input[name=password]', 'secret-1');
    await press(element, '[part=submit]');
    await until(() => jumps.length, 'a jump');
    expect(jumps[0]?.query).to.deep.equal({ id: '1', utm_source: 'mail', utm_campaign: 'spring' });
  });

  it('are read from a router’s current URL: when a link is reached, and when it is clicked', async () => {
    const jumps = recordEvents('storefront-navigate') as { query: object }[];
    const element = await place('<storefront-footer></storefront-footer>', '[part=link]');
    const link = find<HTMLAnchorElement>(element, '[part=link]');
    landing('utm_source=page-two');
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(new URL(link?.href ?? '').searchParams.get('utm_source')).to.equal('page-two');
    landing('utm_source=page-three');
    link?.click();
    expect(jumps[0]?.query).to.deep.equal({ utm_source: 'page-three' });
  });

  it('are sent to no other site, unlike the partner’s id, and never to the API', async () => {
    configure({ appStore: 'https://apps.example/1', appDownload: 'https://m.example/app' });
    const realFetch = window.fetch;
    const requested: string[] = [];
    window.fetch = (input, init) => {
      requested.push(String(input));
      return realFetch(input, init);
    };
    const element = await place('<storefront-footer></storefront-footer>', '[part=app]');
    await place('<storefront-header></storefront-header>', '[role=combobox]');
    await until(() => requested.length, 'calls');
    expect(find<HTMLAnchorElement>(element, '[part=app]')?.href).to.equal(
      'https://apps.example/1?partner=acme',
    );
    expect(requested.filter((url) => url.includes('utm_'))).to.deep.equal([]);
    configure({ mobileSite: 'https://m.example' });
    await until(
      () =>
        addresses(element)
          .find(({ host }) => host === 'm.example')
          ?.searchParams.has('utm_source'),
      'it goes to the mobile site',
    );
    configure({ mobileSite: null });
  });
});
