import type { Translation } from '../../../messages/translation.js';

/** Texts of the account overview. */
export const messages = {
  title: 'Your account',
  lead: 'Your orders, rewards, and details at a glance.',
  orders: 'Latest orders',
  allOrders: 'All orders',
  /** `{n}` is the order's number. */
  order: 'Order {n}',
  items: { one: '{n} item', other: '{n} items' },
  noOrders: 'No orders yet',
  noOrdersText: 'Track your orders here, from payment to your door.',
  shop: 'Start shopping',
  points: 'Points',
  pointsCount: { one: '{n} point', other: '{n} points' },
  /** `{price}` is how much the points take off. */
  worth: 'Worth {price} off your next order',
  noPoints: 'Each point takes a cent off your next order. You earn points with every order.',
  coupons: 'Coupons',
  couponCount: { one: '{n} coupon', other: '{n} coupons' },
  /** `{day}` is when the first coupon expires. */
  ends: 'The next one expires on {day}',
  collect: { one: '{n} more to collect', other: '{n} more to collect' },
  noCoupons: 'None yet. Collect one, or spin the wheel.',
  address: 'Default address',
  noAddress: 'No address yet. Add one to check out faster.',
  addAddress: 'Add an address',
  notices: 'Notifications',
  unread: { one: '{n} unread', other: '{n} unread' },
  noUnread: 'You’re all caught up.',
  history: 'Recently viewed',
  allHistory: 'Show all',
  noHistory: 'What you view shows up here, so it’s easy to find again.',
  more: 'Show',
};

export type OverviewMessages = Translation<typeof messages>;
