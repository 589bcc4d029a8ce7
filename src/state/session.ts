import { readToken, readUserInfo, type UserInfo } from './identity.js';
import { cookies, local, localStorageKeys, session, sessionStorageKeys, toJson } from './storage.js';
import { store } from './store.js';

/** What a successful sign-in keeps (contract section 3): the token and the user, in their storages and cookies. */
export function openSession(token: string, user: UserInfo): void {
  cookies.write('myCookie', token);
  local.write('token', token);
  keepUser(user);
}

/** Keeps the user's record as the server tells it. */
export function keepUser(user: UserInfo): void {
  const text = toJson(user);
  cookies.write('userInfo', text);
  session.write('userInfo', text);
  local.write('userInfo', text);
  syncSession();
}

/** Takes over who is signed in from the cookie and the storage: another tab may have changed it. */
export function syncSession(): void {
  const token = readToken();
  const info = token ? readUserInfo() : null;
  const { loginInfo, user } = store.getState();
  if (loginInfo.token === token && toJson(user.info) === toJson(info)) return;
  store.setState({ user: { ...user, info }, loginInfo: { token } });
}

/**
 * What a sign-out does: storage and the shopper's cookies are cleared; the uuid and `acconutShower` are kept (spec
 * section 4). The cookies of the language stay: it is the browser's.
 */
export function endSession(): void {
  wipeSession('newuuid', 'acconutShower');
  cookies.write('prizeShown', null);
}

/** Removes what anybody keeps in both storages; where they are denied, there is nothing. */
function clearStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].clear();
    } catch {
      // denied
    }
  }
}

/** Clears both storages and the session's cookies. On a partner's page the storage is the partner's: only what the widgets keep there goes. */
export function wipeSession(...kept: readonly ('newuuid' | 'acconutShower')[]): void {
  const { site } = store.getState().bigdata.config;
  const isOurs = site === null || new URL(site, document.baseURI).origin === location.origin;
  const values = kept.map((name) => [name, local.read(name)] as const);
  for (const name of localStorageKeys) local.write(name, null);
  for (const name of sessionStorageKeys) session.write(name, null);
  if (isOurs) clearStorage();
  for (const [name, value] of values) if (value !== null) local.write(name, value);
  cookies.write('myCookie', null);
  cookies.write('userInfo', null);
  store.setState(({ user }) => ({
    user: { ...user, info: null },
    loginInfo: { token: null },
    addressindex: { zip: null, city: null },
  }));
}

/**
 * What a 401 does: storage is cleared, the uuid kept, and `coupon_bol` set to 2 (spec section 4).
 * @param token the one that was refused: a shopper who signed in meanwhile stays signed in.
 */
export function clearSession(token: string | null): void {
  if (token !== readToken()) return;
  wipeSession('newuuid');
  local.write('coupon_bol', '2');
}
