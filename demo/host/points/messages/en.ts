import type { Translation } from '../../messages/translation.js';

export const messages = {
  title: 'Points and shares',
  lead: 'Each point is worth a cent on any order. Here’s where yours came from and what they paid for.',
  points: 'Points',
  pointsCount: { one: '{n} point', other: '{n} points' },
  /** `{price}`: how much the points take off. */
  worth: 'Worth {price} on an order',
  shares: 'Shares',
  sharesCount: { one: '{n} share', other: '{n} shares' },
  sharesText: 'Free shares in Meridian, won on the wheel or earned with the app',
  app: {
    title: 'Get the app, get a free share',
    text: 'Download the Meridian app and get one free share. Limit one per account.',
    get: 'Get the app',
    done: 'Your free share is in your account.',
    had: 'You already have your free share. Thanks for using the app!',
  },
  earn: {
    title: 'How to earn more',
    ways: [
      'Every order you receive earns points.',
      'Win points and shares on the wheel. One spin a day is free.',
      'If an order is canceled, you get its points back.',
    ],
    wheel: 'Spin the wheel',
  },
  ledger: {
    title: 'Activity',
    choice: 'Points or shares',
    emptyPoints: 'No points yet',
    emptyShares: 'No shares yet',
    emptyText: 'What you earn and spend shows up here, with your balance.',
    what: 'What',
    when: 'When',
    change: 'Change',
    balance: 'Balance',
    reasons: {
      prize: 'Won on the wheel',
      gift: 'Welcome gift',
      order: 'Earned with an order',
      spent: 'Used on an order',
      returned: 'Returned from a canceled order',
      'taken-back': 'Taken back with a refund',
      'app-download': 'For downloading the app',
    },
    /** `{n}`: the order's number. */
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
    /** `{name}`: where the link leads. */
    seeNamed: 'See: {name}',
  },
};

export type PointTexts = Translation<typeof messages>;
