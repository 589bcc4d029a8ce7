import { InvitationPage } from '../account/invitation/InvitationPage.js';
import { invitationTexts } from '../account/invitation/messages/load.js';
import { accountTexts } from '../account/messages/load.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), invitationTexts.load()]);
  return null;
};

/** The invitation of friends. */
export function Component() {
  const texts = invitationTexts.useTextsOnceLoaded();
  return texts && <InvitationPage texts={texts} />;
}
