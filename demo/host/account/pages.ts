import { type PageName, pageAt } from '../../shared/pages.js';
import type { AccountMessages } from '../texts.js';

/** A page of the account's menu. */
export type Page = keyof AccountMessages['pages'] & PageName;

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

/** Returns the account page at a path. */
export function accountPageAt(path: string): Page | undefined {
  const name = pageAt(path)?.name;
  return GROUPS.flatMap(({ pages }) => pages).find((page) => page === name);
}

/** The pages with a form of the sign-in: to sign in, create an account, or choose a new password. */
const FORMS = ['signIn', 'register', 'reset'] as const satisfies readonly PageName[];

/** Returns which of the sign-in's forms is at a path, or undefined if none is. */
export function formAt(path: string): (typeof FORMS)[number] | undefined {
  const name = pageAt(path)?.name;
  return FORMS.find((form) => form === name);
}
