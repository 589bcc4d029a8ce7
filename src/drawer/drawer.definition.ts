import { type EmptyDetail, event, method, type WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-drawer>`: the side menu (spec 2.9, contract section 2). */
export const drawer = {
  tag: 'storefront-drawer',
  name: 'Drawer',
  summary:
    'A side menu with the shop’s departments. It opens by itself when a header’s menu button is pressed.',
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
    select_content:
      'Follows a link, opens a department, or wants to sign in: `content_id` is the link’s path, the department, or `sign-in`.',
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The menu.',
    title: 'Its heading.',
    close: 'The button in its corner.',
    greeting: 'Sign in, or the shopper’s name.',
    section: 'A group of entries.',
    entry: 'An entry of a list.',
    back: 'The way back to the main menu.',
    toggle: 'The button that shows a whole list.',
    button: 'The button that tries again.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
