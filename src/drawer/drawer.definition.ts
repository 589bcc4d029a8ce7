import { type EmptyDetail, event, method, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-drawer>`: the side menu (spec 2.9, contract section 2). */
export const drawer = {
  tag: 'storefront-drawer',
  name: 'Drawer',
  summary:
    'A side menu with the shop’s departments. It opens automatically when the menu button in a header is pressed.',
  calls: ['indexCategory'],
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  attributes: {
    open: { type: 'boolean', description: 'Whether the menu is shown.' },
  },
  methods: {
    show: method<() => void>({ description: 'Opens the menu.' }),
    hide: method<() => void>({ description: 'Closes the menu.' }),
  },
  events: {
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper closed the menu.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Follows a link, opens a department, or asks to sign in. `content_id` is the link’s path, the department, or `sign-in`.',
    },
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The menu.',
    title: 'The menu’s heading.',
    close: 'The button that closes the menu.',
    greeting: 'The Sign in button, or the shopper’s name as a link to their account.',
    section: 'A group of entries.',
    entry: 'An entry of a list.',
    back: 'The button that goes back to the main menu.',
    toggle: 'The button that shows a whole list.',
    button: 'The button to try again.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
