import { accountTexts } from '../account/messages/load.js';
import { ClosingPage } from '../account/security/ClosingPage.js';
import { securityTexts } from '../account/security/messages/load.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), securityTexts.load()]);
  return null;
};

/** The end of the account. */
export function Component() {
  const texts = securityTexts.useTextsOnceLoaded();
  return texts && <ClosingPage texts={texts} />;
}
