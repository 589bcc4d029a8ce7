import type { Translation } from '../../../messages/translation.js';

/** The texts of the account's first page. */
export const messages = {
  title: 'Your account',
  lead: 'Your orders, rewards and details at a glance.',
  orders: 'Latest orders',
  allOrders: 'All orders',
  /** `{n}` is the order's number. */
  order: 'Order {n}',
  states: {
    unpaid: 'To be paid',
    paid: 'Paid',
    shipped: 'On its way',
    received: 'Received',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  items: { one: '{n} item', other: '{n} items' },
  noOrders: 'Nothing ordered yet',
  noOrdersText: 'Your orders are followed here, from the payment to your door.',
  shop: 'Start shopping',
  points: 'Points',
  pointsCount: { one: '{n} point', other: '{n} points' },
  /** `{price}` is what the points take off. */
  worth: 'Worth {price} off your next order',
  noPoints: 'A point is a cent of your next order. You earn some with each order.',
  coupons: 'Coupons',
  couponCount: { one: '{n} coupon', other: '{n} coupons' },
  /** `{day}` is when the first of them ends. */
  ends: 'The next one ends on {day}',
  collect: { one: '{n} more to collect', other: '{n} more to collect' },
  noCoupons: 'None yet: collect one or spin the wheel.',
  address: 'Default address',
  noAddress: 'No address yet. With one, ordering takes a minute.',
  addAddress: 'Add an address',
  notices: 'Notifications',
  unread: { one: '{n} unread', other: '{n} unread' },
  noUnread: 'You have read everything.',
  history: 'Looked at last',
  allHistory: 'Show all',
  noHistory: 'What you look at stands here, so that you find it again.',
  more: 'Show',
};

export type OverviewMessages = Translation<typeof messages>;
