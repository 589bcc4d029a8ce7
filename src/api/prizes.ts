import { array, coerce, define, type Infer, refine, type Struct, type } from 'superstruct';
import type { Endpoint } from './client.js';
import {
  count,
  finite,
  id,
  isSmall,
  message,
  missable,
  name,
  numberUpTo,
  numeric,
  reader,
  text,
  textUpTo,
  url,
} from './reply.js';

/** A number that may be missing, or an empty text. */
const missableNumber = (struct: Struct<number, null>) =>
  coerce(missable(struct), text, (digits) => (digits.trim() ? Number(digits) : null));

/** The number of a sector of the wheel (spec section 9: it has eight). */
export const Level = coerce(
  define<number>('a sector, 1 to 8', (value) => [1, 2, 3, 4, 5, 6, 7, 8].some((one) => one === value)),
  text,
  Number,
);

const missing = define<null | undefined>('null', (value) => value === null || value === undefined);

/**
 * The reply of `prizeInfo` (spec section 3): the images of the wheel, of its button and of a win, and two lines of
 * text. Beside these, where the server tells them, the prizes of the sectors with their odds, 0 to 1, how many
 * draws the shopper has left, and what binds the server to the next one.
 */
export const PrizeInfoReply = type({
  prize_img: missable(url),
  prize_btn: missable(url),
  prize_win: missable(url),
  tip1: missable(message),
  tip2: missable(message),
  prizes: coerce(
    array(
      type({
        award_level: Level,
        award_name: name,
        odds: missableNumber(numberUpTo(1)),
        /** The same in 10,000ths, and what a hash covers of the prize. */
        weight: missableNumber(count),
        prize: missable(textUpTo(200)),
      }),
    ),
    missing,
    () => [],
  ),
  can_award_num: missableNumber(count),
  /** The round that is drawn next, and the hash that binds the server to it. Without it, draws cannot be checked. */
  next_round: missable(type({ round: numeric, hash: id })),
});

export type PrizeInfoReply = Infer<typeof PrizeInfoReply>;

/** GET `/pc/prize/info`. */
export const prizeInfo: Endpoint<PrizeInfoReply> = {
  name: 'prizeInfo',
  method: 'GET',
  path: '/pc/prize/info',
  read: reader(PrizeInfoReply),
};

const AwardFields = type({
  /** The sector. */
  award_level: Level,
  award_name: name,
  /** 0 for a sector that wins nothing. */
  award_state: missableNumber(finite),
  award_explain: missable(message),
  /** How many draws the shopper has left. */
  can_award_num: missableNumber(count),
});

/** What was drawn (spec section 3); its fields beyond these are the server's. It is kept until it was shown. */
export const Award = refine(AwardFields, 'small award', isSmall);

/** What was drawn; beside these fields it has whatever else the server told of it. */
export type Award = Infer<typeof Award>;

/** Fits what was kept of an award. */
export const readAward = reader(Award, 'award');

/** A number of a record; 0, a text without letters, and null are none. */
const reference = coerce(missable(id), finite, (value) => (value ? String(value) : null));

/**
 * How an award is used, where the server tells: the goods or the coupon that it is, what is typed in to use it, and until
 * when it can be, in ISO 8601. An award is one without all of it.
 */
const AwardUse = type({
  goods_id: reference,
  coupon_log_id: reference,
  coupon_code: missable(id),
  expires_at: missable(id),
});

export type AwardUse = Infer<typeof AwardUse>;

/** Fits what an award says of its use. */
export const readAwardUse = reader(AwardUse, 'award');

/** GET `/pc/prize/draw`; with the same `key` the server answers with the same award. */
export const prizeDraw: Endpoint<Award> = {
  name: 'prizeDraw',
  method: 'GET',
  path: '/pc/prize/draw',
  read: reader(Award),
};
