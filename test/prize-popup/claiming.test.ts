// over: react
import { expect } from '@open-wc/testing';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import {
  addPopup,
  button,
  gift,
  image,
  isClosed,
  openPopup,
  openServer,
  signIn,
  site,
  tiles,
} from './popup-page.js';

const promotion = {
  href: `${site}/content/Promotion`,
  path: '/content/Promotion',
  query: {},
  target: '_self',
};
const cart = { ...promotion, href: `${site}/content/shopCartNew`, path: '/content/shopCartNew' };

describe('Claim all now', () => {
  for (const [flag, jump] of [
    [1, promotion],
    ['1', promotion],
    [0, cart],
    [null, cart],
  ] as const)
    itOnce(`goes to ${jump.path} when is_show_handle is ${JSON.stringify(flag)}`, async () => {
      openServer({ '/pc/index/giftPop': () => ({ ...gift, is_show_handle: flag }) });
      const claims = recordEvents('storefront-claim');
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await openPopup();
      button(element, 'Claim all now').click();
      await isClosed(element);
      expect(claims).to.deep.equal([{ target: jump.path }]);
      expect(jumps).to.deep.equal([jump]);
    });

  itOnce('uses the shopper’s own is_show_handle if the gift has none', async () => {
    signIn({ is_show_handle: 1 });
    openServer({ '/pc/index/giftPop': () => ({ ...gift, is_show_handle: null }) });
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await openPopup();
    button(element, 'Claim all now').click();
    expect(jumps).to.deep.equal([promotion]);
  });

  it('does nothing more if the page prevents the event', async () => {
    openServer();
    const claims = recordEvents('storefront-claim', { prevent: true });
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await openPopup();
    button(element, 'Claim all now').click();
    await isClosed(element);
    expect(claims.length).to.equal(1);
    expect(jumps).to.deep.equal([]);
  });
});

describe('the tiles', () => {
  const open = async (change: object) => {
    openServer({ '/pc/index/giftPop': () => ({ ...gift, ...change }) });
    return openPopup();
  };
  const names = (element: Element) => tiles(element).map(({ textContent }) => textContent?.trim());
  const pictures = (element: Element, tile: number) =>
    [...(tiles(element)[tile - 1]?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));

  for (const [state, one] of [
    ['Not used', { is_lock: 0, is_use: 0, img: image }],
    ['Used', { is_lock: '0', is_use: '1', img: image }],
    ['Locked', { is_lock: 1, is_use: 0, img: image }],
    ['Locked', { is_lock: 1, is_use: 1, img: image }],
    ['Not used', {}],
    ['Not used', []],
    ['Not used', null],
  ] as const)
    itOnce(`section one, ${JSON.stringify(one)}: ${state}`, async () => {
      const element = await open({ one });
      expect(names(element)[0]).to.equal(`Gift 1 ${state}`);
    });

  it('section two: each gift has its state and the matching picture', async () => {
    const element = await open({});
    expect(names(element)[1]).to.equal('Gift 2 Not used, Used, Locked');
    expect(pictures(element, 2).map((src) => src?.replace(/.*\?/, ''))).to.deep.equal([
      'fresh',
      'used',
      'locked',
    ]);
  });

  for (const two of [[], null, undefined])
    itOnce(`section two, ${JSON.stringify(two)}: still shows a tile`, async () => {
      const element = await open({ two });
      expect(names(element)[1]).to.equal('Gift 2');
      expect(tiles(element)[1]?.querySelectorAll('svg').length).to.equal(1);
    });

  it('sections three and four: each has a picture, and no state', async () => {
    const element = await open({});
    expect(names(element).slice(2)).to.deep.equal(['Gift 3', 'Gift 4']);
    expect(pictures(element, 3).length).to.equal(1);
    expect(pictures(element, 4).length).to.equal(1);
  });

  itOnce('show a gift icon without a picture, or with a disallowed one', async () => {
    const element = await open({
      one: { is_lock: 0, is_use: 0, img: 'javascript:alert(1)' },
      three: { img: '' },
      four: { img: '/test/nowhere.png' },
    });
    for (const tile of [1, 3, 4]) {
      await until(() => pictures(element, tile).length === 0, 'a picture that shows nothing');
      expect(tiles(element)[tile - 1]?.querySelector('svg')?.checkVisibility()).to.equal(true);
    }
  });

  it('have names and values, and an expiry date if the server sends one', async () => {
    const expires_at = '2031-03-02T12:00:00.000Z';
    const element = await open({
      one: { is_lock: 0, is_use: 0, img: image, name: '$10 off', expires_at },
      two: [
        { status: 3, img_lock: image, name: '$8 off' },
        { status: 3, img_lock: image, name: '15% off' },
      ],
      three: { img: image, name: 'A free spin every day' },
    });
    expect(names(element)[0]).to.match(/^\$10 off Not used Until Mar \d, \d+:00\sPM|AM$/);
    expect(names(element).slice(1)).to.deep.equal([
      '$8 off + 15% off Locked',
      'A free spin every day',
      'Gift 4',
    ]);
  });

  it('are claimed when the popup is shown again, and those of the next gift are not', async () => {
    recordEvents('storefront-navigate', { prevent: true });
    const element = await open({});
    button(element, 'Claim all now').click();
    await isClosed(element);
    element.show();
    await until(() => names(element)[0] === 'Gift 1 Claimed');
    expect(names(element)[1]).to.equal('Gift 2 Claimed, Used, Locked');
    openServer({ '/pc/index/giftPop': () => ({ ...gift, coupon_log_id: 8 }) });
    const next = addPopup();
    next.show();
    await until(() => names(next)[0] === 'Gift 1 Not used');
  });

  it('claim when clicked, as the button does', async () => {
    const claims = recordEvents('storefront-claim');
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await open({});
    tiles(element)[1]?.click();
    await isClosed(element);
    expect(claims).to.deep.equal([{ target: promotion.path }]);
    expect(jumps).to.deep.equal([promotion]);
  });
});
