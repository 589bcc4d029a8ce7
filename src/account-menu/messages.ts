import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

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
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
