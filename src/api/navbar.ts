import { array, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { reader, text } from './reply.js';

/** The reply of `navbar`: the links of the navigation bar; `path` begins with `/`. */
export const NavbarReply = array(type({ name: text, path: text }));

export type NavbarReply = Infer<typeof NavbarReply>;

/** The navigation bar of spec section 7. */
export const navbar: Endpoint<NavbarReply> = {
  name: 'navbar',
  method: 'GET',
  path: '/pc/navbar',
  read: reader(NavbarReply),
};
