import type { PluralForms } from '../../messages/messages.js';

/** The texts of the wishlist, and of the button that saves. `{name}` stands for the name of goods or a store. */
export interface FavouriteMessages {
  save: string;
  saved: string;
  /** The names of the buttons, which tell one from the other. */
  saveNamed: string;
  removeNamed: string;
  title: string;
  lead: string;
  /** Above what is kept in the browser alone. */
  guest: string;
  signIn: string;
  wishlist: string;
  stores: string;
  gone: PluralForms;
  removeGone: string;
  factory: string;
  since: string;
  sells: PluralForms;
  emptyGoods: string;
  emptyGoodsText: string;
  browse: string;
  emptyStores: string;
  emptyStoresText: string;
  browseStores: string;
}
