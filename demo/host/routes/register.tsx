import { useSearchParams } from 'react-router';
import { AccountPage } from '../account/AccountPage.js';
import { useSpeech } from '../messages/context.js';
import { useInvitationCode } from '../prizes/useInvitationCode.js';

/** The page on which an account is created: `?invit_code={code}` of an invitation link stands in its field. */
export function Component() {
  const [search] = useSearchParams();
  useInvitationCode(search.get('invit_code'));
  return <AccountPage title={useSpeech().texts.account.register} view="register" />;
}
