import { NAME_LENGTH, shorten } from '../api/shorten.js';
import { isToken, isVisitorId } from '../api/token.js';
import { cookies, local } from './storage.js';

// Anything else in storage is as good as nothing, and must not stop a request.

/** The visitor's id, from local storage (spec section 7). */
export function readUuid(): string | null {
  const uuid = local.read('newuuid');
  return isVisitorId(uuid) ? uuid : null;
}

/** Whether something is missing that `welcomeVisitor` (src/state/visitor.ts) sees to. */
export const isNewVisitor = (): boolean => !readUuid() || !local.read('firstVisitTime');

/** The token of a signed-in shopper, from the cookie (spec section 6). */
export function readToken(): string | null {
  const token = cookies.read('myCookie');
  return isToken(token) ? token : null;
}

/** The user record that the server gave at sign-in (spec section 3); its fields beyond these are the server's. */
export interface UserInfo {
  readonly uname?: string;
  readonly [field: string]: unknown;
}

/** The signed-in shopper's record from local storage; null where it is missing, empty or not a record. */
export function readUserInfo(): UserInfo | null {
  try {
    return toUserInfo(JSON.parse(local.read('userInfo') ?? 'null'));
  } catch {
    return null;
  }
}

/** A user record of unknown origin; an empty one, `[]` or null means that nobody is signed in (contract section 4). */
export function toUserInfo(value: unknown): UserInfo | null {
  if (!value || typeof value !== 'object' || Array.isArray(value) || !Object.keys(value).length) return null;
  const { uname, ...rest } = value as UserInfo; // a record, by the lines before
  return typeof uname === 'string' ? { ...rest, uname: shorten(uname, NAME_LENGTH) } : rest;
}
