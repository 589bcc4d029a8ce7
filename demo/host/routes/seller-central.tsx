import { CentralPage } from '../sellers/CentralPage.js';
import { storeTexts } from '../sellers/dashboard/messages/texts.js';
import { sellerTexts } from '../sellers/messages/texts.js';
import { wrongTexts } from '../sellers/wrong-texts.js';

export async function loader(): Promise<null> {
  await Promise.all([sellerTexts.load(), storeTexts.load(), wrongTexts.load()]);
  return null;
}

export function Component() {
  const texts = sellerTexts.useTextsOnceLoaded();
  const own = storeTexts.useTextsOnceLoaded();
  const wrong = wrongTexts.useTextsOnceLoaded();
  return texts && own && wrong && <CentralPage texts={texts} storeTexts={own} wrong={wrong} />;
}
