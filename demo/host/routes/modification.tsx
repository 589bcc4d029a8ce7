import { AccountPage } from '../account/AccountPage.js';
import { useSpeech } from '../messages/context.js';

/** The page on which a forgotten password is replaced. */
export function Component() {
  return <AccountPage title={useSpeech().texts.account.reset} view="reset" />;
}
