import { define, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { reader } from './reply.js';
import { tokenPattern } from './token.js';
import { User } from './user-info.js';

/** A token: what can stand in a header. */
const Token = define<string>('token', (value) => typeof value === 'string' && tokenPattern.test(value));

/** The reply of `login`, and of each way to sign in: a token, and whose it is (spec section 7). */
export const LoginReply = type({ token: Token, user: User });

export type LoginReply = Infer<typeof LoginReply>;

/** POST `/pc/login` with `{ email, password }`. */
export const login: Endpoint<LoginReply> = {
  name: 'login',
  method: 'POST',
  path: '/pc/login',
  read: reader(LoginReply),
};
