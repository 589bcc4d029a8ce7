import { accountTexts } from '../account/messages/load.js';
import { overviewTexts } from '../account/overview/messages/load.js';
import { Overview } from '../account/overview/Overview.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), overviewTexts.load()]);
  return null;
};

/** The account at a glance. */
export function Component() {
  const texts = overviewTexts.useTextsOnceLoaded();
  return texts && <Overview texts={texts} />;
}
