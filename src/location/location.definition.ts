import type { WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-location>`: the dialog that chooses where to deliver (spec 2.3 and 2.4, contract section 2). */
export const location = {
  tag: 'storefront-location',
  name: 'Location',
  summary: 'A dialog that chooses where to deliver: a saved address, or a US zip code.',
  attributes: {
    open: { type: 'boolean', description: 'Whether the dialog is shown.' },
  },
  methods: {
    show: { returns: 'void', description: 'Opens the dialog.' },
    hide: { returns: 'void', description: 'Closes the dialog.' },
  },
  events: {
    'storefront-location-change': {
      detail: { zip: 'string | null', city: 'string | null', addressId: 'string | null' },
      cancelable: false,
      description:
        'The shopper chose where to deliver: `zip` with its `city`, or the saved address `addressId`; the others are null.',
    },
    'storefront-close': {
      detail: {},
      cancelable: false,
      description: 'The shopper closed the dialog.',
    },
    ...navigateEvent,
    ...commonEvents,
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    title: 'Its heading.',
    close: 'The button in its corner.',
    addresses: 'The saved addresses.',
    address: 'One of them.',
    link: 'The link to the address book.',
    field: 'The field of the zip code.',
    problem: 'What is wrong with it.',
    place: 'The zip code to deliver to, with its city.',
    button: 'The button Apply, or the one that tries again.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
