import { type EmptyDetail, event, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-account-menu>`: links to the shopper's own pages, with Sign in or Sign out (spec 2.10). */
export const accountMenu = {
  tag: 'storefront-account-menu',
  name: 'AccountMenu',
  summary:
    'A button with the shopper’s name, and the pages of the account under it, with Sign in or Sign out.',
  reserve: { blockSize: '44px' },
  attributes: {},
  methods: {},
  events: {
    'storefront-sign-out': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper signed out. The page is loaded anew after it.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_content:
      'Opens the menu, follows a link of it, signs out, or wants to sign in: `content_id` is `account`, the link’s path, `sign-out` or `sign-in`.',
  },
  parts: {
    base: 'The outermost box.',
    button: 'The button that opens the menu.',
    name: 'The text of that button.',
    chevron: 'The arrow at its end.',
    panel: 'The open menu.',
    link: 'A link to a page of the account.',
    'sign-in': 'The button that opens the sign-in.',
    'sign-out': 'The button that signs out.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
