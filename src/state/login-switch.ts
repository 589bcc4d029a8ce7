import { otherLoginSwitch } from '../api/account.js';
import { send } from './client.js';
import { createLoad } from './resource.js';

export type { LoginSwitchReply } from '../api/account.js';

/** Loads whether other sign-in methods are offered, and their images (spec section 6). */
export const loadLoginSwitch = createLoad({
  name: 'loginSwitch',
  key: ({ bigdata }) => bigdata.config.api,
  request: (signal) => send(otherLoginSwitch, {}, { signal }),
});
