import type { PluralForms } from '../../messages/messages.js';

type State = 'unpaid' | 'paid' | 'shipped' | 'received' | 'cancelled' | 'refunded';

/** The texts of the orders' pages. `{n}` stands for an order's number, `{time}` for a time, `{name}` for a name. */
export interface OrderMessages {
  title: string;
  lead: string;
  loading: string;
  filter: string;
  all: string;
  states: Record<State, string>;
  /** What each state means for the shopper. */
  meanings: Record<State, string>;
  empty: string;
  emptyText: string;
  emptyState: string;
  shop: string;
  list: string;
  number: string;
  placed: string;
  total: string;
  more: PluralForms;
  view: string;
  viewNamed: string;
  pay: string;
  payUntil: string;
  again: string;
  againDone: PluralForms;
  againMissing: string;
  toCart: string;
  confirm: string;
  confirmed: string;
  cancel: string;
  cancelQuestion: string;
  cancelUnpaid: string;
  cancelPaid: string;
  keep: string;
  cancelled: string;
  invoice: string;
  print: string;
  pages: string;
  previous: string;
  next: string;
  back: string;
  unknown: string;
  unknownText: string;
  steps: string;
  step: Record<'placed' | 'paid' | 'shipped' | 'received', string>;
  history: string;
  /** What happened, by the act; those of a second name are told otherwise in another state. */
  events: Record<
    | 'place'
    | 'pay'
    | 'payLate'
    | 'decline'
    | 'cancel'
    | 'cancelPaid'
    | 'expire'
    | 'ship'
    | 'confirm'
    | 'refund',
    string
  >;
  tracking: string;
  items: string;
  shipTo: string;
  payment: string;
  card: string;
  notPaid: string;
  byPoints: string;
  refundDue: string;
  refundDone: string;
  summary: string;
  delivery: string;
  seller: string;
  billTo: string;
  date: string;
  quantity: string;
  price: string;
  amount: string;
  thanks: string;
}
