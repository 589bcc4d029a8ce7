import type { AccountMessages } from './messages/en.js';

export type Page = keyof AccountMessages['pages'];

/** Where each page of the account is. */
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

/** The menu, from top to bottom; the overview and the factory's page belong to no group. */
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

/** What a guest has none of: neither a password to change nor an account to close. */
export const MEMBERS_ONLY: readonly Page[] = ['password', 'closeAccount'];

const withoutPrefix = (path: string): string => path.replace(/^\/content(?=\/)/, '').replace(/(.)\/+$/, '$1');

/** The page of the account at a path; some have a second path, with the prefix or without it. */
export function pageAt(path: string): Page | undefined {
  const wanted = withoutPrefix(path);
  return GROUPS.flatMap(({ pages }) => pages).find((page) => withoutPrefix(PAGES[page]) === wanted);
}
