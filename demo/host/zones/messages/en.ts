import type { Translation } from '../../messages/translation.js';

/** The texts of the zones. */
export const messages = {
  classify: {
    title: 'All departments',
    lead: 'Everything that we sell beside cars, and the way to the cars.',
    all: 'All products',
    cars: 'Cars',
    carsLead: 'Electric, hybrid and petrol, from every make that we carry.',
    count: { one: '{n} product', other: '{n} products' },
    seeAll: 'See all of {name}',
  },
  zone: {
    0: {
      title: '2–4 days shipping',
      lead: 'In stock in the United States, at your door within the week.',
    },
    1: {
      title: '9–21 days shipping',
      lead: 'Straight from where it is made: more choice, lower prices, a little patience.',
    },
    both: { title: 'Shop by department', lead: 'From US stock in 2–4 days, or from overseas in 9–21.' },
    choice: 'How fast it shall come',
    any: 'Any time',
  },
  factory: {
    title: 'Buy wholesale directly from factories',
    lead: 'No one in between: the more you take, the less a piece costs.',
    search: 'Search wholesale products',
    find: 'Search',
    clear: 'Clear the search',
    results: 'Wholesale: “{term}”',
    steps: ['From 10 pieces: 8% off', 'From 50 pieces: 16% off', 'From 200 pieces: 24% off'],
    how: 'How the price falls',
    factories: 'The factories',
    goodsOf: 'Products of {name}',
  },
  deals: {
    title: 'Deals of the day',
    lead: 'Reduced prices all over the shop, and twelve picks that change every day.',
    picks: 'Today’s picks',
    picksLead: 'Put forward today only: tomorrow there are others.',
    ends: 'New picks in',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    all: 'All reduced products',
    fresh: 'The picks of the new day are here.',
  },
  home: {
    lead: 'What belongs together, beginning with what you chose.',
    chosen: 'Your choice',
    view: 'View product',
    more: 'More of “{name}”',
  },
  store: {
    facts: 'About the store',
    since: 'Since {year}',
    factory: 'Factory',
    shop: 'US shop',
    goods: { one: '{n} product', other: '{n} products' },
    list: 'Products of {name}',
    opening: 'See its opening page',
    unknown: 'We have no such store',
    unknownText: 'It may have closed, or the link may be old.',
  },
  opening: {
    badge: 'Grand opening',
    title: 'Welcome to {name}',
    lead: 'Opening offers, the newest arrivals, and what shoppers like best.',
    offers: 'Opening offers',
    newest: 'Just arrived',
    popular: 'What others like best',
    visit: 'See everything in the store',
    noOffers: 'Nothing is reduced here at the moment.',
  },
};

export type ZoneMessages = Translation<typeof messages>;
