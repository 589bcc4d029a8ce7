import { invitationTexts } from '../account/invitation/messages/load.js';
import { accountTexts } from '../account/messages/load.js';
import { prizeTexts } from '../prizes/messages/load.js';
import { PromotionPage } from '../prizes/PromotionPage.js';

export async function loader(): Promise<null> {
  await Promise.all([prizeTexts.load(), accountTexts.load(), invitationTexts.load()]);
  return null;
}

/** The prize wheel, the shopper's spins, what was won, and who was invited. */
export function Component() {
  const texts = prizeTexts.useTextsOnceLoaded();
  return texts && <PromotionPage texts={texts} />;
}
