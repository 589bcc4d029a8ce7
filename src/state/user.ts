import { userInfo } from '../api/user.js';
import { send } from './client.js';
import { readToken, toUserInfo } from './identity.js';
import { createLoad } from './resource.js';
import { endSession, keepUser, syncSession } from './session.js';

/**
 * Loads who is signed in: whoever the server names, and nobody where its answer is empty (spec section 4). Without a
 * token the server is not asked.
 */
export const loadUser = createLoad({
  name: 'userInfo',
  key: ({ bigdata }) => `${bigdata.config.api} ${readToken()}`,
  async request(signal) {
    const token = readToken();
    const info = token ? toUserInfo(await send(userInfo, {}, { signal })) : null;
    if (readToken() !== token) return info; // meanwhile somebody else signed in, or nobody is any more
    if (info) keepUser(info);
    else if (token) endSession();
    else syncSession();
    return info;
  },
});
