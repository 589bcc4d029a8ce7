import { COMPANY } from '../../shared/company.js';
import type { Translation } from './translation.js';

/** Keyed by the English name, which is what the API sends. A missing one keeps that name. */
const colors: Readonly<Record<string, string>> = { Grey: 'Gray' };

/** Texts of the page's frame, the home page, and the car lists. The shop's name is the same in every language. */
export const messages = {
  nav: {
    skip: 'Skip to content',
    home: 'Home',
    cars: 'Cars',
    goods: 'Products',
    search: 'Search',
    ways: 'Shop navigation',
    links: 'Site links',
    withoutScripts: 'Please turn on JavaScript to sign in, save items, or check out.',
    loading: 'Loading page',
    claim: 'Electric, hybrid, and gas cars, inspected at the port and shipped worldwide.',
    prices:
      'Prices are in US dollars, at the port shown. In the US, checkout adds delivery; anywhere else, the car’s page shows the landed cost.',
    rights: COMPANY.name,
    builder: 'Widgets for your site',
    docs: 'Developer documentation',
    phoneSite: 'Mobile site',
    fullSite: 'Full site',
  },
  /** The signed-in shopper. */
  shopper: {
    signOut: 'Sign out',
    /** For a shopper whose account has no name. */
    unnamed: 'Your account',
  },
  account: {
    signIn: 'Sign in',
    register: 'Create account',
    reset: 'Change password',
    signedIn: 'You are signed in',
    signedInText: 'You’re signed in on this device as {name}.',
    goOn: 'Continue shopping',
    panel: {
      title: 'From the port to your driveway, in one account',
      text: 'Everything about your cars and orders, on every device.',
    },
    reasons: [
      'Inspection reports, paperwork, and sailing dates for your cars',
      'Saved addresses, with delivery times for each',
      'Coupons, points, and prizes for members',
    ],
  },
  legal: {
    updated: 'Effective {date}',
    documents: 'Legal documents',
    contents: 'On this page',
    summary: 'In short',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    refunds: 'Refunds and returns',
  },
  home: {
    title: 'Cars for export, shipped worldwide',
    heading: 'Meridian: cars shipped worldwide',
    makes: 'Popular makes',
    makesLead: 'New and used, from dealers around the world.',
    allMakes: 'See all cars',
    newest: 'Just arrived',
    newestLead: 'The latest cars at our ports, ready to ship.',
    allCars: 'See all new arrivals',
    bargains: 'Best value',
    bargainsLead: 'Our lowest-priced cars, inspected like all the rest.',
    allBargains: 'See cars by price',
    deals: 'Today’s deals',
    dealsLead: 'Marked down today by stores and factories.',
    allDeals: 'See all deals',
    departments: 'Shop by department',
    departmentsLead: 'Parts, tools, and everything else that goes with a car.',
    allDepartments: 'See all departments',
    popular: 'Best sellers',
    popularLead: 'What shoppers order most.',
    allGoods: 'See all products',
    stores: 'Stores in the United States',
    storesLead: 'Independent shops with 2–4 day delivery.',
    factories: 'Buy from factories',
    notices: 'Announcements',
    layout: 'Page layout',
    layouts: { cars: 'Car export', default: 'Whole shop' },
    /** The banner of the general store's layout. */
    hero: {
      title: 'Everything for the road, and for the way home',
      text: 'Twelve departments, thirty stores and factories. From US stock in 2–4 days, from overseas in 9–21.',
      shop: 'Shop all products',
      deals: 'Today’s deals',
    },
    why: 'Why buyers choose Meridian',
    ship: {
      title: 'To your door or your port',
      text: 'In the US, we bring the car to your address. Anywhere else, we book the vessel and prepare the export paperwork, all the way to your port.',
    },
    inspect: {
      title: 'Inspected before it sails',
      text: 'Our engineers check every car at the port. Their 150-point inspection report is on its page before you pay.',
    },
    pay: {
      title: 'Nothing to pay up front',
      text: 'In the US, you pay by card when you order. Abroad, you pay once you’ve agreed to our quote, and not a cent before.',
    },
    how: 'How it works',
    steps: [
      {
        title: 'Choose your car',
        text: 'Search by make and model. The price you see is the price at the port.',
      },
      {
        title: 'Get your landed cost',
        text: 'Choose your country and port on the car’s page: freight, insurance, paperwork, duty, and tax, all at once.',
      },
      {
        title: 'Order it, or ask for a quote',
        text: 'In the US, you order online. From any other country, you send your address, and we confirm the price and the sailing date.',
      },
      {
        title: 'Take delivery',
        text: 'At your door in the US, or at your port with its paperwork in order.',
      },
    ],
    closing: {
      title: 'Know what you want?',
      text: 'Browse every car in stock by price or arrival date.',
    },
  },
  list: {
    title: 'All cars',
    of: '{name} cars',
    lead: 'In stock and ready for export.',
    breadcrumbs: 'Breadcrumbs',
    find: 'Find your car',
    cars: 'Cars',
    count: { one: '{n} car', other: '{n} cars' },
    sort: 'Sort by',
    sorts: {
      newest: 'Newest arrivals',
      price_asc: 'Price: low to high',
      price_desc: 'Price: high to low',
      mileage_asc: 'Mileage: low to high',
      year_desc: 'Model year: newest',
      year_asc: 'Model year: oldest',
    },
    pages: 'Pages',
    page: 'Page {n}',
    previous: 'Previous',
    next: 'Next',
    loading: 'Loading cars',
    empty: 'No cars match',
    emptyText: 'Nothing in stock matches your search right now. New cars arrive every week.',
    unknown: 'We don’t carry this make',
    unknownText: 'The link may be old, or the make may be spelled differently.',
    showAll: 'Show all cars',
  },
  car: {
    fuels: {
      electric: 'Electric',
      hybrid: 'Hybrid',
      petrol: 'Gas',
      diesel: 'Diesel',
    },
    year: 'Year',
    mileage: 'Mileage',
    unused: 'New',
    range: 'Range',
    drive: 'Drive',
    drives: {
      fwd: 'FWD',
      rwd: 'RWD',
      awd: 'AWD',
      '4wd': '4WD',
    },
    colors,
    /** The alternative text of a picture that isn’t a photo. */
    illustration: 'Illustration: {color} {name}, {view}',
    views: {
      front: 'from the front left',
      rear: 'from the rear left',
      side: 'from the left',
      interior: 'the dashboard',
      diagram: 'the marks of its inspection',
    },
    similar: 'See all {name}',
    price: 'Price',
    shipping: 'Shipping: {time}',
    zones: { 1: '2–4 days', 2: '9–21 days' },
    port: 'From {port}',
  },
  problem: {
    failed: 'We couldn’t load this',
    failedText: 'Check your connection and try again.',
    retry: 'Try again',
    notFound: 'This page could not be found',
    notFoundText: 'It may have moved, or the car may have been sold.',
    goHome: 'Go to the home page',
    /** Shown on the home page. */
    lost: 'We couldn’t find that page, so here’s our home page instead.',
    contact: 'Contact us',
  },
};

export type Messages = Translation<typeof messages>;
