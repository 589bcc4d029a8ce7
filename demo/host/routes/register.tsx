import { AccountPage } from '../account/AccountPage.js';
import { useSpeech } from '../messages/context.js';

/** The page on which an account is created. */
export function Component() {
  return <AccountPage title={useSpeech().texts.account.register} view="register" />;
}
