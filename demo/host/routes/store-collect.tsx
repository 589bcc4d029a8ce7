import { accountTexts } from '../account/messages/load.js';
import { FavouritesPage } from '../favourites/FavouritesPage.js';
import { favouriteTexts } from '../favourites/messages/load.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), favouriteTexts.load()]);
  return null;
};

/** The wishlist and the favourite stores. */
export function Component() {
  const texts = favouriteTexts.useTextsOnceLoaded();
  return texts && <FavouritesPage texts={texts} />;
}
