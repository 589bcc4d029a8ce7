import { type LoginReply, login, logout } from '../api/account.js';
import { userUuid } from '../api/user.js';
import { send } from './client.js';
import { readUuid, type UserInfo } from './identity.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { openSession } from './session.js';
import { local } from './storage.js';
import { store } from './store.js';

/** For how long, in milliseconds, a new uuid is waited for: the shopper is signed in already. */
const uuidWait = 5000;

/** Signs in with an email and a password (spec section 7). */
export const signIn = (
  { email, password }: { readonly email: string; readonly password: string },
  options?: LoadOptions,
): Promise<Result<UserInfo>> => attempt(send(login, { email, password }, options).then(keepSignIn));

/**
 * What follows every way to sign in (spec section 4): the token and the user are kept, and a new uuid is fetched; a
 * failure of the latter changes nothing.
 */
export async function keepSignIn({ token, user }: LoginReply): Promise<UserInfo> {
  const info = user as UserInfo; // a name that is null is left out where the record is read
  openSession(token, info);
  const reply = await send(userUuid, {}, { signal: AbortSignal.timeout(uuidWait) }).catch(() => null);
  if (reply?.uuid) {
    local.write('newuuid', reply.uuid);
    store.setState((state) => ({ user: { ...state.user, uuid: readUuid() } }));
  }
  return info;
}

/** Asks the server to take back the token. Where it does not, nobody is told. */
export const revokeToken = (): Promise<Result<null>> => attempt(send(logout));
