import type { StorefrontState } from './store.js';

/** Whether a shopper is signed in, whose addresses the server can tell. */
export const hasAddressBook = ({ user, loginInfo }: StorefrontState): boolean =>
  Boolean(user.info && loginInfo.token);
