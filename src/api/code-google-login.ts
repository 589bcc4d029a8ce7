import type { Endpoint } from './exchange.js';
import { LoginReply } from './login.js';
import { reader } from './reply.js';

/** POST `/pc/codeGoogleLogin` with the whole code response, and `device: 'pc'` (spec section 7). */
export const codeGoogleLogin: Endpoint<LoginReply> = {
  name: 'codeGoogleLogin',
  method: 'POST',
  path: '/pc/codeGoogleLogin',
  read: reader(LoginReply),
};
