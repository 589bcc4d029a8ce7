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
  /** 0: nothing won, 1: won, 2: used, 3: expired. */
  award_state: amount,
  award_explain: string(),
  time: string(),
});

const Recorded = type({ ...Award.schema, round: amount });

const Round = type({
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

/** The wheel's prizes and odds, and how many spins the shopper has left. A guest has no spins. */
export const prizeInfoQuery = shopQuery('/pc/prize/info', PrizeInfo);

/** The results of the shopper's spins, most recent first. */
export const recordsQuery = shopQuery('/pc/prize/prizeRecord', array(Recorded));

/** The spins that friends earned for the shopper, most recent first. */
export const friendsQuery = shopQuery('/pc/prize/invtRecord', array(Award));

/** Returns a round by its number, whoever it belongs to. Fails with code 404 if there is none. */
export const loadRound = (number: string) => get('/pc/prize/round', Round, { number });
