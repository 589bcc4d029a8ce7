import { accountTexts } from '../account/messages/load.js';
import { AssetsPage } from '../points/AssetsPage.js';
import { pointTexts } from '../points/messages/load.js';
import { prizeTexts } from '../prizes/messages/load.js';

export async function loader(): Promise<null> {
  await Promise.all([pointTexts.load(), prizeTexts.load(), accountTexts.load()]);
  return null;
}

/** Everything that the shopper has: points, shares, coupons and spins, and what was won. */
export function Component() {
  const points = pointTexts.useTextsOnceLoaded();
  const prizes = prizeTexts.useTextsOnceLoaded();
  return points && prizes && <AssetsPage texts={points} prizes={prizes} />;
}
