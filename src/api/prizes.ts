import { coerce, define, type Infer, refine, type Struct } from 'superstruct';
import type { Endpoint } from './client.js';
import { ID_LENGTH } from './limits.js';
import {
  array,
  count,
  finite,
  id,
  isSmall,
  message,
  name,
  nullish,
  numberUpTo,
  numeric,
  reader,
  text,
  textUpTo,
  type,
  url,
} from './reply.js';

/** Returns the struct of a number that may be missing or an empty string. */
const nullishNumber = (struct: Struct<number, null>) =>
  coerce(nullish(struct), text, (digits) => (digits.trim() ? Number(digits) : null));

/** The number of a sector on the wheel (spec section 9: there are eight). */
export const Level = coerce(
  define<number>('a sector, 1 to 8', (value) => [1, 2, 3, 4, 5, 6, 7, 8].some((one) => one === value)),
  text,
  Number,
);

const missing = define<null | undefined>('null', (value) => value === null || value === undefined);

/**
 * The reply of `prizeInfo` (spec section 3): the images of the wheel, its button and a win, and two lines of text.
 * A server may also send each sector's prize with its terms, a picture and its odds (0 to 1), the number of draws the shopper has
 * left, and its commitment to the next draw.
 */
export const PrizeInfoReply = type({
  prize_img: nullish(url),
  prize_btn: nullish(url),
  prize_win: nullish(url),
  tip1: nullish(message),
  tip2: nullish(message),
  prizes: coerce(
    array(
      type({
        award_level: Level,
        award_name: name,
        /** What it is good for, such as the least order of a coupon. */
        award_terms: nullish(message),
        /** The URL of a picture of it; the name says what it is. */
        picture: nullish(url),
        odds: nullishNumber(numberUpTo(1)),
        /** The odds in 10,000ths; with `prize`, what the hash covers of this sector. */
        weight: nullishNumber(count),
        prize: nullish(textUpTo(200)),
      }),
    ),
    missing,
    () => [],
  ),
  can_award_num: nullishNumber(count),
  /** The next round, and the hash that commits the server to it. Without it, draws can't be checked. */
  next_round: nullish(type({ round: numeric, hash: id })),
});

export type PrizeInfoReply = Infer<typeof PrizeInfoReply>;

/** GET `/pc/prize/info`. */
export const prizeInfo: Endpoint<PrizeInfoReply> = {
  name: 'prizeInfo',
  method: 'GET',
  path: '/pc/prize/info',
  read: reader(PrizeInfoReply),
};

/** Returns the struct of a field that an award is valid without: what doesn't fit counts as null. */
const nullUnless = <T>(type: string, fits: (value: unknown) => value is T) =>
  coerce(
    define<T | null | undefined>(type, (value) => value === null || value === undefined || fits(value)),
    define<unknown>('anything', (value) => value !== undefined),
    (value) => (fits(value) ? value : null),
  );

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= ID_LENGTH;
const idOrNull = nullUnless('id or null', isId);
const referenceOrNull = nullUnless(
  'reference or null',
  (value): value is string | number => isId(value) || Number.isFinite(value),
);

const AwardFields = type({
  /** The sector. */
  award_level: Level,
  award_name: name,
  /** 0 for a sector that wins nothing. */
  award_state: nullishNumber(finite),
  award_explain: nullish(message),
  /** The product that was won; 0 also means that it's none. */
  goods_id: referenceOrNull,
  /** How many draws the shopper has left. */
  can_award_num: nullishNumber(count),
  /** The ID of the coupon that was won; 0 also means that it's none. */
  coupon_log_id: referenceOrNull,
  /** The code to type in. */
  coupon_code: idOrNull,
  /** When it expires (ISO 8601). */
  expires_at: idOrNull,
});

/** A drawn award (spec section 3). Any other fields are up to the server. It's stored until it has been shown. */
export const Award = refine(AwardFields, 'small award', isSmall);

/** A drawn award: these fields, plus any others that the server sent. */
export type Award = Infer<typeof Award>;

/** Validates a stored award. */
export const readAward = reader(Award, 'award');

/** GET `/pc/prize/draw`. For the same `key`, the server returns the same award. */
export const prizeDraw: Endpoint<Award> = {
  name: 'prizeDraw',
  method: 'GET',
  changes: true,
  path: '/pc/prize/draw',
  read: reader(Award),
};
