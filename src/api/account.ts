import { define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { id, missable, numberUpTo, numeric, reader, url } from './reply.js';
import { isToken } from './token.js';
import { User } from './user.js';

/** Whatever the answer holds beside its code is of no interest. */
const read = () => ({ value: null });

/** POST `/pc/editPwd` with `{ email, password, code }`; its outcome stands in `data`. */
export const editPwd: Endpoint<null> = {
  name: 'editPwd',
  method: 'POST',
  path: '/pc/editPwd',
  codeInData: true,
  read,
};

/** The reply of `sendCodeEmail`: how many characters its codes have. */
export const CodeReply = type({ code_length: numberUpTo(64) });

const readCodeLength = reader(CodeReply);

/** GET `/pc/sendCodeEmail` with `{ email, verify_code, id }`; its outcome stands in `data`, maybe with a `CodeReply`. */
export const sendCodeEmail: Endpoint<number | null> = {
  name: 'sendCodeEmail',
  method: 'GET',
  path: '/pc/sendCodeEmail',
  codeInData: true,
  read(data) {
    const reply = readCodeLength(data);
    return { value: 'value' in reply ? reply.value.code_length : null };
  },
};

/** A token: what can stand in a header. */
const Token = define<string>('token', isToken);

/** The reply of `login`, and of each way to sign in: a token, and whose it is (spec section 7). */
export const LoginReply = type({ token: Token, user: User });

export type LoginReply = Infer<typeof LoginReply>;

const readLogin = reader(LoginReply);

/**
 * POST `/pc/register` with `{ email, password, enter_password, invit_code, email_code }`. A server that signs in who has
 * just registered answers as it does to `login`; whatever else it answers is of no interest.
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
  /** The host that passkeys are kept by; missing where the server has none. */
  passkey_host: missable(id),
});

export type LoginSwitchReply = Infer<typeof LoginSwitchReply>;

/** GET `/pc/otherLoginSwitch`. */
export const otherLoginSwitch: Endpoint<LoginSwitchReply> = {
  name: 'otherLoginSwitch',
  method: 'GET',
  path: '/pc/otherLoginSwitch',
  read: reader(LoginSwitchReply),
};
