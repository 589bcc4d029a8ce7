import { type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { reader, text } from './reply.js';

/** The reply of `getUserUUID` (spec section 7). */
export const UserUuidReply = type({ uuid: text });

export type UserUuidReply = Infer<typeof UserUuidReply>;

/** The visitor's id, sent with every request. */
export const userUuid: Endpoint<UserUuidReply> = {
  name: 'getUserUUID',
  method: 'GET',
  path: '/pc/user/getUserUUID',
  read: reader(UserUuidReply),
};
