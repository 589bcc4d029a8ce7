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
  /** What the server drew, including any additional fields it sent. */
  readonly award: Award;
}

/** `<storefront-prize-wheel>`: the wheel of eight prizes (spec sections 3, 4 and 9, contract section 2). */
export const prizeWheel = {
  tag: 'storefront-prize-wheel',
  name: 'PrizeWheel',
  summary:
    'The prize wheel: eight sectors, a button that spins it, the award that the server drew, and the prizes with their odds as text.',
  reserve: { blockSize: '592px', narrow: { 832: '1001px', 440: '943px' } },
  attributes: {
    disabled: {
      type: 'boolean',
      description: 'Whether it cannot be spun; a turn that is under way goes on.',
    },
  },
  methods: {
    spin: method<() => Promise<Award | null>>({
      description:
        'Spins the wheel as its button does. Resolves to the award when the wheel has stopped: that of the turn that is under way, if there is one; null when nothing was drawn.',
    }),
  },
  events: {
    'storefront-spin-start': event<EmptyDetail>({
      cancelable: false,
      description: 'The wheel begins to turn.',
    }),
    'storefront-prize': event<PrizeDetail>({
      cancelable: false,
      description:
        'The wheel has stopped: `award` is what the server drew, as it came from the call `prizeDraw`. Also after a reload in the middle of a turn.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    view_promotion: 'Sees the wheel, the first on the page: half of it is in view.',
    spin_wheel: 'Spins it.',
    select_content: 'Goes to where the award is used: `content_id` is the path.',
    win_prize: 'Wins: the wheel has stopped. `item_name` is the award’s name.',
  },
  parts: {
    base: 'The outermost box.',
    tip: 'Each of the two lines of text of the server.',
    wheel: 'The wheel with its pointer and its button.',
    disc: 'What turns.',
    pointer: 'The pointer at its top.',
    button: 'The button in its middle.',
    result: 'What is told of the last turn, below the wheel; once it has stopped, the award, laid over it.',
    award: 'The award in it.',
    until: 'Until when it is good.',
    code: 'The code of a coupon, with the button that copies it.',
    copy: 'That button.',
    use: 'The link to where the award is used.',
    again: 'The button that spins once more.',
    close: 'The button in the corner, which puts the award away.',
    check: 'Whether the browser found that the award is what the server had promised; where it promises.',
    left: 'How many turns are left.',
    prizes: 'The prizes with their odds.',
    prize: 'One of them.',
    odds: 'Its odds.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
