import type { Translation } from '../../messages/translation.js';

/** Texts of the wishlist and the save button. `{name}` is the name of goods or a store. */
export const messages = {
  save: 'Save',
  saved: 'Saved',
  /** The accessible names of the buttons, which tell them apart. */
  saveNamed: 'Save {name}',
  removeNamed: 'Saved: {name}. Remove it',
  title: 'Wishlist and favorite stores',
  lead: 'Everything you saved with the heart.',
  /** Shown above what's kept only in the browser. */
  guest: 'Saved in this browser for now. Sign in to see it on all your devices.',
  signIn: 'Sign in',
  wishlist: 'Wishlist',
  stores: 'Favorite stores',
  gone: { one: '{n} of these is no longer available.', other: '{n} of these are no longer available.' },
  removeGone: 'Remove them',
  factory: 'Factory',
  since: 'Since {year}',
  sells: { one: '{n} product', other: '{n} products' },
  emptyGoods: 'Your wishlist is empty',
  emptyGoodsText: 'Tap the heart on any car or product to save it here.',
  browse: 'Find something you like',
  emptyStores: 'No favorite stores yet',
  emptyStoresText: 'Tap the heart on a store to find it again.',
  browseStores: 'Browse stores',
};

export type FavoriteMessages = Translation<typeof messages>;
