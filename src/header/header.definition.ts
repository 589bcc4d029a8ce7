import { type CommonDetail, type EmptyDetail, event, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-search` as the header sends it. */
export interface GoodsSearchDetail extends CommonDetail {
  /** Distinguishes this event from the car search's. */
  readonly kind: 'goods';
  /** The typed text, without surrounding spaces. May be empty. */
  readonly term: string;
  /** The chosen department, or null for all. */
  readonly catId: string | null;
  /** Whether to search for goods from overseas. */
  readonly oversea: boolean;
}

/** `<storefront-header>`: the navigation bar with its search (spec 2.8, contract section 2). */
export const header = {
  tag: 'storefront-header',
  name: 'Header',
  summary: 'The top navigation bar with search, delivery location, language, account and cart.',
  reserve: { blockSize: '108px', narrow: { 1152: '158px' } },
  attributes: {
    active: {
      type: 'string',
      default: null,
      description: 'The path of the link that stands for the present page, such as `/categories`.',
    },
    searchValue: { type: 'string', default: null, description: 'What stands in the search box.' },
    factoryZone: {
      type: 'boolean',
      description:
        'On the factory zone: a search sends its event alone, and suggestions are of wholesale goods.',
    },
    oversea: { type: 'boolean', description: 'A search in a department is for goods from overseas.' },
  },
  methods: {},
  events: {
    'storefront-search': event<GoodsSearchDetail>({
      cancelable: true,
      description: 'The shopper searches. Prevented, the widget goes nowhere.',
    }),
    'storefront-menu-open': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper opens the menu; a drawer of the page opens by it.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    search: 'Searches for what was typed.',
    select_item:
      'Chooses a suggestion, which is searched for at once: `item_list_name` is `suggestions`, or `recent` for searches of the shopper’s own.',
    select_content:
      'Opens the menu or the choice of the location, or follows a link: `content_id` is `main`, `location`, or the link’s path.',
  },
  parts: {
    base: 'The outermost box.',
    bar: 'The row with the search.',
    nav: 'The row of links.',
    link: 'A link of the row.',
    menu: 'The button of the menu.',
    search: 'The search box.',
    department: 'The choice of a department in it.',
    input: 'The field in it.',
    clear: 'The buttons that clear the field, and forget a search.',
    button: 'The button that searches.',
    location: 'The button of the delivery location.',
    cart: 'The link to the cart.',
    count: 'How much is in it.',
    added: 'What came into it, for a moment.',
    'language-field': 'The box of the language choice.',
    'language-select': 'The language choice.',
    'language-chevron': 'The arrow at its end.',
    'account-button': 'The button of the account menu.',
    'account-name': 'The text of that button.',
    'account-chevron': 'The arrow at its end.',
    'account-panel': 'The open account menu.',
    'account-link': 'A link in it.',
    'account-sign-in': 'The button in it that opens the sign-in.',
    'account-sign-out': 'The button in it that signs out.',
    list: 'The open list of suggestions.',
    'list-title': 'What stands over the recent searches.',
    option: 'A row of the list.',
    message: 'A message that goes by itself.',
  },
  slots: {
    logo: 'The shop’s logo, usually a link home.',
    language: 'Instead of the choice of the language.',
    account: 'Instead of the account menu.',
  },
  cssProperties: { ...tokens },
} as const satisfies WidgetDefinition;
