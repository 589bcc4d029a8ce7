// engines: all
import { expect } from '@open-wc/testing';
import { languages } from '../../src/page/locale.js';
import { endSession, openSession } from '../../src/state/session.js';
import { configure } from '../../src/state/store.js';
import type { Answer } from '../support/answers.js';
import { box, readyHeader } from '../support/header.js';
import { until } from '../support/until.js';

/** Returns the markup of a header of a given width. Only that width matters, not the window's. */
const headerOf = (width: number, logo = 150) =>
  `<div style="inline-size: ${width}px"><storefront-header><b slot="logo" style="inline-size: ${logo}px">Shop</b></storefront-header></div>`;

const shopper = { uname: 'Alexandrina Konstantinopolskaya' };
const home = {
  address_id: 1,
  address_name: 'Home',
  is_default: 1,
  is_select: 0,
  post_code: '10118',
  city_name: 'New York',
};

async function laidOut(width: number, logo?: number, own: Readonly<Record<string, Answer>> = {}) {
  const { element } = await readyHeader(headerOf(width, logo), {
    '/pc/user/getUserInfo': ({ headers }) => (headers.has('token') ? shopper : {}),
    '/pc/address/list': () => [home],
    ...own,
  });
  const root = element.shadowRoot;
  const find = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const account = root?.querySelector('storefront-account-menu');
  await until(() => account?.shadowRoot?.querySelector('.name')?.textContent, 'no account');
  await until(() => root?.querySelector('.department'), 'no departments');
  return { element, find };
}

describe('the search box of the header', () => {
  afterEach(() => endSession());

  for (const lang of languages)
    for (const isSignedIn of [false, true])
      it(`has enough space in ${lang}, ${isSignedIn ? 'signed in under a long name' : 'signed out'}`, async () => {
        configure({ lang });
        if (isSignedIn) openSession('a-token', shopper);
        for (const width of [1440, 1152, 1151, 1024, 900, 768]) {
          const { element, find } = await laidOut(width);
          const field = box(element)?.getBoundingClientRect().width ?? 0;
          // The text that tells what to type fits in each language.
          expect(field, `${width} px`).to.be.at.least(208);
          const menu = find('[part=menu]');
          const cart = find('[part=cart]');
          expect(Math.abs(menu.y + menu.height / 2 - (cart.y + cart.height / 2)), 'one row').to.be.below(3);
          const isBelow = find('[part=search]').top >= menu.bottom;
          expect(isBelow, `below the tools at ${width} px`).to.equal(width < 1152);
          const edges = [menu.left, menu.right, cart.left, cart.right].map((x) => x - find('.header').left);
          expect(Math.min(...edges), 'within').to.be.at.least(0);
          expect(Math.max(...edges), 'within').to.be.at.most(width);
          element.parentElement?.remove();
        }
      });

  for (const lang of languages)
    it(`leaves the choice of a location on one line in ${lang}`, async () => {
      configure({ lang });
      const { find } = await laidOut(1440);
      expect(find('.place > span').height).to.be.within(1, 24);
    });

  it('is as wide with a text as without', async () => {
    configure({ lang: 'en' });
    openSession('a-token', shopper);
    const { element, find } = await laidOut(1200);
    await until(
      () => element.shadowRoot?.querySelector('.place')?.textContent?.includes('10118'),
      'no address',
    );
    const { width } = find('[part=search]');
    element.searchValue = 'tires';
    await until(() => find('[part=clear]').width, 'no button to clear it');
    expect(find('[part=search]').width).to.be.closeTo(width, 1);
  });

  it('leaves an address on one line, if there is room', async () => {
    configure({ lang: 'en' });
    openSession('a-token', { uname: 'Dana Demo' });
    const { element, find } = await laidOut(1440, 150, {
      '/pc/user/getUserInfo': () => ({ uname: 'Dana Demo' }),
      '/pc/address/list': () => [{ ...home, city_name: 'Austin', post_code: '78704' }],
    });
    await until(
      () => element.shadowRoot?.querySelector('.place')?.textContent?.includes('78704'),
      'no address',
    );
    expect(find('.place > span').height).to.be.within(1, 24);
  });

  it('has one height on all phones, for which pages reserve space', async () => {
    configure({ lang: 'en' });
    const heights: number[] = [];
    for (const width of [390, 320]) {
      const { element, find } = await laidOut(width, 30);
      heights.push(find('.bar').height);
      element.parentElement?.remove();
    }
    expect(heights[0]).to.equal(heights[1]);
    expect(heights[0], 'two rows without blank lines').to.be.at.most(100);
  });

  for (const lang of languages)
    it(`shows all four links on a phone of 320 px in ${lang}, before the server’s are there`, async () => {
      configure({ lang });
      const narrow = await laidOut(320, 30, { '/pc/navbar': () => [] });
      const links = narrow.element.shadowRoot?.querySelector('.nav ul');
      expect(links?.scrollWidth).to.equal(links?.clientWidth);
      narrow.element.parentElement?.remove();
    });
});
