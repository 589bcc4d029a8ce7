import { array, coerce, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { Level, optionalNumber } from './prize-values.js';
import { optionalText, reader, text } from './reply.js';

const missing = define<null | undefined>('null', (value) => value === null || value === undefined);

/**
 * The reply of `prizeInfo` (spec section 3): the images of the wheel, of its button and of a win, and two lines of
 * text. Beside these, where the server tells them, the prizes of the sectors with their odds, 0 to 1, and how many
 * draws the shopper has left.
 */
export const PrizeInfoReply = type({
  prize_img: optionalText,
  prize_btn: optionalText,
  prize_win: optionalText,
  tip1: optionalText,
  tip2: optionalText,
  prizes: coerce(
    array(type({ award_level: Level, award_name: text, odds: optionalNumber })),
    missing,
    () => [],
  ),
  can_award_num: optionalNumber,
});

export type PrizeInfoReply = Infer<typeof PrizeInfoReply>;

/** GET `/pc/prize/info`. */
export const prizeInfo: Endpoint<PrizeInfoReply> = {
  name: 'prizeInfo',
  method: 'GET',
  path: '/pc/prize/info',
  read: reader(PrizeInfoReply),
};
