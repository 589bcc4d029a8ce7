import { unknown } from 'superstruct';
import { SignedIn } from '../../shared/replies/account.js';
import { getOnce, post } from './request.js';

export type { SignedIn };

/** Mails a code to create an account with. The reply doesn't say whether the email has one. */
export const requestCode = (email: string) => getOnce('/pc/sendCodeEmail', unknown(), { email, id: 1 });

/** Creates an account and signs in. Fails with code 400 for a wrong code. */
export const registerAccount = (email: string, password: string, email_code: string) =>
  post('/pc/register', SignedIn, { email, password, enter_password: password, email_code });
