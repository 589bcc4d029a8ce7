import { type LoginReply, login, logout } from '../api/account.js';
import { userUuid } from '../api/user.js';
import { send } from './client.js';
import { readUuid, type UserInfo } from './identity.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { openSession } from './session.js';
import { local } from './storage.js';
import { store } from './store.js';

/** How long to wait for a new uuid, in milliseconds. The shopper is already signed in by then. */
const uuidWait = 5000;

/** Signs in with an email and a password (spec section 7). */
export const signIn = (
  { email, password }: { readonly email: string; readonly password: string },
  options?: LoadOptions,
): Promise<Result<UserInfo>> => attempt(send(login, { email, password }, options).then(keepSignIn));

/**
 * Completes every kind of sign-in (spec section 4): stores the token and the user, and fetches a new uuid. A failure to
 * fetch it changes nothing.
 */
export async function keepSignIn({ token, user }: LoginReply): Promise<UserInfo> {
  const info = user as UserInfo; // a null name is left out when the record is read
  openSession(token, info);
  const reply = await send(userUuid, {}, { signal: AbortSignal.timeout(uuidWait) }).catch(() => null);
  if (reply?.uuid) {
    local.write('newuuid', reply.uuid);
    store.setState((state) => ({ user: { ...state.user, uuid: readUuid() } }));
  }
  return info;
}

/** Asks the server to revoke the token. A failure isn't shown to the shopper. */
export const revokeToken = (): Promise<Result<null>> => attempt(send(logout));
