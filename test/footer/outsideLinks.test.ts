import { expect } from '@open-wc/testing';
import { configure, store } from '../../src/state/store.js';
import { recordEvents } from '../support/record-events.js';
import { link, links, nameOf, readyFooter, showsLink } from './footer-page.js';

/** Each configuration key, and the name of its link. */
const outside = [
  ['chat', 'Chat with customer service'],
  ['stockListing', 'Stock exchange listing'],
  ['appDownload', 'Download the app'],
  ['appStore', 'App Store'],
  ['googlePlay', 'Google Play'],
  ['socialFacebook', 'Facebook'],
  ['socialInstagram', 'Instagram'],
  ['socialX', 'X'],
  ['socialTiktok', 'TikTok'],
  ['socialMastodon', 'Mastodon'],
] as const;

const groups = (element: Element): (string | null)[] =>
  [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);

const names = (element: Element): string[] => links(element).map(nameOf);

describe('the footer’s links to other sites', () => {
  it('are left out if they are not configured, and so are empty groups', async () => {
    const element = await readyFooter();
    for (const [, name] of outside) expect(names(element)).not.to.include(name);
    expect(groups(element)).to.deep.equal(['Get to know us', 'Do business with us', 'Your shopping']);
  });

  for (const [key, name] of outside) {
    it(`include "${name}", which opens a new tab, for ${key}`, async () => {
      const jumps = recordEvents('storefront-navigate');
      const element = await readyFooter({ [key]: 'https://there.example/shop?a=1' });
      const anchor = link(element, name);
      expect(anchor.href).to.equal('https://there.example/shop?a=1');
      expect(anchor).to.include({ target: '_blank', rel: 'noopener' });
      expect(names(element)).to.have.length(10);
      expect(jumps).to.deep.equal([]);
    });
  }

  it('appear and disappear with the configuration', async () => {
    const element = await readyFooter();
    configure({ socialX: 'https://x.example' });
    await showsLink(element, 'X');
    expect(groups(element)).to.include('Follow us');
    configure({ socialX: null, appStore: 'https://apps.example' });
    await showsLink(element, 'App Store');
    expect(names(element)).not.to.include('X');
    expect(groups(element)).to.include('Shop with the app').and.not.include('Follow us');
  });

  it('have the partner’s id in addition to their own query', async () => {
    const element = await readyFooter({ partner: 'acme', appStore: 'https://apps.example/1?id=2#top' });
    expect(link(element, 'App Store').href).to.equal('https://apps.example/1?id=2&partner=acme#top');
  });

  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://there.example',
    'blob:x',
    'https://',
    ' ',
  ]) {
    it(`leave out "${url}", however it got into the state`, async () => {
      const element = await readyFooter();
      const { bigdata } = store.getState();
      store.setState({
        bigdata: {
          ...bigdata,
          config: { ...bigdata.config, chat: url, socialX: url, appStore: 'https://apps.example' },
        },
      });
      await showsLink(element, 'App Store');
      expect(names(element)).not.to.include('X').and.not.include('Chat with customer service');
    });
  }

  for (const url of ['mailto:help@shop.example', 'tel:+18005550100']) {
    it(`open ${url} in the same tab, without the id`, async () => {
      const element = await readyFooter({ partner: 'acme', chat: url });
      const anchor = link(element, 'Chat with customer service');
      expect(anchor.href).to.equal(url);
      expect(anchor.target).to.equal('');
    });
  }
});
