import { define, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { isToken } from './limits.js';
import { id, nullish, numberUpTo, numeric, reader, type, url } from './reply.js';
import { User } from './user.js';

/** Ignores everything in the reply except its code. */
const read = () => ({ value: null });

/** POST `/pc/editPwd` with `{ email, password, code }`. The outcome is in `data`. */
export const editPwd: Endpoint<null> = {
  name: 'editPwd',
  method: 'POST',
  path: '/pc/editPwd',
  codeInData: true,
  read,
};

/** The reply of `sendCodeEmail`: the number of characters in its codes. */
export const CodeReply = type({ code_length: numberUpTo(64) });

const readCodeLength = reader(CodeReply);

/** GET `/pc/sendCodeEmail` with `{ email, verify_code, id }`. The outcome is in `data`, maybe with a `CodeReply`. */
export const sendCodeEmail: Endpoint<number | null> = {
  name: 'sendCodeEmail',
  method: 'GET',
  changes: true,
  idempotent: false,
  path: '/pc/sendCodeEmail',
  codeInData: true,
  read(data) {
    const reply = readCodeLength(data);
    return { value: 'value' in reply ? reply.value.code_length : null };
  },
};

/** A token: a string that can be sent in a header. */
const Token = define<string>('token', isToken);

/** The reply of `login` and of every other sign-in method: a token and its user (spec section 7). */
export const LoginReply = type({ token: Token, user: User });

export type LoginReply = Infer<typeof LoginReply>;

const readLogin = reader(LoginReply);

/**
 * POST `/pc/register` with `{ email, password, enter_password, invit_code, email_code }`. A server that also signs in
 * the new shopper replies as it does to `login`. Any other reply data is ignored.
 */
export const register: Endpoint<LoginReply | null> = {
  name: 'register',
  method: 'POST',
  path: '/pc/register',
  read(data) {
    const reply = readLogin(data);
    return { value: 'value' in reply ? reply.value : null };
  },
};

/** POST `/pc/login` with `{ email, password }`. */
export const login: Endpoint<LoginReply> = {
  name: 'login',
  method: 'POST',
  path: '/pc/login',
  read: readLogin,
};

/** POST `/pc/logout`: invalidates the token. */
export const logout: Endpoint<null> = {
  name: 'logout',
  method: 'POST',
  path: '/pc/logout',
  read: () => ({ value: null }),
};

/** The reply of `otherLoginSwitch`: whether other sign-in methods are offered, and their images (spec section 3). */
export const LoginSwitchReply = type({
  /** 1 if they are offered. */
  pc_switch: numeric,
  google: nullish(url),
  facebook: nullish(url),
  twitter: nullish(url),
  apple: nullish(url),
  /** The host that passkeys are bound to; missing if the server doesn't support passkeys. */
  passkey_host: nullish(id),
});

export type LoginSwitchReply = Infer<typeof LoginSwitchReply>;

/** GET `/pc/otherLoginSwitch`. */
export const otherLoginSwitch: Endpoint<LoginSwitchReply> = {
  name: 'otherLoginSwitch',
  method: 'GET',
  path: '/pc/otherLoginSwitch',
  read: reader(LoginSwitchReply),
};
