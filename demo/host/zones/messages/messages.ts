import type { PluralForms } from '../../messages/messages.js';

interface Passage {
  title: string;
  lead: string;
}

/** The texts of the zones: departments, shipping zones, wholesale, deals, and the pages of stores. */
export interface ZoneMessages {
  classify: Passage & { all: string; cars: string; carsLead: string; count: PluralForms; seeAll: string };
  zone: { 0: Passage; 1: Passage; both: Passage; choice: string; any: string };
  factory: Passage & {
    search: string;
    find: string;
    clear: string;
    results: string;
    steps: [string, string, string];
    how: string;
    factories: string;
    goodsOf: string;
  };
  deals: Passage & {
    picks: string;
    picksLead: string;
    ends: string;
    hours: string;
    minutes: string;
    seconds: string;
    /** For those who don't see the clock: `{time}` is hours and minutes. */
    endsIn: string;
    all: string;
    fresh: string;
  };
  home: { lead: string; chosen: string; view: string; more: string };
  store: {
    facts: string;
    since: string;
    factory: string;
    shop: string;
    goods: PluralForms;
    list: string;
    opening: string;
    unknown: string;
    unknownText: string;
  };
  opening: {
    badge: string;
    title: string;
    lead: string;
    offers: string;
    newest: string;
    popular: string;
    visit: string;
    noOffers: string;
  };
}
