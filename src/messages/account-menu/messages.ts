import { createArea } from '../area.js';
import en from './en.js';

/** What a shopper reads in the account menu. */
export interface AccountMenuMessages {
  /** Before the shopper's name. */
  readonly hello: string;
  readonly account: string;
  readonly orders: string;
  readonly addresses: string;
  readonly factoryMember: string;
  readonly points: string;
  readonly recommendation: string;
  readonly changePassword: string;
  readonly closeAccount: string;
  readonly wishlist: string;
  readonly signIn: string;
  readonly signOut: string;
}

export const accountMenuMessages = createArea<AccountMenuMessages>(en, {
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});
