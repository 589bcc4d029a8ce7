import { cartTexts, catalogTexts, favoriteTexts } from '../texts.js';

/** Waits for the texts of cards, so that the cards don't grow when their buttons get labels. */
export async function loadCardTexts(): Promise<void> {
  await Promise.all([catalogTexts.load(), cartTexts.load(), favoriteTexts.load()]);
}
