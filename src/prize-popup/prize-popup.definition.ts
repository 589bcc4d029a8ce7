import {
  type CommonDetail,
  type EmptyDetail,
  event,
  method,
  type WidgetDefinition,
} from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-claim`. */
export interface ClaimDetail extends CommonDetail {
  /** The path of the page that comes next. */
  readonly target: string;
}

/** `<storefront-prize-popup>`: the popup with the shopper's gifts (spec 2.5, contract section 2). */
export const prizePopup = {
  tag: 'storefront-prize-popup',
  name: 'PrizePopup',
  summary:
    'The popup with the shopper’s gifts and the time that is left for them. For a shopper who is signed in it opens by itself, unless it was seen in the last two days.',
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Whether it is shown. It closes again by itself when the gift is over, or was seen already; `show()` opens it nevertheless.',
    },
    endTime: {
      type: 'number',
      default: 86_400_000,
      format: 'date-time',
      min: 0,
      description:
        'How long the gift counts down, in milliseconds; or when it ends, in epoch seconds or milliseconds. With 0 the popup stays closed.',
    },
  },
  methods: {
    show: method<() => void>({ description: 'Opens the popup, also when it was seen already.' }),
    hide: method<() => void>({ description: 'Closes the popup; it may be shown again.' }),
  },
  events: {
    'storefront-claim': event<ClaimDetail>({
      cancelable: true,
      description:
        'The shopper claims the gifts, or clicked one: `target` is the path of the page that follows. When it is prevented, the page goes on by itself.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper closed the popup, or claimed the gifts.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    view_promotion: 'Sees the popup: it opened.',
    select_promotion: 'Claims the gifts: `creative_slot` is `claim-all`, or `gift-1` to `gift-4`.',
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    title: 'Its heading.',
    close: 'The button in its corner.',
    countdown: 'The time that is left.',
    unit: 'The name of its days, hours, minutes or seconds.',
    tiles: 'The four gifts.',
    tile: 'One of them.',
    gifts: 'The pictures in it.',
    label: 'Its name.',
    until: 'Until when it is good.',
    button: 'The button that claims them all.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
