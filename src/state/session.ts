import { ofDocument } from '../page/page-document.js';
import { readToken, readUserInfo, type UserInfo } from './identity.js';
import { cookies, didAct, local, session, toJson } from './storage.js';
import { store } from './store.js';

/** Stores the token and the user after a sign-in (contract section 3), each in its storage and cookies. */
export function openSession(token: string, user: UserInfo): void {
  didAct('sign-in');
  cookies.write('myCookie', token);
  local.write('token', token);
  saveUser(user);
}

/** Stores the user's record as the server sent it. */
export function saveUser(user: UserInfo): void {
  const text = toJson(user);
  cookies.write('userInfo', text);
  session.write('userInfo', text);
  local.write('userInfo', text);
  syncSession();
}

/** Updates who is signed in from the cookie and storage, because another tab may have changed it. */
export function syncSession(): void {
  const token = readToken();
  const info = token ? readUserInfo() : null;
  const { loginInfo, user } = store.getState();
  if (loginInfo.token === token && toJson(user.info) === toJson(info)) return;
  store.setState({ user: { ...user, info }, loginInfo: { token } });
}

/**
 * Ends the session at a sign-out: clears storage and the shopper's cookies, and keeps the uuid and `acconutShower`
 * (spec section 4). The language cookies stay, because they belong to the browser.
 */
export function endSession(): void {
  wipeSession('newuuid', 'acconutShower');
  cookies.write('prizeShown', null);
}

/** Removes everything from both storages, no matter who stored it. If they're denied, there's nothing to remove. */
function clearStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].clear();
    } catch {
      // denied
    }
  }
}

/** Clears both storages and session cookies. On a partner's page, storage isn't ours, so only our keys are removed. */
export function wipeSession(...exceptions: readonly ('newuuid' | 'acconutShower')[]): void {
  const { site } = store.getState().bigdata.config;
  const isOurs = site === null || new URL(site, ofDocument('baseURI')).origin === location.origin;
  const values = exceptions.map((name) => [name, local.read(name)] as const);
  local.erase();
  session.erase();
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
 * Handles a 401: clears storage, keeps the uuid, and sets `coupon_bol` to 2 (spec section 4).
 * @param token the refused token. A shopper who has signed in since then stays signed in.
 */
export function clearSession(token: string | null): void {
  if (token !== readToken()) return;
  wipeSession('newuuid');
  local.write('coupon_bol', '2');
}
