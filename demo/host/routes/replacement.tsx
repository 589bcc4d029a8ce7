import { accountTexts } from '../account/messages/load.js';
import { securityTexts } from '../account/security/messages/load.js';
import { PasswordPage } from '../account/security/PasswordPage.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), securityTexts.load()]);
  return null;
};

/** The change of the password. */
export function Component() {
  const texts = securityTexts.useTextsOnceLoaded();
  return texts && <PasswordPage texts={texts} />;
}
