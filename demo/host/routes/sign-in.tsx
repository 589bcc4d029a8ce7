import { AccountPage } from '../account/AccountPage.js';
import { useSpeech } from '../messages/context.js';

/** The standalone sign-in page; the widget reads from the address where to go after it (`redirect`). */
export function Component() {
  return <AccountPage title={useSpeech().texts.account.signIn} />;
}
