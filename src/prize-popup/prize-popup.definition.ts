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
    'A popup with the shopper’s gifts and the time left to claim them. It opens automatically for signed-in shoppers, unless they closed it in the last two days; `trigger` and `frequency` change when and how often.',
  calls: ['userInfo', 'giftPop', 'luckyDraw', 'couponExpire'],
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Whether the popup is shown. It closes again if there’s no gift, or if the shopper has already seen it; to show it again, call `show()`.',
    },
    endTime: {
      type: 'number',
      default: 86_400_000,
      format: 'date-time',
      min: 0,
      description:
        'How long the countdown runs, in milliseconds, or when it ends, in epoch seconds or milliseconds. If 0, the popup stays closed.',
    },
    trigger: {
      type: 'string',
      default: 'load',
      pattern: 'load|exit|none|delay:\\d{1,5}(\\.\\d{1,3})?|scroll:([1-9]\\d?|100)',
      expected: 'load, delay:SECONDS, scroll:PERCENT, exit, or none',
      examples: ['load', 'delay:5', 'scroll:50', 'exit', 'none'],
      description:
        'When the popup opens automatically: `load`, `delay:SECONDS`, `scroll:PERCENT` of the page, `exit` when the shopper is about to leave, or `none`. All except `load` wait until no other dialog is open, and don’t open it for shoppers who asked for reduced data.',
    },
    frequency: {
      type: 'string',
      default: '2d',
      pattern: 'session|always|[1-9]\\d{0,2}d',
      expected: 'session, always, or a number of days such as 2d',
      examples: ['2d', 'session', 'always'],
      description:
        'How long the popup doesn’t open automatically after it was closed: a number of days such as `2d`, `session` until the tab is closed, or `always` to open once on each page.',
    },
  },
  methods: {
    show: method<() => void>({ description: 'Opens the popup, even if the shopper has already seen it.' }),
    hide: method<() => void>({ description: 'Closes the popup without marking it as seen.' }),
  },
  events: {
    'storefront-claim': event<ClaimDetail>({
      cancelable: true,
      description:
        'The shopper claimed all gifts or clicked one. `target` is the path of the page that comes next; if prevented, the widget doesn’t navigate.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The shopper closed the popup or claimed the gifts.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    view_promotion: {
      params: ['promotion_name', 'trigger'],
      description:
        'Sees the popup because it opened. `trigger` says what opened it: the attribute’s text, or `page`.',
    },
    select_promotion: {
      params: ['promotion_name', 'creative_slot'],
      description: 'Claims the gifts. `creative_slot` is `claim-all`, or `gift-1` to `gift-4`.',
    },
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    title: 'The dialog’s heading.',
    close: 'The button in the corner that closes the dialog.',
    countdown: 'The time left.',
    unit: 'The hours, minutes, or seconds left, with their name.',
    tiles: 'The four gifts.',
    tile: 'One of the gifts.',
    gifts: 'The pictures in a gift.',
    label: 'The name of a gift.',
    until: 'When a gift expires.',
    button: 'The button that claims all gifts.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
