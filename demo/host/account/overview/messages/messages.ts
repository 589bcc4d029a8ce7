import type { OwnOrder } from '../../../api/account.js';
import type { PluralForms } from '../../../messages/messages.js';

/** The texts of the account's first page. */
export interface OverviewMessages {
  title: string;
  lead: string;
  orders: string;
  allOrders: string;
  /** `{n}` is the order's number. */
  order: string;
  states: Record<OwnOrder['state'], string>;
  items: PluralForms;
  noOrders: string;
  noOrdersText: string;
  shop: string;
  points: string;
  pointsCount: PluralForms;
  /** `{price}` is what the points take off. */
  worth: string;
  noPoints: string;
  coupons: string;
  couponCount: PluralForms;
  /** `{day}` is when the first of them ends. */
  ends: string;
  collect: PluralForms;
  noCoupons: string;
  address: string;
  noAddress: string;
  addAddress: string;
  notices: string;
  unread: PluralForms;
  noUnread: string;
  history: string;
  allHistory: string;
  noHistory: string;
  more: string;
}
