import type { PluralForms } from '../../messages/messages.js';

/** The texts of the cart. `{name}` stands for a product's name, `{price}` for money. */
export interface CartMessages {
  title: string;
  loading: string;
  /** The button of a product, before and after; and what is said then. */
  add: string;
  added: string;
  addedNamed: string;
  view: string;
  empty: string;
  emptyText: string;
  emptyGuest: string;
  shop: string;
  signIn: string;
  items: PluralForms;
  soldBy: string;
  each: string;
  quantity: string;
  less: string;
  more: string;
  remove: string;
  removeNamed: string;
  removed: string;
  undo: string;
  save: string;
  saveNamed: string;
  saved: string;
  savedTitle: string;
  savedLead: string;
  move: string;
  moveNamed: string;
  moved: string;
  /** Of wholesale: what a piece costs from `{n}` pieces on. */
  step: string;
  priceRose: string;
  priceFell: string;
  left: PluralForms;
  soldOut: string;
  gone: string;
  summary: string;
  subtotal: string;
  shipping: string;
  shippingLater: string;
  total: string;
  checkout: string;
  attention: string;
  guestNote: string;
  secure: string;
  returns: string;
  tracked: string;
}
