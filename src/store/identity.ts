import { cookies, local } from './persistence.js';

/** What may stand in a header; anything else in storage is as good as nothing, and must not stop a request. */
const usable = (value: string | null): string | null =>
  value && /^[\x21-\x7e]{1,512}$/.test(value) ? value : null;

/** The visitor's id, from local storage (spec section 7). */
export const readUuid = (): string | null => usable(local.read('newuuid'));

/** The token of a signed-in shopper, from the cookie (spec section 6). */
export const readToken = (): string | null => usable(cookies.read('myCookie'));
