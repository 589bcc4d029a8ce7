import type { PluralForms } from '../../messages/messages.js';

/** The texts of the checkout, and of the way back from the card provider. `{price}` and the like stand for values. */
export interface CheckoutMessages {
  title: string;
  guest: string;
  guestText: string;
  signIn: string;
  createAccount: string;
  loading: string;
  address: string;
  addAddress: string;
  newAddress: string;
  addressSaved: string;
  noAddress: string;
  items: string;
  parcel: string;
  car: string;
  days: string;
  free: string;
  freeFrom: string;
  pieces: string;
  coupon: string;
  noCoupon: string;
  noneToUse: string;
  off: string;
  points: string;
  usePoints: string;
  noPoints: string;
  payment: string;
  paymentText: string;
  summary: string;
  subtotal: PluralForms;
  shipping: string;
  shippingLater: string;
  discount: string;
  pointsSum: string;
  total: string;
  place: string;
  placing: string;
  placeFree: string;
  terms: string;
  edit: string;
  blocked: string;
  notThere: string;
  needAddress: string;
  placedNotPaid: string;
  toOrder: string;
  empty: string;
  emptyText: string;
  toCart: string;
  /** The page after the card provider's. */
  back: {
    title: string;
    checking: string;
    checkingText: string;
    paid: string;
    paidText: string;
    unpaid: string;
    unpaidText: string;
    over: string;
    overText: string;
    tryAgain: string;
    toOrder: string;
    goOn: string;
    number: string;
  };
}
