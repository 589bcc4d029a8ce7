import { array, enums, type Infer, nullable, number, optional, string, type } from 'superstruct';
import { amount } from './fields.js';

export const Sector = type({
  award_level: amount,
  award_name: string(),
  award_explain: string(),
  /** Empty if the prize isn't a coupon. */
  award_terms: string(),
  odds: number(),
  weight: amount,
});

export const NextRound = type({ round: amount, hash: string() });

export const PrizeInfo = type({
  prizes: array(Sector),
  can_award_num: amount,
  next_free_at: nullable(string()),
  /** What the spins left besides the free one were earned by. */
  earned: array(type({ reason: enums(['order', 'invitation', 'prize']), spins: amount })),
  next_round: nullable(NextRound),
});

export const Award = type({
  award_level: amount,
  award_name: string(),
  /** 0: nothing won, 1: won, 2: used, 3: expired. */
  award_state: amount,
  award_explain: string(),
  /** 0 if the prize isn't goods. */
  goods_id: amount,
  /** The spins that the shopper has left. */
  can_award_num: amount,
  /** 0 if the prize isn't a coupon, and then the next two are null. */
  coupon_log_id: amount,
  coupon_code: nullable(string()),
  expires_at: nullable(string()),
  time: string(),
});

export const Recorded = type({ ...Award.schema, round: amount });

export const Round = type({
  round: amount,
  hash: string(),
  /** 1 if the prize had run out, and points were awarded instead. */
  instead: amount,
  opened_at: string(),
  seed: nullable(string()),
  key: nullable(string()),
  odds: array(number()),
  prizes: array(string()),
  award_level: nullable(amount),
  drawn_at: nullable(string()),
});

/** A sector of the wheel with its odds, from 0 to 1 and in 10,000ths. */
export type Sector = Infer<typeof Sector>;
export type PrizeInfo = Infer<typeof PrizeInfo>;
export type Recorded = Infer<typeof Recorded>;
/** A round of the wheel. Null fields are revealed once it has been drawn. */
export type Round = Infer<typeof Round>;

export const Records = array(Recorded);

/** What friends earned the shopper, with how each is called, as far as a stranger may know. */
export const Friends = array(type({ ...Award.schema, friend: string() }));

/** The award of a spin, with its round, and the round that comes next. */
export const DrawnPrize = type({ ...Award.schema, prize: optional(string()), round: Round, next: NextRound });
