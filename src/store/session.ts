import { readToken, readUuid } from './identity.js';
import { cookies, local, session } from './persistence.js';
import { store } from './store.js';

/**
 * What a 401 does: storage is cleared, the uuid kept, and `coupon_bol` set to 2 (spec section 4). On a partner's
 * page the storage is the partner's: only what the widgets keep there goes.
 * @param token the one that was refused: a shopper who signed in meanwhile stays signed in.
 */
export function clearSession(token: string | null): void {
  if (token !== readToken()) return;
  const { site } = store.getState().bigdata.config;
  const isOurs = site === null || new URL(site, document.baseURI).origin === location.origin;
  const uuid = readUuid();
  local.clear(isOurs);
  session.clear(isOurs);
  if (uuid) local.write('newuuid', uuid);
  local.write('coupon_bol', '2');
  cookies.remove('myCookie');
  cookies.remove('userInfo');
  store.setState(({ user }) => ({
    user: { ...user, info: null },
    loginInfo: { token: null },
    addressindex: { zip: null, city: null },
  }));
}
