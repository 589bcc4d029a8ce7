import {
  type CommonDetail,
  type EmptyDetail,
  event,
  method,
  type WidgetDefinition,
} from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-location-change`: a zip code with its city, or a saved address. */
export interface LocationChangeDetail extends CommonDetail {
  /** Null when a saved address was chosen. */
  readonly zip: string | null;
  /** The city of `zip`; null when a saved address was chosen. */
  readonly city: string | null;
  /** The id of the saved address; null when a zip code was chosen. */
  readonly addressId: string | null;
}

/** `<storefront-location>`: the dialog for choosing where to deliver (spec 2.3 and 2.4, contract section 2). */
export const location = {
  tag: 'storefront-location',
  name: 'Location',
  summary: 'A dialog that chooses where to deliver: a saved address, or a US zip code.',
  attributes: {
    open: { type: 'boolean', description: 'Whether the dialog is shown.' },
  },
  methods: {
    show: method<() => void>({ description: 'Opens the dialog.' }),
    hide: method<() => void>({ description: 'Closes the dialog.' }),
  },
  events: {
    'storefront-location-change': event<LocationChangeDetail>({
      cancelable: false,
      description:
        'The shopper chose where to deliver: `zip` with its `city`, or the saved address `addressId`; the others are null.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper closed the dialog.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_content:
      'Chooses where to deliver: `content_id` is `zip` or `saved-address`, never which one. Or follows the link to the address book.',
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    title: 'Its heading.',
    close: 'The button in its corner.',
    addresses: 'The saved addresses.',
    address: 'One of them.',
    'address-name': 'Its name.',
    'address-more': 'Its street, city and zip code.',
    link: 'The link to the address book.',
    field: 'The field of the zip code.',
    problem: 'What is wrong with it.',
    place: 'The zip code to deliver to, with its city.',
    change: 'The button that asks for another zip code.',
    button: 'The button Apply, or the one that tries again.',
    done: 'The button that closes the dialog when a place is chosen.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
