import { array, type Infer, nullable, number, string, type } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { get } from './request.js';
import { amount } from './structs.js';

const Sector = type({ award_level: amount, award_name: string(), odds: number(), weight: amount });

const NextRound = type({ round: amount, hash: string() });

const PrizeInfo = type({
  prizes: array(Sector),
  can_award_num: amount,
  next_free_at: nullable(string()),
  next_round: nullable(NextRound),
});

const Award = type({
  award_level: amount,
  award_name: string(),
  /** 0 nothing was won, 1 won, 2 used, 3 expired. */
  award_state: amount,
  award_explain: string(),
  time: string(),
});

const Recorded = type({ ...Award.schema, round: amount });

const Round = type({
  round: amount,
  hash: string(),
  /** 1 when the prize had run out, and points were given. */
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
/** A round of the wheel; what is null is told once it is drawn. */
export type Round = Infer<typeof Round>;

/** The wheel's prizes and odds, and what the shopper has left; a guest has no spins. */
export const prizeInfoQuery = shopQuery('/pc/prize/info', PrizeInfo);

/** What the shopper drew, the last one first. */
export const recordsQuery = shopQuery('/pc/prize/prizeRecord', array(Recorded));

/** The spins that friends earned the shopper, the last one first. */
export const friendsQuery = shopQuery('/pc/prize/invtRecord', array(Award));

/** A round by its number, whoever it is of; code 404 when there is none. */
export const loadRound = (number: string) => get('/pc/prize/round', Round, { number });
