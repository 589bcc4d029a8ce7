import type { PluralForms } from '../../messages/messages.js';

/** The texts of lists and their cards. */
export interface CatalogueMessages {
  card: {
    was: string;
    off: string;
    factory: string;
    left: PluralForms;
    soldOut: string;
    sold: PluralForms;
    zones: { 1: string; 2: string };
    zoneNames: { 1: string; 2: string };
    /** `{n}` pieces or more. */
    tier: string;
    tiers: string;
  };
  title: string;
  lead: string;
  departmentLead: string;
  count: PluralForms;
  loading: string;
  sorts: { popular: string; newest: string; price_asc: string; price_desc: string; discount: string };
  results: string;
  /** `{term}` as it was typed, `{words}` as it was read. */
  corrected: string;
  kinds: { label: string; cars: string; goods: string };
  departments: string;
  filters: string;
  filtersOf: PluralForms;
  show: PluralForms;
  close: string;
  active: string;
  remove: string;
  clear: string;
  more: PluralForms;
  fewer: string;
  all: string;
  apply: string;
  from: string;
  to: string;
  between: string;
  atLeast: string;
  atMost: string;
  ignored: string;
  names: {
    brand: string;
    model: string;
    body: string;
    fuel: string;
    price: string;
    year: string;
    is_oversea: string;
    cat_id: string;
    factory: string;
    deal: string;
    goods_name: string;
    sort: string;
    page: string;
    in: string;
  };
  bodies: {
    sedan: string;
    suv: string;
    hatchback: string;
    wagon: string;
    coupe: string;
    pickup: string;
    van: string;
  };
  oversea: { 0: string; 1: string };
  sellers: { 0: string; 1: string };
  deals: { 0: string; 1: string };
  empty: {
    title: string;
    text: string;
    /** With filters that could be taken away. */
    filtered: string;
    words: string;
    didYouMean: string;
    browse: string;
  };
  unknown: { title: string; text: string };
}
