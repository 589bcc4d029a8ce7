import type { Endpoint } from './exchange.js';
import { LoginReply } from './login.js';
import { reader } from './reply.js';

/** POST `/pc/facebookLogin` with `{ access_token }` (spec section 7). */
export const facebookLogin: Endpoint<LoginReply> = {
  name: 'facebookLogin',
  method: 'POST',
  path: '/pc/facebookLogin',
  read: reader(LoginReply),
};

/** POST `/pc/fbBindEmail` with `{ email, facebook_id, uname, headimgurl }`. */
export const fbBindEmail: Endpoint<LoginReply> = {
  name: 'fbBindEmail',
  method: 'POST',
  path: '/pc/fbBindEmail',
  read: reader(LoginReply),
};
