import { type PageName, pathTo } from '../../../demo/shared/pages.js';
import type { Walk } from './in-each-engine.js';
import { openIn } from './language.js';
import { searchIsReady } from './search.js';

interface Visit {
  /** The path and query, of the storefront unless a visit says otherwise. */
  readonly to: string;
  readonly on?: 'partner';
  /** What appears last. Without it, that is the page's car search. */
  readonly last?: string;
}

/** What a page of an account shows a guest last. */
const GUEST = '.account-guest .button';

/** The visits to each page of the shop, by their names in failure messages. */
const OF_SHOP = {
  home: {
    home: { to: '/?layout=cars' },
    'home of the whole shop': { to: '/?layout=default', last: '.store-tiles a' },
  },
  // Its car search is in the sheet of its filters on a phone.
  categories: { cars: { to: pathTo('categories'), last: '.catalog-list .car-card' } },
  goods: { goods: { to: pathTo('goods'), last: '.catalog-list .goods-card' } },
  category: {
    'cars of a make': { to: pathTo('category', 'byd'), last: '.catalog-list .car-card' },
    department: { to: pathTo('category', 100), last: '.goods-card' },
  },
  product: {
    product: { to: pathTo('product', 20001), last: '.product-more .goods-card' },
    car: { to: pathTo('product', 10001), last: '.product-more .car-card' },
  },
  stores: { stores: { to: pathTo('stores'), last: '.store-cards a' } },
  store: { store: { to: pathTo('store', 22), last: '.goods-card' } },
  departments: { departments: { to: pathTo('departments'), last: '.makes-card .make-tiles' } },
  shippingZone: {
    'shipping zone': { to: `${pathTo('shippingZone')}?is_oversea=0`, last: '.catalog-list .goods-card' },
  },
  factoryZone: { wholesale: { to: pathTo('factoryZone'), last: '.store-cards a' } },
  deals: { deals: { to: pathTo('deals'), last: '.catalog-list .goods-card' } },
  kindOfGoods: { 'kind of goods': { to: `${pathTo('kindOfGoods')}?id=20007`, last: '.goods-card h3' } },
  storeOpening: {
    'opening of a store': {
      to: `${pathTo('storeOpening')}?store_id=22`,
      last: '#popular ~ .goods-grid .goods-card h3',
    },
  },
  cart: { cart: { to: pathTo('cart'), last: '.cart-empty .button' } },
  checkout: { checkout: { to: pathTo('checkout'), last: '.checkout .notice .button' } },
  payment: { payment: { to: pathTo('payment'), last: '.payment-back .notice .button' } },
  guestOrder: { 'order of a guest': { to: pathTo('guestOrder'), last: '.guest-order form .button' } },
  orders: { orders: { to: pathTo('orders'), last: GUEST } },
  order: { order: { to: pathTo('order', 1), last: GUEST } },
  invoice: { invoice: { to: pathTo('invoice', 1), last: GUEST } },
  returnForm: { 'return to ask for': { to: pathTo('returnForm', 1), last: GUEST } },
  return: { return: { to: pathTo('return', 1, 1), last: GUEST } },
  about: { about: { to: pathTo('about'), last: '.about-facts li' } },
  contact: { contact: { to: pathTo('contact'), last: '.contact-channels a' } },
  terms: { terms: { to: pathTo('terms'), last: '.legal-text h2' } },
  privacy: { privacy: { to: pathTo('privacy'), last: '.legal-text h2' } },
  refunds: { refunds: { to: pathTo('refunds'), last: '.legal-text h2' } },
  signIn: { 'sign-in': { to: pathTo('signIn'), last: 'storefront-sign-in[page] [name=password]' } },
  register: {
    'create account': { to: pathTo('register'), last: 'storefront-sign-in[page] [name=invitation]' },
  },
  reset: { 'change password': { to: pathTo('reset'), last: 'storefront-sign-in[page] [name=code]' } },
  account: { account: { to: pathTo('account'), last: GUEST } },
  wishlist: { wishlist: { to: pathTo('wishlist'), last: '.account-page .notice .button' } },
  history: { history: { to: pathTo('history'), last: GUEST } },
  coupons: { coupons: { to: pathTo('coupons'), last: GUEST } },
  points: { points: { to: pathTo('points'), last: GUEST } },
  assets: { assets: { to: pathTo('assets'), last: GUEST } },
  recommendation: { recommendation: { to: pathTo('recommendation'), last: GUEST } },
  profile: { profile: { to: pathTo('profile'), last: GUEST } },
  addresses: { addresses: { to: pathTo('addresses'), last: '.addresses .notice .button' } },
  notifications: { notifications: { to: pathTo('notifications'), last: GUEST } },
  password: { 'another password': { to: pathTo('password'), last: GUEST } },
  closeAccount: { 'close account': { to: pathTo('closeAccount'), last: GUEST } },
  promotion: { 'prize wheel': { to: pathTo('promotion'), last: '.fair-odds' } },
  fair: { 'round of the wheel': { to: `${pathTo('fair')}?round=1`, last: '.fair-result .odds-table' } },
  sellerCentral: { 'selling here': { to: pathTo('sellerCentral'), last: '.seller-closing .button' } },
  sellerSteps: { 'application of sellers': { to: pathTo('sellerSteps'), last: '.seller-account .button' } },
  factoryMember: {
    'membership of factories': { to: pathTo('factoryMember'), last: '.seller-account .button' },
  },
  state: { state: { to: pathTo('state'), last: '#state-bigdata pre' } },
  error: { 'page that is not there': { to: pathTo('error'), last: '.not-found .row a' } },
} as const satisfies Readonly<Record<PageName, Readonly<Record<string, Visit>>>>;

/** The visits to pages of other sites. */
const OTHERS = {
  'phone site': { to: '/m/' },
  partner: { on: 'partner', to: '/embeds/partner.html' },
  CMS: { on: 'partner', to: '/embeds/cms.html' },
  'page without scripts': { on: 'partner', to: '/embeds/no-script.html' },
  'partner with the wheel': {
    on: 'partner',
    to: '/embeds/prizes.html',
    last: 'storefront-prize-wheel:defined',
  },
} as const satisfies Readonly<Record<string, Visit>>;

type OfShop = typeof OF_SHOP;
export type VisitName = { [Name in PageName]: keyof OfShop[Name] }[PageName] | keyof typeof OTHERS;

const VISITS = new Map<string, Visit>([...Object.values(OF_SHOP), OTHERS].flatMap(Object.entries));
export const visitNames = [...VISITS.keys()] as VisitName[]; // the keys of const objects

/** Opens one of the pages in a language, and waits until it is complete. */
export async function openPage(walk: Walk, name: VisitName, lang: string): Promise<void> {
  const { browser } = walk;
  const { to, on = 'storefront', last } = VISITS.get(name) ?? { to: '/' };
  await openIn(browser, lang, walk[on] + to);
  if (last) await browser.until((css) => document.querySelector(css) !== null, last);
  else await searchIsReady(browser);
  await browser.until(() => !document.querySelector('.skeleton, .first-load'));
}
