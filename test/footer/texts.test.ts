import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import { inside, startApi } from '../support/car-search.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { translate } from '../support/translate.js';
import { until } from '../support/until.js';
import { link, links, nameOf, readyFooter, showsLink } from './footer-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const everything = {
  chat: 'https://chat.example',
  appDownload: 'https://shop.example/app',
  appStore: 'https://apps.example',
  googlePlay: 'https://play.example',
  stockListing: 'https://stock.example',
  socialFacebook: 'https://facebook.example',
  socialMastodon: 'https://mastodon.example',
};

describe('the footer', () => {
  // This is the first test, so only the English texts are loaded yet.
  it('shows the page’s own links until its texts have loaded', async () => {
    startApi();
    const place = addMarkup(
      '<storefront-footer lang="fr"><a id="own" href="/about">About</a></storefront-footer>',
    );
    const own = place.querySelector('#own');
    expect(own?.getClientRects().length).to.equal(1);
    const element = place.querySelector('storefront-footer');
    await until(() => element?.shadowRoot?.querySelector('[part=legal]'));
    expect(own?.getClientRects().length).to.equal(0);
  });

  for (const [lang, about, dir] of [
    ['ru', 'О нас', 'ltr'],
    ['ar', 'من نحن', 'rtl'],
    ['fr', 'À propos de nous', 'ltr'],
    ['en', 'About us', 'ltr'],
  ] as const) {
    it(`changes to ${lang} while it is shown`, async () => {
      const element = await readyFooter(everything);
      configure({ lang });
      await showsLink(element, about);
      const base = inside(element, '[part=base]');
      expect([base.lang, base.dir]).to.deep.equal([lang, dir]);
      expect(links(element)).to.have.length(16);
    });
  }

  it('changes its language after a page translator has rewritten it', async () => {
    const element = await readyFooter(everything);
    if (element.shadowRoot) translate(element.shadowRoot);
    expect(nameOf(link(element, 'ABOUT US'))).to.equal('ABOUT US');
    configure({ lang: 'fr' });
    await showsLink(element, 'À propos de nous');
    expect(links(element).map(nameOf)).not.to.include('ABOUT US');
  });

  it('sends its ready event once', async () => {
    const ready = recordEvents('storefront-ready');
    await readyFooter();
    await until(() => ready.length);
    expect(ready).to.deep.equal([{ tag: 'storefront-footer' }]);
  });

  it('has slots for the shop’s own logo and words', async () => {
    const element = await readyFooter(
      {},
      '<storefront-footer><p slot="brand">Meridian</p><span slot="end">© Meridian</span></storefront-footer>',
    );
    for (const own of element.children) expect(own.getClientRects().length).to.equal(1);
  });

  for (const width of [320, 390, 1280]) {
    for (const lang of ['en', 'ru', 'ar', 'fr'] as const) {
      it(`fits into ${width} px in ${lang}`, async () => {
        const element = await readyFooter(
          everything,
          `<div style="inline-size: ${width}px"><storefront-footer lang="${lang}"></storefront-footer></div>`,
        );
        const { scrollWidth, clientWidth } = inside(element, '[part=footer]');
        expect(scrollWidth).to.be.at.most(clientWidth);
        for (const each of links(element)) {
          const box = each.getBoundingClientRect();
          expect(box.height, nameOf(each)).to.be.at.least(24);
          expect(box.right, nameOf(each)).to.be.at.most(element.getBoundingClientRect().right);
          expect(box.left, nameOf(each)).to.be.at.least(element.getBoundingClientRect().left);
        }
      });
    }
  }

  for (const [lang, scheme] of [
    ['en', 'light'],
    ['ar', 'dark'],
  ] as const) {
    it(`axe finds no fault: ${lang}, ${scheme}`, async () => {
      const element = await readyFooter(
        everything,
        `<div style="color-scheme: ${scheme}"><storefront-footer lang="${lang}"></storefront-footer></div>`,
      );
      const { violations, passes } = await axe.run(element, {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      ).to.deep.equal([]);
      expect(passes.length).to.be.greaterThan(3);
    });
  }
});
