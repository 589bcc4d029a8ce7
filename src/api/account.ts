import { define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { missable, numeric, reader, url } from './reply.js';
import { isToken } from './token.js';
import { User } from './user.js';

/** Whatever the answer holds beside its code is of no interest. */
const read = () => ({ value: null });

/** POST `/pc/register` with `{ email, password, enter_password, invit_code, email_code }`. */
export const register: Endpoint<null> = { name: 'register', method: 'POST', path: '/pc/register', read };

/** POST `/pc/editPwd` with `{ email, password, code }`; its outcome stands in `data`. */
export const editPwd: Endpoint<null> = {
  name: 'editPwd',
  method: 'POST',
  path: '/pc/editPwd',
  codeInData: true,
  read,
};

/** GET `/pc/sendCodeEmail` with `{ email, verify_code, id }`; its outcome stands in `data`. */
export const sendCodeEmail: Endpoint<null> = {
  name: 'sendCodeEmail',
  method: 'GET',
  path: '/pc/sendCodeEmail',
  codeInData: true,
  read,
};

/** A token: what can stand in a header. */
const Token = define<string>('token', isToken);

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

/** POST `/pc/logout`: the token is not valid any more. */
export const logout: Endpoint<null> = {
  name: 'logout',
  method: 'POST',
  path: '/pc/logout',
  read: () => ({ value: null }),
};

/** The reply of `otherLoginSwitch`: whether other ways to sign in are offered, and the image of each (spec section 3). */
export const LoginSwitchReply = type({
  /** 1 when they are. */
  pc_switch: numeric,
  google: missable(url),
  facebook: missable(url),
  twitter: missable(url),
  apple: missable(url),
});

export type LoginSwitchReply = Infer<typeof LoginSwitchReply>;

/** GET `/pc/otherLoginSwitch`. */
export const otherLoginSwitch: Endpoint<LoginSwitchReply> = {
  name: 'otherLoginSwitch',
  method: 'GET',
  path: '/pc/otherLoginSwitch',
  read: reader(LoginSwitchReply),
};
