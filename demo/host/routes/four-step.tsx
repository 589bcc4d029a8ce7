import { FourStepPage } from '../sellers/application/FourStepPage.js';
import { applicationTexts } from '../sellers/application/messages/texts.js';
import { sellerTexts } from '../sellers/messages/texts.js';
import { wrongTexts } from '../sellers/wrong-texts.js';

export async function loader(): Promise<null> {
  await Promise.all([sellerTexts.load(), applicationTexts.load(), wrongTexts.load()]);
  return null;
}

export function Component() {
  const texts = sellerTexts.useTextsOnceLoaded();
  const own = applicationTexts.useTextsOnceLoaded();
  const wrong = wrongTexts.useTextsOnceLoaded();
  return texts && own && wrong && <FourStepPage texts={texts} own={own} wrong={wrong} />;
}
