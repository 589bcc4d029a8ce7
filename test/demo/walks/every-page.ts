import type { Walk } from './in-each-engine.js';
import { openIn } from './language.js';
import { searchIsReady } from './search.js';

/** The pages of the demo, by their names in failure messages. */
const pages = {
  home: ({ storefront }: Walk) => `${storefront}/?layout=cars`,
  'home of the whole shop': ({ storefront }: Walk) => `${storefront}/?layout=default`,
  about: ({ storefront }: Walk) => `${storefront}/about`,
  contact: ({ storefront }: Walk) => `${storefront}/contact`,
  state: ({ storefront }: Walk) => `${storefront}/vuex`,
  categories: ({ storefront }: Walk) => `${storefront}/categories/byd`,
  department: ({ storefront }: Walk) => `${storefront}/categories/100`,
  departments: ({ storefront }: Walk) => `${storefront}/content/classify`,
  'shipping zone': ({ storefront }: Walk) => `${storefront}/content/classifyZone?is_oversea=0`,
  'kind of goods': ({ storefront }: Walk) => `${storefront}/content/homeClass?id=20007`,
  product: ({ storefront }: Walk) => `${storefront}/products/20001`,
  car: ({ storefront }: Walk) => `${storefront}/products/10001`,
  wholesale: ({ storefront }: Walk) => `${storefront}/content/factorZone`,
  deals: ({ storefront }: Walk) => `${storefront}/content/daysDeals`,
  store: ({ storefront }: Walk) => `${storefront}/store/22`,
  'opening of a store': ({ storefront }: Walk) => `${storefront}/content/grandopening?store_id=22`,
  'phone site': ({ storefront }: Walk) => `${storefront}/m/`,
  partner: ({ partner }: Walk) => `${partner}/embeds/partner.html`,
  CMS: ({ partner }: Walk) => `${partner}/embeds/cms.html`,
  'page without scripts': ({ partner }: Walk) => `${partner}/embeds/no-script.html`,
  'sign-in': ({ storefront }: Walk) => `${storefront}/sign-in`,
  'create account': ({ storefront }: Walk) => `${storefront}/register`,
  'change password': ({ storefront }: Walk) => `${storefront}/modification`,
  'prize wheel': ({ storefront }: Walk) => `${storefront}/content/Promotion`,
  'round of the wheel': ({ storefront }: Walk) => `${storefront}/content/Promotion/fair?round=1`,
  coupons: ({ storefront }: Walk) => `${storefront}/content/discount`,
  points: ({ storefront }: Walk) => `${storefront}/content/haoMeccle`,
  assets: ({ storefront }: Walk) => `${storefront}/content/assets`,
  'partner with the wheel': ({ partner }: Walk) => `${partner}/embeds/prizes.html`,
  terms: ({ storefront }: Walk) => `${storefront}/termsAndConditions`,
  privacy: ({ storefront }: Walk) => `${storefront}/Privacy-policy`,
  refunds: ({ storefront }: Walk) => `${storefront}/refund-and-returns-policy`,
  'selling here': ({ storefront }: Walk) => `${storefront}/content/sellerCentral`,
  'application of sellers': ({ storefront }: Walk) => `${storefront}/content/fourStep`,
  'membership of factories': ({ storefront }: Walk) => `${storefront}/content/FactoryMember`,
  account: ({ storefront }: Walk) => `${storefront}/content/account`,
  wishlist: ({ storefront }: Walk) => `${storefront}/content/storeCollect`,
  cart: ({ storefront }: Walk) => `${storefront}/content/shopCartNew`,
  checkout: ({ storefront }: Walk) => `${storefront}/content/createOrder`,
  orders: ({ storefront }: Walk) => `${storefront}/content/order`,
} as const;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[]; // the keys of a const object

/** What appears last on a page without a car search. */
const last: Partial<Record<PageName, string>> = {
  'home of the whole shop': '.store-tiles a',
  about: '.about-facts li',
  contact: '.contact-channels a',
  // Its car search is in the sheet of its filters on a phone.
  categories: '.catalog-list .car-card',
  state: '#state-bigdata pre',
  department: '.goods-card',
  departments: '.makes-card .make-tiles',
  'shipping zone': '.catalog-list .goods-card',
  'kind of goods': '.goods-card h3',
  product: '.product-more .goods-card',
  car: '.product-more .car-card',
  wholesale: '.factory-card',
  deals: '.catalog-list .goods-card',
  store: '.goods-card',
  'opening of a store': '#popular ~ .goods-grid .goods-card h3',
  'sign-in': 'storefront-sign-in[page] [name=password]',
  'create account': 'storefront-sign-in[page] [name=invitation]',
  'change password': 'storefront-sign-in[page] [name=code]',
  'prize wheel': '.fair-odds',
  'round of the wheel': '.fair-result .odds-table',
  coupons: '.account-guest .button',
  points: '.account-guest .button',
  assets: '.account-guest .button',
  'partner with the wheel': 'storefront-prize-wheel:defined',
  terms: '.legal-text h2',
  privacy: '.legal-text h2',
  refunds: '.legal-text h2',
  'selling here': '.seller-closing .button',
  'application of sellers': '.seller-account .button',
  'membership of factories': '.seller-account .button',
  account: '.account-guest .button',
  wishlist: '.account-page .notice .button',
  cart: '.cart-empty .button',
  checkout: '.checkout .notice .button',
  orders: '.account-guest .button',
};

/** Opens one of the pages in a language, and waits until it is complete. */
export async function openPage(walk: Walk, page: PageName, lang: string): Promise<void> {
  const { browser } = walk;
  await openIn(browser, lang, pages[page](walk));
  const selector = last[page];
  if (selector) await browser.until((css) => document.querySelector(css) !== null, selector);
  else await searchIsReady(browser);
  await browser.until(() => !document.querySelector('.skeleton, .first-load'));
}
