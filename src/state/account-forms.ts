import { editPwd, register, sendCodeEmail } from '../api/account.js';
import { keepSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { setBigdata, store } from './store.js';

/** What a code is for, and its `id` in the call (spec section 7). */
const purposes = { register: 1, reset: 2 } as const;

export type CodePurpose = keyof typeof purposes;

/** After this long, in milliseconds, another code can be sent (spec section 9). */
const resendWait = 60_000;

/**
 * Has a verification code sent to an email. The wait until the next one is kept for all widgets of the page.
 * @returns how many characters the code has; null where the server does not say.
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
  /** The verification code from the mail. */
  readonly code: string;
  /** An invitation code; empty for none. */
  readonly invitation: string;
}

/**
 * Creates an account.
 * @returns the shopper, where the server signs them in with it; null where they have to sign in.
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

/** Changes the password of whoever has the code from the mail. */
export const changePassword = (
  { email, password, code }: Pick<NewAccount, 'email' | 'password' | 'code'>,
  options?: LoadOptions,
): Promise<Result<null>> => attempt(send(editPwd, { email, password, code }, options));
