import {
  type CommonDetail,
  type EmptyDetail,
  event,
  method,
  type WidgetDefinition,
} from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import type { Award } from '../state/prizes.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-prize`. */
export interface PrizeDetail extends CommonDetail {
  /** What the server drew. Any other fields that it sent are in it, too. */
  readonly award: Award;
}

/** `<storefront-prize-wheel>`: the wheel of eight prizes (spec sections 3, 4 and 9, contract section 2). */
export const prizeWheel = {
  tag: 'storefront-prize-wheel',
  name: 'PrizeWheel',
  summary:
    'The prize wheel: eight sectors, a button to spin it, the award that the server drew, and a list of the prizes with their odds.',
  calls: ['prizeInfo', 'prizeDraw'],
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  reserve: { blockSize: '592px', narrow: { 832: '1001px', 440: '943px' } },
  attributes: {
    disabled: {
      type: 'boolean',
      description: 'Keeps the wheel from being spun. A spin in progress continues.',
    },
  },
  methods: {
    spin: method<() => Promise<Award | null>>({
      description:
        'Spins the wheel, like its button, or joins a spin in progress. Resolves to the award once the wheel has stopped, or to null if nothing was drawn.',
    }),
  },
  events: {
    'storefront-spin-start': event<EmptyDetail>({
      cancelable: false,
      description: 'The wheel starts to turn.',
    }),
    'storefront-prize': event<PrizeDetail>({
      cancelable: false,
      description:
        'The wheel has stopped. `award` is what the server drew, as the call `prizeDraw` returned it; sent even if the page was reloaded during the spin.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    view_promotion: {
      params: ['promotion_name'],
      description: 'Sees at least half of the wheel. Sent once per page, for the first wheel seen.',
    },
    spin_wheel: {
      params: ['promotion_name'],
      description: 'Spins the wheel.',
    },
    select_content: {
      params: ['content_type', 'content_id'],
      description: 'Follows the link to use the award. `content_id` is its path.',
    },
    win_prize: {
      params: ['promotion_name', 'item_name'],
      description: 'Wins, once the wheel has stopped. `item_name` is the award’s name.',
    },
  },
  parts: {
    base: 'The outermost box.',
    tip: 'Each of the two lines of text from the server.',
    wheel: 'The wheel with its pointer and its button.',
    disc: 'The disc that turns.',
    pointer: 'The pointer at the top of the wheel.',
    button: 'The button in the middle of the wheel.',
    result:
      'The result of the last spin, below the wheel. Once the wheel has stopped, it’s a card with the award, over the wheel.',
    award: 'The award in the result.',
    until: 'When the award expires.',
    code: 'A coupon’s code, with the button that copies it.',
    copy: 'The button that copies the code.',
    use: 'The link to use the award.',
    again: 'The button that spins again.',
    close: 'The button in the corner that closes the card with the award.',
    check:
      'Whether the award is what the server had promised, as checked by the browser. Shown only if the server makes a promise.',
    left: 'How many spins are left.',
    prizes: 'The prizes with their odds.',
    prize: 'One of the prizes.',
    odds: 'The odds of a prize.',
    retry: 'The button that loads the prizes again after a failure.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
