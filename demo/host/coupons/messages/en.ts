import type { Translation } from '../../messages/translation.js';

export const messages = {
  title: 'Coupons',
  lead: 'Collect a coupon, then use it at checkout. Each is good for one order.',
  states: 'Coupons by status',
  tabs: { owned: 'Yours', collect: 'To collect', used: 'Used', expired: 'Expired' },
  empty: {
    owned: 'No coupons yet',
    collect: 'You’ve collected them all',
    used: 'You haven’t used any yet',
    expired: 'None of your coupons have expired',
  },
  emptyText: {
    owned: 'Collect one, or win one on the wheel.',
    collect: 'New ones are on the way. Until then, try the wheel.',
    used: 'Use a coupon at checkout, and you’ll see what it saved you here.',
    expired: 'Coupons you didn’t use in time show up here.',
  },
  toCollect: 'Collect coupons',
  toShop: 'Start shopping',
  toWheel: 'Spin the wheel',
  collect: 'Collect',
  /** `{name}`: what the coupon takes off. */
  collectNamed: 'Collect the coupon “{name}”',
  collecting: 'Collecting…',
  collected: 'The coupon “{name}” is yours.',
  use: 'Use it',
  useNamed: 'Use it: the coupon “{name}”, in your cart',
  code: 'Code',
  /** On the page that follows the gift popup. */
  claimed: 'You claimed your gift',
  claimedText: 'These coupons are in your account. Choose one at checkout.',
  /** In the cart. */
  here: 'Your coupons',
  hereText: 'Use one here, or choose at checkout.',
  all: 'All coupons',
  /** In the cart, on the button of a coupon: `{name}`; while it's the chosen one; what is missing until it's good. */
  chooseNamed: 'Use it: the coupon “{name}”',
  inUseNamed: 'In use: the coupon “{name}”',
  inUse: 'In use',
  remove: 'Remove',
  removeNamed: 'Remove the coupon “{name}”',
  missing: 'Add {price} more to use it',
  off: '−{price}',
  sources: { prize: 'Won on the wheel', gift: 'Welcome gift' },
  /** `{day}`: the last day. */
  until: 'Good until {day}',
  /** `{time}`: the time of day. */
  endsToday: 'Ends today at {time}',
  ended: 'Ended {day}',
  usedOn: 'Used {day}',
  /** `{price}`: what it took off. */
  saved: 'You saved {price}',
  validFor: { one: 'Good for {n} day', other: 'Good for {n} days' },
  left: { one: 'Only {n} left', other: '{n} left' },
};

export type CouponTexts = Translation<typeof messages>;
