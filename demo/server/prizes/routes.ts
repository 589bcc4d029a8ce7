import { Hono } from 'hono';
import { object } from 'superstruct';
import { findUser, requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, badInput, notFound, requestLanguage, succeed } from '../http/api.js';
import { optionalNumber, optionalText, readQuery } from '../http/fields.js';
import { findInvitations } from '../invitations/invitations.js';
import { nameSectors, toAwards } from './award-reply.js';
import { draw } from './draw.js';
import { ODDS_TOTAL } from './fair.js';
import { PRIZE_MESSAGES } from './messages.js';
import { findDrawnRounds, findRound, findWheel, openRound, sectorsOf, toRoundReply } from './rounds.js';
import type { PrizeRound } from './schema.js';
import { countSpins, nextDay } from './spins.js';

/** The wheel has no pictures of its own: the widget draws it. */
const NO_PICTURES = { prize_img: '', prize_btn: '', prize_win: '' } as const;

/** Letters, digits and signs that stand in a query and in a header alike. */
const KEY = /^[\x21-\x7e]{1,100}$/;

const DrawRequest = object({ key: optionalText(), hash: optionalText() });
const RoundRequest = object({ number: optionalNumber() });

/**
 * The prize wheel (contract section 4), below `/pc/prize`:
 *
 * | call | who | data |
 * |---|---|---|
 * | GET `info` | everybody | the pictures' addresses (empty), a line above and below the wheel, `prizes` with their odds, from 0 to 1 and in 10,000ths (`weight`), and what a hash covers of them (`prize`): those that the shopper's next round promises, a guest sees those of now; of the shopper the spins left, when the next free one comes, and the number and hash of the next round |
 * | GET `draw` `{key, hash?}` | shoppers | the award, the round it was drawn in, and the next round. `key`, or the header `Idempotency-Key`, is the shopper's part of the draw. 409 without a spin, and when the round of the `hash` is over |
 * | GET `prizeRecord` | shoppers | the awards, the last one first, each with its `round` |
 * | GET `invtRecord` | shoppers | the friends who joined, and the spins that they earned, the last one first |
 * | GET `round` `{number}` | everybody | a round: its hash and what it promises, and once it is drawn what the award is recomputed from |
 *
 * @param now tells the time; a free spin is for a day in UTC
 */
export function prizeRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/prize')
    .get('/info', async (c) => {
      const at = now();
      const user = await findUser(db, c, at);
      const round = user === null ? null : await openRound(db, user.userId, at);
      // A shopper sees what the own next round promises, which is what it will be drawn by.
      const sectors = round?.sectors ?? sectorsOf(await findWheel(db, {}));
      const named = await nameSectors(db, sectors, requestLanguage(c));
      const list = named.map(({ sector: { odds: weight, prize }, award_name, award_explain }, index) => ({
        ...{ award_level: index + 1, award_name, award_explain },
        ...{ odds: weight / ODDS_TOTAL, weight, prize },
      }));
      const shopper = user === null || round === null ? GUEST : await shopperState(user.userId, round, at);
      const [tip1, tip2] = PRIZE_MESSAGES[requestLanguage(c)].tips;
      return succeed(c, { ...NO_PICTURES, tip1, tip2, prizes: list, ...shopper });
    })
    .get('/draw', async (c) => {
      const at = now();
      const texts = PRIZE_MESSAGES[requestLanguage(c)];
      // A guest has no sign-in that could be over, so no 401: that would clear what the browser keeps.
      if ((c.req.header('token') ?? '') === '') throw new ApiError(403, texts.guest);
      const { userId } = await requireUser(db, c, at);
      const { hash, ...sent } = readQuery(c, DrawRequest);
      const key = sent.key ?? c.req.header('idempotency-key') ?? '';
      // Without the shopper's own part, the seed alone would decide.
      if (!KEY.test(key)) throw badInput(texts.badKey);
      const drawn = await draw(db, { userId, key, hash, now: at });
      if ('refused' in drawn) {
        throw new ApiError(409, drawn.refused === 'no-spin' ? texts.noSpins : texts.roundOver);
      }
      const { round, spins, next } = drawn;
      const told = { spinsLeft: spins.left, now: at };
      const [award] = await toAwards(db, [round], requestLanguage(c), told);
      const prize = round.sectors[(round.level ?? 0) - 1]?.prize;
      return succeed(c, { ...award, prize, round: toRoundReply(round), next: toNext(next) });
    })
    .get('/prizeRecord', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      const rounds = await findDrawnRounds(db, userId);
      const { left } = await countSpins(db, userId, at);
      const awards = await toAwards(db, rounds, requestLanguage(c), { spinsLeft: left, now: at });
      return succeed(
        c,
        awards.map((award, index) => ({ ...award, round: rounds[index]?.roundId ?? 0 })),
      );
    })
    .get('/invtRecord', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      const { left } = await countSpins(db, userId, at);
      return succeed(c, await findInvitations(db, userId, requestLanguage(c), left));
    })
    .get('/round', async (c) => {
      const { number } = readQuery(c, RoundRequest);
      const round = number === null ? null : await findRound(db, number);
      if (round === null) throw notFound(PRIZE_MESSAGES[requestLanguage(c)].unknownRound);
      return succeed(c, toRoundReply(round));
    });

  async function shopperState(userId: number, next: PrizeRound, at: Date) {
    const { free, left } = await countSpins(db, userId, at);
    return {
      can_award_num: left,
      next_free_at: free ? null : nextDay(at).toISOString(),
      next_round: toNext(next),
    };
  }
}

const toNext = ({ roundId, hash }: PrizeRound) => ({ round: roundId, hash });

/** What a guest sees in the place of the own spins. */
const GUEST = { can_award_num: 0, next_free_at: null, next_round: null } as const;
