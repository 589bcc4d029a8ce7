import type { Endpoint } from './exchange.js';

/** POST `/pc/logout`: the token is not valid any more. */
export const logout: Endpoint<null> = {
  name: 'logout',
  method: 'POST',
  path: '/pc/logout',
  read: () => ({ value: null }),
};
