import type { Translation } from '../../messages/translation.js';

/** The texts of the wishlist, and of the button that saves. `{name}` stands for the name of goods or a store. */
export const messages = {
  save: 'Save',
  saved: 'Saved',
  /** The names of the buttons, which tell one from the other. */
  saveNamed: 'Save {name}',
  removeNamed: 'Saved: {name}. Remove it',
  title: 'Wishlist and favorite stores',
  lead: 'Saved with the heart, wherever you saw it.',
  /** Above what is kept in the browser alone. */
  guest: 'Kept in this browser for now. Sign in, and it goes with you to every device.',
  signIn: 'Sign in',
  wishlist: 'Wishlist',
  stores: 'Favorite stores',
  gone: { one: '{n} of these is no longer for sale.', other: '{n} of these are no longer for sale.' },
  removeGone: 'Remove them',
  factory: 'Factory',
  since: 'Since {year}',
  sells: { one: '{n} product', other: '{n} products' },
  emptyGoods: 'Your wishlist is empty',
  emptyGoodsText: 'Click the heart of a car or of goods, and it waits for you here.',
  browse: 'Find something you like',
  emptyStores: 'No favorite store yet',
  emptyStoresText: 'Click the heart of a store to find it again, with all that it sells.',
  browseStores: 'See what stores sell',
};

export type FavouriteMessages = Translation<typeof messages>;
