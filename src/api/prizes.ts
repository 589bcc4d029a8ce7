import { array, coerce, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { optionalText, reader, text } from './reply.js';

/** A number that may be missing, or arrive as a string. */
export const optionalNumber = coerce(
  define<number | null | undefined>(
    'number or null',
    (value) => value === null || value === undefined || Number.isFinite(value),
  ),
  text,
  (value) => (value.trim() === '' ? null : Number(value)),
);

/** The number of a sector of the wheel (spec section 9: it has eight). */
export const Level = coerce(
  define<number>('a sector, 1 to 8', (value) => [1, 2, 3, 4, 5, 6, 7, 8].some((one) => one === value)),
  text,
  Number,
);

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

/** What was drawn (spec section 3); its fields beyond these are the server's. */
export const Award = type({
  /** The sector. */
  award_level: Level,
  award_name: text,
  /** 0 for a sector that wins nothing. */
  award_state: optionalNumber,
  award_explain: optionalText,
  /** How many draws the shopper has left. */
  can_award_num: optionalNumber,
});

/** What was drawn; beside these fields it has whatever else the server told of it. */
export type Award = Infer<typeof Award>;

/** Fits what was kept of an award. */
export const readAward = reader(Award, 'award');

/** GET `/pc/prize/draw`; with the same `key` the server answers with the same award. */
export const prizeDraw: Endpoint<Award> = {
  name: 'prizeDraw',
  method: 'GET',
  path: '/pc/prize/draw',
  read: reader(Award),
};
