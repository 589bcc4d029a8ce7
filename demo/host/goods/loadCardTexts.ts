import { cartTexts } from '../cart/messages/load.js';
import { catalogueTexts } from '../catalogue/messages/load.js';
import { favouriteTexts } from '../favourites/messages/load.js';

/** Waits for the texts of cards, so that the cards don't grow when their buttons get labels. */
export async function loadCardTexts(): Promise<void> {
  await Promise.all([catalogueTexts.load(), cartTexts.load(), favouriteTexts.load()]);
}
