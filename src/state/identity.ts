import { isToken, isVisitorId, NAME_LENGTH, shorten } from '../api/limits.js';
import { cookies, local } from './storage.js';

// An invalid value in storage counts as missing, and must not stop a request.

/** Returns the visitor's ID from local storage (spec section 7). */
export function readUuid(): string | null {
  const uuid = local.read('newuuid');
  return isVisitorId(uuid) ? uuid : null;
}

/** Whether anything that `identifyVisitor` (src/state/bootstrap.ts) sets up is missing. */
export const isNewVisitor = (): boolean => !readUuid() || !local.read('firstVisitTime');

/** Returns the signed-in shopper's token from the cookie (spec section 6). */
export function readToken(): string | null {
  const token = cookies.read('myCookie');
  return isToken(token) ? token : null;
}

/** The user record that the server sent at sign-in (spec section 3). Any other fields are up to the server. */
export interface UserInfo {
  readonly uname?: string;
  readonly [field: string]: unknown;
}

/** Returns the signed-in shopper's record from local storage; null if it's missing, empty or not a record. */
export function readUserInfo(): UserInfo | null {
  try {
    return toUserInfo(JSON.parse(local.read('userInfo') ?? 'null'));
  } catch {
    return null;
  }
}

/** Reads an untrusted user record. An empty one, `[]` or null means that nobody is signed in (contract section 4). */
export function toUserInfo(value: unknown): UserInfo | null {
  if (!value || typeof value !== 'object' || Array.isArray(value) || !Object.keys(value).length) return null;
  const { uname, ...rest } = value as UserInfo; // the line above checked that it's a record
  return typeof uname === 'string' ? { ...rest, uname: shorten(uname, NAME_LENGTH) } : rest;
}
