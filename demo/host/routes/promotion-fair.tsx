import { accountTexts } from '../account/messages/load.js';
import { FairPage } from '../prizes/FairPage.js';
import { prizeTexts } from '../prizes/messages/load.js';

export async function loader(): Promise<null> {
  await Promise.all([prizeTexts.load(), accountTexts.load()]);
  return null;
}

/** Where anyone recomputes a round of the wheel: `?round={number}`. */
export function Component() {
  const texts = prizeTexts.useTextsOnceLoaded();
  return texts && <FairPage texts={texts} />;
}
