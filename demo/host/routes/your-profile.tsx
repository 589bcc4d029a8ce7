import { accountTexts } from '../account/messages/load.js';
import { profileTexts } from '../profile/messages/load.js';
import { ProfilePage } from '../profile/ProfilePage.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), profileTexts.load()]);
  return null;
};

/** What the shopper tells of himself or herself. */
export function Component() {
  const texts = profileTexts.useTexts();
  return texts && <ProfilePage texts={texts} />;
}
