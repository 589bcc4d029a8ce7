import type { Translation } from '../../messages/translation.js';

export const messages = {
  classify: {
    title: 'All departments',
    lead: 'Everything we sell besides cars, and the way to the cars.',
    cars: 'Cars',
    carsLead: 'Electric, hybrid, and gas, from every make we carry.',
    count: { one: '{n} product', other: '{n} products' },
    seeAll: 'See all of {name}',
  },
  zone: {
    0: {
      title: '2–4 days shipping',
      lead: 'In stock in the United States and at your door this week.',
    },
    1: {
      title: '9–21 days shipping',
      lead: 'Straight from where it’s made: more choice and lower prices, if you can wait a little.',
    },
    both: { title: 'Shop by department', lead: 'From US stock in 2–4 days, or from overseas in 9–21.' },
    choice: 'Delivery speed',
    any: 'Any',
  },
  factory: {
    title: 'Buy wholesale directly from factories',
    lead: 'No middleman: the more you buy, the less each one costs.',
    search: 'Search wholesale products',
    find: 'Search',
    clear: 'Clear the search',
    results: 'Wholesale: “{term}”',
    steps: ['10 or more: 8% off', '50 or more: 16% off', '200 or more: 24% off'],
    how: 'Quantity discounts',
    factories: 'Factories',
  },
  deals: {
    title: 'Deals of the day',
    lead: 'Markdowns across the store, and twelve picks that change every day.',
    picks: 'Today’s picks',
    picksLead: 'Today only. Tomorrow we pick new ones.',
    ends: 'New picks in',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',

    all: 'Everything on sale',
    fresh: 'Today’s new picks are here.',
  },
  home: {
    lead: 'Your pick, and more like it.',
    chosen: 'Your pick',
    view: 'View product',
    more: 'More in “{name}”',
  },
  store: {
    facts: 'About the store',
    since: 'Since {year}',
    factory: 'Factory',
    shop: 'US shop',
    goods: { one: '{n} product', other: '{n} products' },
    list: 'Products from {name}',
    opening: 'See the grand opening',
    unknown: 'We don’t have that store',
    unknownText: 'It may have closed, or the link may be out of date.',
  },
  opening: {
    badge: 'Grand opening',
    title: 'Welcome to {name}',
    lead: 'Opening offers, new arrivals, and shopper favorites.',
    offers: 'Opening offers',
    newest: 'Just arrived',
    popular: 'Shopper favorites',
    visit: 'See everything in the store',
    noOffers: 'Nothing is on sale here right now.',
  },
};

export type ZoneMessages = Translation<typeof messages>;
