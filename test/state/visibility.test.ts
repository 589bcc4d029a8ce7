// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { calls as contract } from '../../src/contract/calls.js';
import '../../src/drawer/define.js';
import '../../src/location/define.js';
import '../../src/prize-popup/define.js';
import '../../src/prize-wheel/define.js';
import '../../src/sign-in/define.js';
import { pageRecord } from '../../src/page/page-record.js';
import { identifyVisitor, loadThemeColor } from '../../src/state/bootstrap.js';
import { send } from '../../src/state/client.js';
import { openSession } from '../../src/state/session.js';
import { local, session } from '../../src/state/storage.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { loadUser } from '../../src/state/user.js';
import { answers, Refusal } from '../support/answers.js';
import { danasShop } from '../support/danas-shop.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { hidePage, restorePage, type Unseen, unseen } from '../support/visibility.js';

const page = window as { dataLayer?: object[] };

let paths = (): string[] => [];
let tracked: string[] = [];
const onTrack = (event: Event) => tracked.push((event as CustomEvent).detail.name);

const award = { award_level: 3, award_name: '10% off', award_state: 1, can_award_num: 1 };
const api: Readonly<Record<string, (call: { readonly headers: Headers }) => unknown>> = {
  '/pc/index/luckyDraw': () => ({}),
  '/pc/coupon/autoExpire': () => null,
  '/pc/prize/draw': () => award,
  '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000009' }),
};

let shoppers = 0;
/** Signs a shopper in whom no popup has decided about, and returns the user that the server names. */
function signIn(is_coupon: number): object {
  const user = { uname: 'Dana', is_coupon };
  openSession(`token-${Date.now()}-${shoppers++}`, user);
  return user;
}

function serve(own: typeof api = {}): void {
  const served = answers({ ...api, ...own }, danasShop());
  paths = () => served.map(({ path }) => path);
  configure({ analytics: 'data-layer', consent: 'granted', site: 'https://shop.example' });
}

function add(markup: string): Element {
  const place = document.createElement('div');
  place.append(document.createRange().createContextualFragment(markup));
  document.body.append(place);
  const element = place.firstElementChild;
  if (!element) throw new Error('one was added');
  return element;
}

const modal = (element: Element) => Boolean(element.shadowRoot?.querySelector('dialog:modal'));
const isThere = (element: Element) => until(() => element.shadowRoot?.querySelector('.base'), 'no widget');

/** What a returning visitor's browser has. */
const returning: Readonly<Record<string, string>> = { firstVisitTime: '1', newuuid: 'u-1' };

/** Everything that may be counted, changed, stored, or opened. */
function effects(): string[] {
  const changed = contract.filter(({ probe }) => !probe).map(({ endpoint }) => endpoint.path);
  return [
    ...paths().filter((path) => changed.includes(path) || path === '/pc/user/getUserUUID'),
    ...tracked,
    ...(page.dataLayer ?? []).map((entry) => `pushed ${Object.values(entry)[0]}`),
    ...[...document.querySelectorAll('*')].filter(modal).map(({ localName }) => `${localName} is open`),
    ...(['firstVisitTime', 'newuuid', 'coupon_bol', 'dzpTime', 'giftClaimed'] as const).filter(
      (name) => (local.read(name) ?? returning[name]) !== returning[name],
    ),
    ...(session.read('giftCountdown') ? ['giftCountdown'] : []),
  ];
}

interface Row {
  /** Does what a page does as it loads. Resolves when it has read all that it reads. */
  readonly begin: () => Promise<unknown>;
  /** What follows once the page is shown, each once. */
  readonly follows: readonly string[];
}

const popup = '<storefront-prize-popup></storefront-prize-popup>';
const wheel = '<storefront-prize-wheel style="width: 300px"></storefront-prize-wheel>';
const wheelIsThere = async () => {
  const element = add(wheel);
  await until(() => element.shadowRoot?.querySelector('[part=prizes]'), 'no wheel');
};

const openPopup = [
  'view_promotion',
  'pushed view_promotion',
  'storefront-prize-popup is open',
  'giftCountdown',
];

const rows: Readonly<Record<string, Row>> = {
  'the first visit': {
    begin: async () => {
      localStorage.clear();
      void identifyVisitor();
    },
    follows: ['/pc/user/getUserUUID', 'firstVisitTime', 'newuuid'],
  },
  'the popup of a shopper with a lucky draw': {
    begin: async () => {
      const user = signIn(1);
      serve({ '/pc/user/getUserInfo': () => user });
      await isThere(add(popup));
    },
    follows: ['/pc/index/luckyDraw', 'coupon_bol', ...openPopup],
  },
  'the popup of a shopper whose coupon expires': {
    begin: async () => {
      const user = signIn(0);
      serve({ '/pc/user/getUserInfo': () => user });
      await isThere(add(popup));
    },
    follows: ['coupon_bol', '/pc/coupon/autoExpire', ...openPopup],
  },
  'a popup opened by its markup': {
    begin: async () => {
      add('<storefront-prize-popup open></storefront-prize-popup>');
      await until(() => paths().includes('/pc/index/giftPop'), 'nothing is read');
    },
    follows: openPopup,
  },
  'a wheel in view': { begin: wheelIsThere, follows: ['view_promotion', 'pushed view_promotion'] },
  'a draw interrupted on the previous page': {
    begin: async () => {
      pageRecord.shared.set('wheelSeen', { isTold: true });
      signIn(0);
      local.write('prizeDraw', JSON.stringify({ key: 'k', token: null }));
      session.write('prizeDraw', '1');
      await wheelIsThere();
    },
    follows: ['/pc/prize/draw', 'win_prize', 'pushed win_prize', 'dzpTime'],
  },
  'a spin requested on the previous page': {
    begin: async () => {
      pageRecord.shared.set('wheelSeen', { isTold: true });
      signIn(0);
      session.write('spinWish', String(Date.now()));
      await wheelIsThere();
    },
    follows: [
      ...['spin_wheel', 'pushed spin_wheel', '/pc/prize/draw', 'win_prize', 'pushed win_prize'],
      'dzpTime',
    ],
  },
  ...Object.fromEntries(
    ['sign-in', 'location', 'drawer'].map((name): [string, Row] => [
      `an open ${name}`,
      {
        begin: () => isThere(add(`<storefront-${name} open></storefront-${name}>`)),
        follows: [`storefront-${name} is open`],
      },
    ]),
  ),
};

beforeEach(() => {
  tracked = [];
  for (const [name, value] of Object.entries(returning)) localStorage.setItem(name, value);
  delete page.dataLayer;
  pageRecord.shared.delete('visit');
  pageRecord.shared.delete('wheelSeen');
  for (const name of ['giftPop', 'userInfo', 'prizeInfo'] as const)
    setBigdata({ [name]: { status: 'idle' } });
  document.addEventListener('storefront-track', onTrack);
  serve();
});

afterEach(async () => {
  document.removeEventListener('storefront-track', onTrack);
  document.body.replaceChildren();
  await null;
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  restorePage();
  configure({ analytics: null, consent: null, site: null });
});

for (const way of Object.keys(unseen) as Unseen[])
  describe(`a page that has not been visible yet, ${way}`, () => {
    for (const [name, { begin, follows }] of Object.entries(rows))
      it(`waits to call ${name} until the page is shown, and then calls it once`, async () => {
        const show = hidePage(way);
        await begin();
        await nextFrame();
        await nextFrame();
        const before = effects();
        show();
        const expected = [...follows].sort();
        await until(() => follows.every((each) => effects().includes(each)), `not all of ${expected}`).catch(
          () => {},
        );
        await nextFrame();
        expect(before, 'before it is shown').to.deep.equal([]);
        expect(effects().sort(), 'afterward').to.deep.equal(expected);
      });

    it('delays storing the user, and ending a session that the server refuses', async () => {
      const show = hidePage(way);
      const user = signIn(0);
      serve({ '/pc/user/getUserInfo': () => ({ ...user, uname: 'New name' }) });
      const loading = loadUser();
      await until(() => paths().includes('/pc/user/getUserInfo'));
      await nextFrame();
      expect(localStorage.getItem('userInfo')).to.contain('Dana');
      show();
      await loading;
      expect(localStorage.getItem('userInfo')).to.contain('New name');
      const showAgain = hidePage(way);
      serve({ '/common/getConfig': () => new Refusal(401, 'Sign in again') });
      setBigdata({ themeColor: { status: 'idle' } });
      const refused = loadThemeColor();
      await until(() => paths().includes('/common/getConfig'));
      await nextFrame();
      expect(localStorage.getItem('token')).not.to.equal(null);
      showAgain();
      await refused;
      expect(localStorage.getItem('token')).to.equal(null);
    });

    itOnce('sends calls that only read, and delays all others', async () => {
      const show = hidePage(way);
      const sent = () => new Set(paths());
      for (const { endpoint, probe = {} } of contract) void send(endpoint, probe).catch(() => {});
      const reads = contract.filter(({ endpoint, probe }) => probe && endpoint.name !== 'getUserUUID');
      const pathsOf = (list: typeof contract) => list.map(({ endpoint }) => endpoint.path).sort();
      await until(() => reads.every(({ endpoint }) => sent().has(endpoint.path)), 'not all that read');
      await nextFrame();
      expect([...sent()].sort()).to.deep.equal(pathsOf(reads));
      show();
      await until(() => sent().size === contract.length);
      expect(paths().sort()).to.deep.equal(pathsOf(contract));
    });
  });
