import { define, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { isVisitorId } from './limits.js';
import { isSmall, reader, type } from './reply.js';

/** The user record. Any other fields are up to the server (spec section 3). */
export interface UserRecord {
  readonly uname?: string | null;
  readonly [field: string]: unknown;
}

function isRecord(value: unknown): boolean | { readonly type: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { uname = null, ...rest } = value as UserRecord; // the line above checked that it's an object
  if (uname !== null && typeof uname !== 'string') return false;
  return isSmall(rest) || { type: 'a smaller user' }; // `uname` doesn't count: it's only displayed, and cut for that
}

/** A user's record. An empty one means that there is no user. */
export const User = define<UserRecord>(
  'user',
  (value) => Object.keys(value ?? '').length > 0 && isRecord(value),
);

/** The reply of `userInfo`: the user object; `{}`, `[]` or null when signed out (contract section 4). */
export const UserInfoReply = define<UserRecord | readonly never[] | null | undefined>(
  'user or empty',
  (value) =>
    value === null || value === undefined || (Array.isArray(value) && !value.length) || isRecord(value),
);

export type UserInfoReply = Infer<typeof UserInfoReply>;

/** "Get user info" in spec section 7. */
export const userInfo: Endpoint<UserInfoReply> = {
  name: 'userInfo',
  method: 'GET',
  path: '/pc/user/getUserInfo',
  read: reader(UserInfoReply),
};

/** The reply of `getUserUUID` (spec section 7). */
export const UserUuidReply = type({ uuid: define<string>('visitor id', isVisitorId) });

export type UserUuidReply = Infer<typeof UserUuidReply>;

/** The visitor's ID, sent with every request. */
export const userUuid: Endpoint<UserUuidReply> = {
  name: 'getUserUUID',
  method: 'GET',
  changes: true,
  path: '/pc/user/getUserUUID',
  read: reader(UserUuidReply),
};
