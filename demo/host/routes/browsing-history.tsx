import { accountTexts } from '../account/messages/load.js';
import { HistoryPage } from '../history/HistoryPage.js';
import { historyTexts } from '../history/messages/load.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), historyTexts.load()]);
  return null;
};

/** What the shopper looked at. */
export function Component() {
  const texts = historyTexts.useTextsOnceLoaded();
  return texts && <HistoryPage texts={texts} />;
}
