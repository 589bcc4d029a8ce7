import type { PluralForms } from './translation.js';

export type { PluralForms };

interface Passage {
  title: string;
  text: string;
}

/** Every text of the host's pages. The shop is called the same in every language. */
export interface Messages {
  nav: {
    skip: string;
    home: string;
    cars: string;
    loading: string;
    claim: string;
    prices: string;
    rights: string;
    phoneSite: string;
    fullSite: string;
  };
  /** Who is signed in, and where to deliver. */
  shopper: {
    signOut: string;
    /** The shopper whose account has no name. */
    unnamed: string;
  };
  account: {
    signIn: string;
    register: string;
    reset: string;
    signedIn: string;
    signedInText: string;
    goOn: string;
    panel: Passage;
    reasons: [string, string, string];
  };
  legal: {
    updated: string;
    documents: string;
    contents: string;
    summary: string;
    terms: string;
    privacy: string;
    refunds: string;
  };
  home: {
    title: string;
    heading: string;
    makes: string;
    makesLead: string;
    allMakes: string;
    newest: string;
    newestLead: string;
    allCars: string;
    bargains: string;
    bargainsLead: string;
    allBargains: string;
    deals: string;
    dealsLead: string;
    allDeals: string;
    departments: string;
    departmentsLead: string;
    allDepartments: string;
    popular: string;
    popularLead: string;
    allGoods: string;
    stores: string;
    storesLead: string;
    factories: string;
    notices: string;
    layout: string;
    layouts: { cars: string; default: string };
    /** The banner of the layout for everything. */
    hero: Passage & { shop: string; deals: string };
    why: string;
    ship: Passage;
    inspect: Passage;
    pay: Passage;
    how: string;
    steps: [Passage, Passage, Passage, Passage];
    closing: Passage;
  };
  list: {
    title: string;
    of: string;
    lead: string;
    breadcrumbs: string;
    find: string;
    makes: string;
    models: string;
    cars: string;
    count: PluralForms;
    sort: string;
    sorts: { newest: string; price_asc: string; price_desc: string };
    pages: string;
    page: string;
    previous: string;
    next: string;
    loading: string;
    empty: string;
    emptyText: string;
    unknown: string;
    unknownText: string;
    showAll: string;
  };
  car: {
    fuels: { electric: string; hybrid: string; petrol: string; diesel: string };
    year: string;
    mileage: string;
    unused: string;
    range: string;
    drive: string;
    drives: { fwd: string; rwd: string; awd: string; '4wd': string };
    /** By the English name, which is what the API gives; one that is missing is called by that. */
    colors: Readonly<Record<string, string>>;
    similar: string;
    price: string;
    shipping: string;
    zones: { 1: string; 2: string };
    port: string;
  };
  problem: {
    failed: string;
    failedText: string;
    retry: string;
    notFound: string;
    notFoundText: string;
    goHome: string;
  };
}
