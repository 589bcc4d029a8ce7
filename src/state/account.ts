import { editPwd, type LoginReply, login, logout, register, sendCodeEmail } from '../api/account.js';
import { userUuid } from '../api/user.js';
import { send } from './client.js';
import { readUuid, type UserInfo } from './identity.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { openSession } from './session.js';
import { local } from './storage.js';
import { setBigdata, store } from './store.js';

/** How long to wait for a new uuid, in milliseconds. The shopper is already signed in by then. */
const uuidWait = 5000;

/** Signs in with an email and a password (spec section 7). */
export const signIn = (
  { email, password }: { readonly email: string; readonly password: string },
  options?: LoadOptions,
): Promise<Result<UserInfo>> => attempt(send(login, { email, password }, options).then(saveSignIn));

/**
 * Completes every kind of sign-in (spec section 4): stores the token and the user, and fetches a new uuid. A failure to
 * fetch it changes nothing.
 */
export async function saveSignIn({ token, user }: LoginReply): Promise<UserInfo> {
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

/** The purposes of a code, with their `id` in the call (spec section 7). */
const purposes = { register: 1, reset: 2 } as const;

export type CodePurpose = keyof typeof purposes;

/** How long until another code can be sent, in milliseconds (spec section 9). */
const resendWait = 60_000;

/**
 * Sends a verification code to an email address. All widgets on the page share the wait until the next one.
 * @returns the number of characters in the code; null if the server doesn't say.
 */
export async function sendCode(
  purpose: CodePurpose,
  email: string,
  options?: LoadOptions,
): Promise<Result<number | null>> {
  const outcome = await attempt(
    send(sendCodeEmail, { email, verify_code: '', id: purposes[purpose] }, options),
  );
  if (outcome.status === 'done') {
    const { codeWaits } = store.getState().bigdata;
    setBigdata({ codeWaits: { ...codeWaits, [purpose]: Date.now() + resendWait } });
  }
  return outcome;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** The verification code from the email. */
  readonly code: string;
  /** An invitation code; empty for none. */
  readonly invitation: string;
}

/**
 * Creates an account.
 * @returns the shopper if the server also signs them in; null if they still have to sign in.
 */
export const createAccount = (account: NewAccount, options?: LoadOptions): Promise<Result<UserInfo | null>> =>
  attempt(
    send(
      register,
      {
        email: account.email,
        password: account.password,
        enter_password: account.confirmation,
        invit_code: account.invitation,
        email_code: account.code,
      },
      options,
    ).then((reply) => reply && saveSignIn(reply)),
  );

/** Changes a password, with the code from the email. */
export const changePassword = (
  { email, password, code }: Pick<NewAccount, 'email' | 'password' | 'code'>,
  options?: LoadOptions,
): Promise<Result<null>> => attempt(send(editPwd, { email, password, code }, options));
