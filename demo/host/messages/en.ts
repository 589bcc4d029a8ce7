import type { Translation } from './translation.js';

/** By the English name, which is what the API gives; one that is missing is called by that. */
const colors: Readonly<Record<string, string>> = {};

/** The texts of the frame, the home page and the lists of cars. The shop is called the same in every language. */
export const messages = {
  nav: {
    skip: 'Skip to content',
    home: 'Home',
    cars: 'Cars',
    goods: 'Goods',
    search: 'Search',
    ways: 'Ways through the shop',
    withoutScripts: 'To sign in, save something or buy it, please turn JavaScript on.',
    loading: 'Loading page',
    claim: 'Electric, hybrid and petrol cars, inspected at the port and shipped worldwide.',
    prices:
      'Prices in US dollars, at the port named. In the US, checkout adds the delivery; anywhere else, the car’s page shows the landed cost.',
    rights: 'Meridian Car Export',
    phoneSite: 'Phone site',
    fullSite: 'Full site',
  },
  /** Who is signed in, and where to deliver. */
  shopper: {
    signOut: 'Sign out',
    /** The shopper whose account has no name. */
    unnamed: 'Your account',
  },
  account: {
    signIn: 'Sign in',
    register: 'Create account',
    reset: 'Change password',
    signedIn: 'You are signed in',
    signedInText: 'This device is signed in as {name}.',
    goOn: 'Continue shopping',
    panel: {
      title: 'From the port to your driveway, in one account',
      text: 'Everything about your cars and orders, on every device.',
    },
    reasons: [
      'Inspection reports, papers and sailing dates of your cars',
      'Saved addresses, with delivery times for each',
      'Coupons, points and prizes for members',
    ],
  },
  legal: {
    updated: 'In force since {date}',
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
    bargainsLead: 'The lowest prices of all cars in stock, inspected like every other.',
    allBargains: 'See cars by price',
    deals: 'Today’s deals',
    dealsLead: 'Reduced for today, from stores and factories.',
    allDeals: 'See all deals',
    departments: 'Shop by department',
    departmentsLead: 'Parts, tools and everything else that goes with a car.',
    allDepartments: 'See all departments',
    popular: 'What others buy',
    popularLead: 'The goods that are ordered most.',
    allGoods: 'See all goods',
    stores: 'Stores in the United States',
    storesLead: 'Independent shops, delivered in 2–4 days.',
    factories: 'Buy from factories',
    notices: 'Announcements',
    layout: 'Layout of this page',
    layouts: { cars: 'Car export', default: 'Whole shop' },
    /** The banner of the layout for everything. */
    hero: {
      title: 'Everything for the road, and for the way home',
      text: 'Twelve departments, thirty stores and factories: US stock in 2–4 days, the rest of the world in 9–21.',
      shop: 'Shop all goods',
      deals: 'Today’s deals',
    },
    why: 'Why buyers choose Meridian',
    ship: {
      title: 'To your door or your port',
      text: 'In the US we bring the car to your address. Anywhere else we book the vessel and prepare the export papers, up to your port.',
    },
    inspect: {
      title: 'Inspected before it sails',
      text: 'Our engineers check every car at the port. Their report of 150 points stands on its page, before you pay.',
    },
    pay: {
      title: 'Nothing to pay up front',
      text: 'In the US you pay by card when you order. Abroad you pay once you have agreed to our quote, and not a cent before.',
    },
    how: 'How it works',
    steps: [
      {
        title: 'Choose your car',
        text: 'Search by make and model. The price you see is the price at the port.',
      },
      {
        title: 'Get your landed cost',
        text: 'Choose your country and port on the car’s page: freight, insurance, papers, duty and tax at once.',
      },
      {
        title: 'Order it, or ask for a quote',
        text: 'In the US you order online. From any other country you send your address, and we confirm the price and the sailing date.',
      },
      {
        title: 'Take delivery',
        text: 'At your door in the US, or at your port with all papers in order.',
      },
    ],
    closing: {
      title: 'Know what you want?',
      text: 'Browse every car in stock, sorted by price or arrival.',
    },
  },
  list: {
    title: 'All cars',
    of: '{name} cars',
    lead: 'In stock and ready for export.',
    breadcrumbs: 'Breadcrumbs',
    find: 'Find your car',
    makes: 'Makes',
    models: 'Models',
    cars: 'Cars',
    count: { one: '{n} car', other: '{n} cars' },
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      price_asc: 'Price: low to high',
      price_desc: 'Price: high to low',
    },
    pages: 'Pages',
    page: 'Page {n}',
    previous: 'Previous',
    next: 'Next',
    loading: 'Loading cars',
    empty: 'No cars match',
    emptyText: 'Nothing in stock fits this search today. New cars arrive every week.',
    unknown: 'We do not carry this make',
    unknownText: 'The link may be old, or the make may be spelled differently.',
    showAll: 'Show all cars',
  },
  car: {
    fuels: {
      electric: 'Electric',
      hybrid: 'Hybrid',
      petrol: 'Petrol',
      diesel: 'Diesel',
    },
    year: 'Year',
    mileage: 'Mileage',
    unused: 'New',
    range: 'Range',
    drive: 'Drive',
    drives: {
      fwd: 'Front-wheel',
      rwd: 'Rear-wheel',
      awd: 'All-wheel',
      '4wd': '4×4',
    },
    colors,
    similar: 'See all {name}',
    price: 'Price',
    shipping: 'Shipping: {time}',
    zones: { 1: '2–4 days', 2: '9–21 days' },
    port: 'From {port}',
  },
  problem: {
    failed: 'This could not be loaded',
    failedText: 'Check your connection, or try again in a moment.',
    retry: 'Try again',
    notFound: 'This page could not be found',
    notFoundText: 'It may have moved, or the car may have been sold.',
    goHome: 'Go to the home page',
  },
};

export type Messages = Translation<typeof messages>;
