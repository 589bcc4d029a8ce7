import { type EmptyDetail, event, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-account-menu>`: links to the shopper's own pages, with Sign in or Sign out (spec 2.10). */
export const accountMenu = {
  tag: 'storefront-account-menu',
  name: 'AccountMenu',
  summary:
    'A button with the shopper’s name that opens a menu of their account pages, with Sign in or Sign out.',
  calls: ['userInfo', 'logout'],
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  reserve: { blockSize: '44px' },
  attributes: {},
  methods: {},
  events: {
    'storefront-sign-out': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper signed out. The page reloads afterward.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Opens the menu, follows a link in it, signs out, or asks to sign in. `content_id` is `account`, the link’s path, `sign-out`, or `sign-in`.',
    },
  },
  parts: {
    base: 'The outermost box.',
    button: 'The button that opens the menu.',
    name: 'The text of that button.',
    chevron: 'The arrow at the end of the button.',
    panel: 'The open menu.',
    link: 'A link to an account page.',
    'sign-in': 'The button that opens the sign-in.',
    'sign-out': 'The button that signs out.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
