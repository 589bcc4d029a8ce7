import { userInfo } from '../api/user.js';
import { whenVisible } from '../page/visibility.js';
import { send } from './client.js';
import { readToken, toUserInfo } from './identity.js';
import { createLoad } from './resource.js';
import { endSession, saveUser, syncSession } from './session.js';

/**
 * Loads who is signed in: the user that the server names, or nobody if its reply is empty (spec section 4). Without a
 * token, no request is sent.
 */
export const loadUser = createLoad({
  name: 'userInfo',
  key: ({ bigdata }) => `${bigdata.config.api} ${readToken()}`,
  async request(signal) {
    const token = readToken();
    const info = token ? toUserInfo(await send(userInfo, {}, { signal })) : null;
    await whenVisible(); // the rest stores it
    if (readToken() !== token) return info; // somebody else has signed in since, or the shopper signed out
    if (info) saveUser(info);
    else if (token) endSession();
    else syncSession();
    return info;
  },
});
