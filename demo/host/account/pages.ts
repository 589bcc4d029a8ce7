import type { AccountMessages } from '../texts.js';

export type Page = keyof AccountMessages['pages'];

/** The path of each account page. */
export const PAGES: Readonly<Record<Page, string>> = {
  account: '/content/account',
  orders: '/content/order',
  wishlist: '/content/storeCollect',
  history: '/content/history/MyBrowsingHistory',
  coupons: '/content/discount',
  points: '/content/haoMeccle',
  assets: '/content/assets',
  promotion: '/content/Promotion',
  recommendation: '/Recommendation',
  profile: '/content/history/YourProfile',
  addresses: '/address/2',
  notifications: '/content/information',
  password: '/replacement',
  factoryMember: '/content/FactoryMember',
  closeAccount: '/AccountCancellation',
};

/** The menu, from top to bottom. The overview and the factory's page have no group name. */
export const GROUPS: readonly {
  readonly name: keyof AccountMessages['groups'] | null;
  readonly pages: readonly Page[];
}[] = [
  { name: null, pages: ['account'] },
  { name: 'shopping', pages: ['orders', 'wishlist', 'history'] },
  { name: 'rewards', pages: ['coupons', 'points', 'assets', 'promotion', 'recommendation'] },
  { name: 'details', pages: ['profile', 'addresses', 'notifications', 'password', 'closeAccount'] },
  { name: null, pages: ['factoryMember'] },
];

/** Pages that guests don't have: they have no password to change and no account to close. */
export const MEMBERS_ONLY: readonly Page[] = ['password', 'closeAccount'];

const withoutPrefix = (path: string): string => path.replace(/^\/content(?=\/)/, '').replace(/(.)\/+$/, '$1');

/** Returns the account page at a path. Some pages have a second path, with or without the prefix. */
export function pageAt(path: string): Page | undefined {
  const target = withoutPrefix(path);
  return GROUPS.flatMap(({ pages }) => pages).find((page) => withoutPrefix(PAGES[page]) === target);
}
