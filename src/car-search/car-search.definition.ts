import { type CommonDetail, event, method, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/**
 * How a wider search narrows down the cars (contract section 6). Null means any. The fields exist only if the search
 * has `facets` or `free-text`.
 */
export interface CarFilters {
  /** The highest price, in whole US dollars. */
  readonly priceMax?: number | null;
  /** The oldest model year. */
  readonly yearMin?: number | null;
  /** The newest model year. Exists only if the search has `free-text`. */
  readonly yearMax?: number | null;
  /** The body type’s `value`. */
  readonly body?: string | null;
  /** The fuel’s `value`. */
  readonly fuel?: string | null;
}

/** The detail of `storefront-car-change`: the current choice. */
export interface CarChangeDetail extends CommonDetail, CarFilters {
  /** The make's `value`, or null for all makes. */
  readonly make: string | null;
  /** The model's `value`, or null for all models. */
  readonly model: string | null;
}

/** The detail of `storefront-search` as the car search sends it. */
export interface CarsSearchDetail extends CommonDetail, CarFilters {
  /** Distinguishes this event from the header's search for goods. */
  readonly kind: 'cars';
  /** The make's `value`, or null for all makes. */
  readonly make: string | null;
  /** The model's `value`, or null for all models. */
  readonly model: string | null;
  /** What was typed into `free-text` while the makes couldn't be loaded. Missing otherwise. */
  readonly term?: string;
}

/** `<storefront-car-search>`: the hero with its make and model search (spec 2.11, contract section 2). */
export const carSearch = {
  tag: 'storefront-car-search',
  name: 'CarSearch',
  summary: 'A hero with a banner and a search for cars by make and model.',
  firstCall: 'carIndex',
  calls: ['carIndex', 'carFacets'],
  reserve: {
    blockSize: '520px',
    having: [
      { attributes: ['counts'], blockSize: '538px', narrow: { 704: '586px' } },
      { attributes: ['facets'], blockSize: '598px', narrow: { 1344: '666px', 1024: '606px', 704: '722px' } },
      { attributes: ['compact'], blockSize: '90px', column: { below: 640, blockSize: '226px' } },
      { attributes: ['compact', 'counts'], blockSize: '292px' },
      { attributes: ['compact', 'facets'], blockSize: '428px' },
      { attributes: ['compact', 'free-text'], blockSize: '158px' },
    ],
  },
  attributes: {
    make: {
      type: 'string',
      default: null,
      format: 'make',
      description: 'The chosen make’s `value`, such as `byd`.',
    },
    model: {
      type: 'string',
      default: null,
      format: 'model',
      description: 'The chosen model’s `value`. Requires a make.',
    },
    heading: {
      type: 'string',
      default: null,
      description: 'Replaces the first line of the server’s title.',
    },
    subheading: {
      type: 'string',
      default: null,
      description: 'Replaces the second line of the server’s title.',
    },
    image: {
      type: 'string',
      default: null,
      format: 'url',
      description: 'URL of a banner image that replaces the server’s.',
    },
    compact: {
      type: 'boolean',
      description: 'Shows only the search, for a sidebar: no banner, and no titles except those you set.',
    },
    counts: {
      type: 'boolean',
      description: 'Shows how many cars there are, on the button and next to each make and model.',
    },
    facets: {
      type: 'string',
      default: null,
      format: 'words',
      words: ['price', 'year', 'body', 'fuel'],
      description:
        'More fields, as a list of names separated by spaces: any of `price`, `year`, `body`, and `fuel`.',
    },
    freeText: {
      type: 'boolean',
      description: 'One field for typing a make, model, or year, instead of the two lists.',
    },
    noPopular: {
      type: 'boolean',
      description: 'Hides the popular makes, which come with `counts` and `facets`.',
    },
    noRecent: {
      type: 'boolean',
      description:
        'Hides the shopper’s recent searches, which come with `counts`, `facets`, and `free-text`, and doesn’t save new ones.',
    },
  },
  methods: {
    submit: method<() => void>({ description: 'Starts a search, like the button.' }),
  },
  events: {
    'storefront-car-change': event<CarChangeDetail>({
      cancelable: false,
      description: 'The shopper chose or cleared a make, a model, or one of the `facets`.',
    }),
    'storefront-search': event<CarsSearchDetail>({
      cancelable: true,
      description: 'The shopper searches. If prevented, the widget doesn’t navigate.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_item: {
      params: ['item_list_name', 'item_brand', 'item_name'],
      description: 'Chooses a make or model. `item_list_name` is `makes` or `models`.',
    },
    search: {
      params: ['search_term', 'item_brand', 'item_name', 'price_max', 'year_min', 'year_max', 'body', 'fuel'],
      description: 'Searches. `search_term` is the make and model. Other filters are named as in the URL.',
    },
  },
  parts: {
    base: 'The outermost box.',
    hero: 'The banner with everything on it.',
    image: 'The banner image.',
    heading: 'The first title line.',
    subheading: 'The second title line.',
    panel: 'The box around the fields.',
    make: 'The field for the make.',
    model: 'The field for the model.',
    price: 'The field for the highest price.',
    year: 'The field for the oldest year.',
    body: 'The field for the body type.',
    fuel: 'The field for the fuel.',
    'free-text': 'The field for typing a make, model, or year.',
    input: 'The text box in that field.',
    chips: 'The popular makes or the recent searches.',
    chip: 'A popular make or a recent search.',
    button: 'The Search button, or the one to try again.',
    list: 'An open list.',
    option: 'A row of an open list.',
    filter: 'The text box above a long list, for filtering it.',
    message: 'A message that disappears after a while.',
  },
  slots: {
    '': 'A plain form of your own, with `select`s named `make` and `model`. It works until the widget loads, and if it can’t load.',
    heading: 'A heading element of your own, such as an `h1`.',
  },
  cssProperties: {
    ...tokens,
    '--storefront-hero-size': {
      default: '`520px`',
      description: 'The minimum height of the banner.',
    },
    '--storefront-hero-focus': {
      default: '`100% 100%`, in Arabic `0 100%`',
      description: 'The point of the image that stays in view, as a value of `object-position`.',
    },
  },
} as const satisfies WidgetDefinition;
