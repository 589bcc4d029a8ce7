import { type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { numeric, optionalText, reader } from './reply.js';

/** The reply of `otherLoginSwitch`: whether other ways to sign in are offered, and the image of each (spec section 3). */
export const LoginSwitchReply = type({
  /** 1 when they are. */
  pc_switch: numeric,
  google: optionalText,
  facebook: optionalText,
  twitter: optionalText,
  apple: optionalText,
});

export type LoginSwitchReply = Infer<typeof LoginSwitchReply>;

/** GET `/pc/otherLoginSwitch`. */
export const otherLoginSwitch: Endpoint<LoginSwitchReply> = {
  name: 'otherLoginSwitch',
  method: 'GET',
  path: '/pc/otherLoginSwitch',
  read: reader(LoginSwitchReply),
};
