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
  summary: 'A dialog for choosing where to deliver: to a saved address or a US zip code.',
  calls: ['addressList', 'setSelectAddress', 'cancelSelect', 'zipLookup'],
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
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
        'The shopper chose where to deliver. The detail has either `zip` and its `city`, or the `addressId` of a saved address; the rest is null.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper closed the dialog.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Chooses where to deliver, or follows the link to the address book. For a choice, `content_id` is `zip` or `saved-address`, never which one.',
    },
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    title: 'The dialog’s heading.',
    close: 'The button in the corner that closes the dialog.',
    addresses: 'The saved addresses.',
    address: 'A saved address.',
    'address-name': 'The name of a saved address.',
    'address-more': 'The street, city, and zip code of a saved address.',
    link: 'The link to the address book.',
    field: 'The field for the zip code.',
    problem: 'The error message for the zip code.',
    place: 'The zip code to deliver to, with its city.',
    change: 'The button that asks for another zip code.',
    button: 'The Apply button, or the one to try again.',
    done: 'The button that closes the dialog once a place has been chosen.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
