import { editPwd, register, sendCodeEmail } from '../api/account.js';
import { keepSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { setBigdata, store } from './store.js';

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
    ).then((reply) => reply && keepSignIn(reply)),
  );

/** Changes a password, with the code from the email. */
export const changePassword = (
  { email, password, code }: Pick<NewAccount, 'email' | 'password' | 'code'>,
  options?: LoadOptions,
): Promise<Result<null>> => attempt(send(editPwd, { email, password, code }, options));
