import type { Translation } from '../../messages/translation.js';

/** The texts of the page of coupons. */
export const messages = {
  title: 'Coupons',
  lead: 'Collect a coupon, and choose it at checkout. Each is good for one order.',
  states: 'Coupons by state',
  tabs: { owned: 'Yours', collect: 'To collect', used: 'Used', expired: 'Expired' },
  empty: {
    owned: 'You have no coupon yet',
    collect: 'You have collected them all',
    used: 'You have used none yet',
    expired: 'None of your coupons has expired',
  },
  emptyText: {
    owned: 'There are some to collect, and the wheel gives others.',
    collect: 'Until there are new ones, the wheel has some.',
    used: 'Choose a coupon at checkout, and it is listed here with what it saved you.',
    expired: 'Coupons that were not used in time are listed here.',
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
  useNamed: 'Use it: the coupon “{name}”, in the cart',
  code: 'Code',
  /** On the page that follows the gift popup. */
  claimed: 'Your gift is claimed',
  claimedText: 'These coupons are in your account. Choose one at checkout.',
  /** In the cart. */
  here: 'Your coupons',
  hereText: 'Choose one at checkout.',
  all: 'All coupons',
  sources: { prize: 'Won on the wheel', gift: 'Welcome gift' },
  /** `{day}`: the last day. */
  until: 'Good until {day}',
  /** `{time}`: of the day. */
  endsToday: 'Ends today at {time}',
  ended: 'Ended {day}',
  usedOn: 'Used {day}',
  /** `{price}`: what it took off. */
  saved: 'You saved {price}',
  validFor: { one: 'Good for {n} day', other: 'Good for {n} days' },
  left: { one: 'Only {n} left', other: '{n} left' },
};

export type CouponTexts = Translation<typeof messages>;
