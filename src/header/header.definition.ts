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
  summary: 'The top navigation bar, with search, delivery location, language, account, and cart.',
  calls: ['navbar', 'shopCategory', 'suggestions', 'searchLogDelete', 'addressList'],
  opens: {
    'account-menu': () => import('../account-menu/define.js'),
    drawer: () => import('../drawer/define.js'),
    language: () => import('../language/define.js'),
    location: () => import('../location/define.js'),
    'sign-in': () => import('../sign-in/define.js'),
  },
  contains: ['account-menu', 'language'],
  reserve: { blockSize: '108px', narrow: { 1152: '158px', 544: '135px', 352: '129px' } },
  attributes: {
    active: {
      type: 'string',
      default: null,
      description: 'The path of the link to mark as the current page, such as `/categories`.',
    },
    searchValue: { type: 'string', default: null, description: 'The text in the search box.' },
    factoryZone: {
      type: 'boolean',
      description:
        'For the factory zone: a search only sends its event, and suggestions are for wholesale goods.',
    },
    oversea: { type: 'boolean', description: 'Searches within a department look for goods from overseas.' },
  },
  methods: {},
  events: {
    'storefront-search': event<GoodsSearchDetail>({
      cancelable: true,
      description: 'The shopper searches. If prevented, the widget doesn’t navigate.',
    }),
    'storefront-menu-open': event<EmptyDetail>({
      cancelable: false,
      description:
        'The shopper pressed the menu button. Any drawer on the page opens in response; without one, the header adds one.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    search: {
      params: ['search_term'],
      description: 'Searches for the text they typed.',
    },
    select_item: {
      params: ['item_list_name', 'item_name', 'search_term'],
      description:
        'Chooses a suggestion, which starts a search right away. `item_list_name` is `suggestions`, or `recent` for the shopper’s own searches.',
    },
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Opens the menu or the location dialog, or follows a link. `content_id` is `main`, `location`, or the link’s path.',
    },
  },
  parts: {
    base: 'The outermost box.',
    bar: 'The row with the search.',
    nav: 'The row of links.',
    link: 'A link in that row.',
    menu: 'The button that opens the menu.',
    search: 'The search box.',
    department: 'The department selector in the search box.',
    input: 'The text field in the search box.',
    clear: 'The buttons that clear the field and forget a recent search.',
    button: 'The button that searches.',
    location: 'The button for the delivery location.',
    cart: 'The link to the cart.',
    count: 'The number of items in the cart.',
    added: 'The brief note about what was just added to the cart.',
    'language-field': 'The box around the language selector.',
    'language-select': 'The language selector.',
    'language-chevron': 'The arrow at the end of the language selector.',
    'account-button': 'The button of the account menu.',
    'account-name': 'The text of the account menu’s button.',
    'account-chevron': 'The arrow at the end of that button.',
    'account-panel': 'The open account menu.',
    'account-link': 'A link in the account menu.',
    'account-sign-in': 'The button in the account menu that opens the sign-in.',
    'account-sign-out': 'The button in the account menu that signs out.',
    list: 'The open list of suggestions.',
    'list-title': 'The title above the recent searches.',
    option: 'A row in the list.',
    message: 'A message that disappears after a while.',
  },
  slots: {
    logo: 'The shop’s logo, usually a link home.',
    language: 'Replaces the language selector.',
    account: 'Replaces the account menu.',
  },
  cssProperties: { ...tokens },
} as const satisfies WidgetDefinition;
