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
}

/** `<storefront-car-search>`: the hero with its make and model search (spec 2.11, contract section 2). */
export const carSearch = {
  tag: 'storefront-car-search',
  name: 'CarSearch',
  summary: 'A hero with a banner and a search for cars by make and model.',
  firstCall: 'carIndex',
  reserve: {
    blockSize: '520px',
    having: [
      { attributes: ['counts'], blockSize: '520px', narrow: { 1344: '530px', 1024: '520px', 704: '586px' } },
      { attributes: ['facets'], blockSize: '598px', narrow: { 1344: '666px', 1024: '576px', 704: '722px' } },
      { attributes: ['compact'], blockSize: '226px' },
      { attributes: ['compact', 'counts'], blockSize: '292px' },
      { attributes: ['compact', 'facets'], blockSize: '428px' },
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
      description: 'The chosen model’s `value`; needs a make.',
    },
    heading: {
      type: 'string',
      default: null,
      description: 'First title line, instead of the server’s.',
    },
    subheading: {
      type: 'string',
      default: null,
      description: 'Second title line, instead of the server’s.',
    },
    image: {
      type: 'string',
      default: null,
      format: 'url',
      description: 'URL of the banner image, instead of the server’s.',
    },
    compact: {
      type: 'boolean',
      description: 'Only the search, for a sidebar: no banner, and no titles but those of the attributes.',
    },
    counts: {
      type: 'boolean',
      description: 'Says how many cars there are: on the button, and beside each make and model.',
    },
    facets: {
      type: 'string',
      default: null,
      format: 'words',
      words: ['price', 'year', 'body', 'fuel'],
      description: 'More fields, by their names with spaces between: any of `price`, `year`, `body`, `fuel`.',
    },
    freeText: {
      type: 'boolean',
      description: 'One field to type a make, a model or a year into, instead of the two lists.',
    },
    noPopular: {
      type: 'boolean',
      description: 'Leaves out the popular makes, which come with `counts` and `facets`.',
    },
    noRecent: {
      type: 'boolean',
      description:
        'Leaves out the shopper’s recent searches, which come with `counts`, `facets` and `free-text`, and keeps none.',
    },
  },
  methods: {
    submit: method<() => void>({ description: 'Searches, as the button does.' }),
  },
  events: {
    'storefront-car-change': event<CarChangeDetail>({
      cancelable: false,
      description: 'The shopper chose or cleared a make, a model, or one of the `facets`.',
    }),
    'storefront-search': event<CarsSearchDetail>({
      cancelable: true,
      description: 'The shopper searches. Prevented, the widget goes nowhere.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_item: 'Chooses a make or a model: `item_list_name` is `makes` or `models`.',
    search:
      'Searches: `search_term` is the make and the model; what else narrows the search is told as in the address.',
  },
  parts: {
    base: 'The outermost box.',
    hero: 'The banner with all that stands on it.',
    image: 'The banner image.',
    heading: 'The first title line.',
    subheading: 'The second title line.',
    panel: 'The box around the fields.',
    make: 'The make’s field.',
    model: 'The model’s field.',
    price: 'The field of the highest price.',
    year: 'The field of the oldest year.',
    body: 'The body type’s field.',
    fuel: 'The fuel’s field.',
    'free-text': 'The field to type into.',
    input: 'The box in that field.',
    chips: 'The popular makes, or the recent searches.',
    chip: 'One of them.',
    button: 'The Search button, or the one that tries again.',
    list: 'An open list.',
    option: 'A row of an open list.',
    filter: 'The box above a long list that takes what is typed.',
    message: 'A message that goes by itself.',
  },
  slots: {
    '': 'A plain form of the page’s own, with `select`s named `make` and `model`. It works until the widget is there, and where it cannot be.',
    heading: 'A heading element of the page’s own, such as an `h1`.',
  },
  cssProperties: {
    ...tokens,
    '--storefront-hero-size': {
      default: '`520px`',
      description: 'The least height of the banner.',
    },
    '--storefront-hero-focus': {
      default: '`100% 100%`, in Arabic `0 100%`',
      description: 'Which point of the image stays in view, as `object-position` takes it.',
    },
  },
} as const satisfies WidgetDefinition;
