import { accountTexts } from '../account/messages/load.js';
import { pointTexts } from '../points/messages/load.js';
import { PointsPage } from '../points/PointsPage.js';

export async function loader(): Promise<null> {
  await Promise.all([pointTexts.load(), accountTexts.load()]);
  return null;
}

/** The shopper's points and shares, and where each came from and went. */
export function Component() {
  const texts = pointTexts.useTextsOnceLoaded();
  return texts && <PointsPage texts={texts} />;
}
