import type { Translation } from '../../messages/translation.js';

/** The texts of the pages of points and of all that a shopper has. */
export const messages = {
  title: 'Points and shares',
  lead: 'A point is worth a cent of any order. Here is where yours came from, and what they paid for.',
  points: 'Points',
  pointsCount: { one: '{n} point', other: '{n} points' },
  /** `{price}`: what the points pay for. */
  worth: 'Pay for {price} of an order',
  shares: 'Shares',
  sharesCount: { one: '{n} share', other: '{n} shares' },
  sharesText: 'Free shares of the shop, won on the wheel or earned with the app',
  app: {
    title: 'One free share for the app',
    text: 'Download the Meridian app, and a share is yours. Once for each account.',
    get: 'Get the app',
    done: 'The free share is in your account.',
    had: 'You have your free share. Thank you for having the app!',
  },
  earn: {
    title: 'How to earn more',
    ways: [
      'Every order that you receive earns points.',
      'The wheel gives points and shares. One spin a day is free.',
      'If an order is cancelled, its points come back.',
    ],
    wheel: 'Spin the wheel',
  },
  ledger: {
    title: 'Every change',
    choice: 'Points or shares',
    emptyPoints: 'No points yet',
    emptyShares: 'No shares yet',
    emptyText: 'What you earn and spend is listed here, with the balance after each.',
    what: 'What',
    when: 'When',
    change: 'Change',
    balance: 'Balance',
    reasons: {
      prize: 'Won on the wheel',
      gift: 'Welcome gift',
      order: 'Earned with an order',
      spent: 'Paid for a part of an order',
      returned: 'Back from a cancelled order',
      'taken-back': 'Taken back with a refund',
      'app-download': 'For downloading the app',
    },
    /** `{n}`: its number. */
    order: 'Order {n}',
  },
  assets: {
    title: 'Prizes and assets',
    lead: 'Everything that is yours, on one page.',
    coupons: 'Coupons',
    couponsCount: { one: '{n} coupon', other: '{n} coupons' },
    toCollect: { one: '{n} more to collect', other: '{n} more to collect' },
    spins: 'Spins',
    spinsCount: { one: '{n} spin left', other: '{n} spins left' },
    spinsText: 'One a day is free',
    see: 'See',
    /** `{name}`: what it leads to. */
    seeNamed: 'See: {name}',
  },
};

export type PointTexts = Translation<typeof messages>;
