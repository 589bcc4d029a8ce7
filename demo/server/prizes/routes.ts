import { Hono } from 'hono';
import { object } from 'superstruct';
import { DrawnPrize, Friends, PrizeInfo, Records, Round } from '../../shared/replies/prizes.js';
import { findUser, requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, badInput, notFound, requestLanguage, succeed } from '../http/api.js';
import { optionalNumber, optionalText, readQuery } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { findInvitations } from '../invitations/invitations.js';
import { nameSectors, toAwards } from './award-reply.js';
import { draw } from './draw.js';
import { ODDS_TOTAL } from './fair.js';
import { PRIZE_MESSAGES } from './messages.js';
import { findFinishedRounds, findRound, findWheel, openRound, sectorsOf, toRoundReply } from './rounds.js';
import type { PrizeRound } from './schema.js';
import { countEarned, countSpins, nextDay } from './spins.js';

/** The wheel has no pictures: the widget draws it. */
const NO_PICTURES = { prize_img: '', prize_btn: '', prize_win: '' } as const;

/** Letters, digits, and symbols that are allowed both in a query and in a header. */
const KEY = /^[\x21-\x7e]{1,100}$/;

const DrawRequest = object({ key: optionalText(), hash: optionalText() });
const RoundRequest = object({ number: optionalNumber() });

/**
 * The prize wheel (contract section 4), below `/pc/prize`:
 *
 * | call | who | data |
 * |---|---|---|
 * | GET `info` | everyone | `prizes`, texts, picture URLs (empty), the shopper's spins, next free one, and next round |
 * | GET `draw` `{key, hash?}` | shoppers | the award, its round, and the next round |
 * | GET `prizeRecord` | shoppers | the awards, latest first, each with its `round` |
 * | GET `invtRecord` | shoppers | the friends who joined and the spins they earned, latest first |
 * | GET `round` `{number}` | everyone | a round's hash and promise and, once drawn, what the award is recomputed from |
 *
 * Each of the `prizes` has its odds, from 0 to 1 and in 10,000ths (`weight`), and the text the hash covers (`prize`),
 * as the shopper's next round promises or, for a guest, as of now. The `key` of a draw, or its `Idempotency-Key`, is
 * the shopper's part of it. A draw is a 409 without a spin, or if the round of the `hash` is over.
 * @param now returns the current time; a free spin is for a day in UTC
 */
export function prizeRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/prize')
    .get('/info', async (c) => {
      const at = now();
      const user = await findUser(db, c, at);
      const round = user === null ? null : await openRound(db, user.userId, at);
      // A shopper sees what their next round promises, since the draw will go by it.
      const sectors = round?.sectors ?? sectorsOf(await findWheel(db), { now: at });
      const withTexts = await nameSectors(db, sectors, requestLanguage(c));
      const list = withTexts.map(({ sector: { odds: weight, prize, picture }, ...names }, index) => ({
        ...{ award_level: index + 1, ...names },
        ...{ odds: weight / ODDS_TOTAL, weight, prize },
        ...(picture !== undefined && { picture }),
      }));
      const shopper = user === null || round === null ? GUEST : await shopperState(user.userId, round, at);
      const [tip1, tip2] = PRIZE_MESSAGES[requestLanguage(c)].tips;
      return succeed(c, widgetReply('prizeInfo', PrizeInfo), {
        ...NO_PICTURES,
        tip1,
        tip2,
        prizes: list,
        ...shopper,
      });
    })
    .get('/draw', async (c) => {
      const at = now();
      const texts = PRIZE_MESSAGES[requestLanguage(c)];
      // A guest has no session that could have expired, so don't send a 401: it would clear the browser's storage.
      if ((c.req.header('token') ?? '') === '') throw new ApiError(403, texts.guest);
      const { userId } = await requireUser(db, c, at);
      const { hash, ...sent } = readQuery(c, DrawRequest);
      const key = sent.key ?? c.req.header('idempotency-key') ?? '';
      // Without the shopper's part, the seed alone would decide.
      if (!KEY.test(key)) throw badInput(texts.badKey);
      const result = await draw(db, { userId, key, hash, now: at });
      if ('refused' in result) {
        throw new ApiError(409, result.refused === 'no-spin' ? texts.noSpins : texts.roundOver);
      }
      const { round, spinsLeft, next } = result;
      const context = { spinsLeft, now: at };
      const [award] = await toAwards(db, [round], requestLanguage(c), context);
      if (award === undefined) throw new Error(`round ${round.roundId} has no award`);
      const prize = round.sectors[(round.level ?? 0) - 1]?.prize;
      return succeed(c, widgetReply('prizeDraw', DrawnPrize), {
        ...award,
        prize,
        round: toRoundReply(round),
        next: toNext(next),
      });
    })
    .get('/prizeRecord', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      const rounds = await findFinishedRounds(db, userId);
      const { left } = await countSpins(db, userId, at);
      const awards = await toAwards(db, rounds, requestLanguage(c), { spinsLeft: left, now: at });
      return succeed(
        c,
        widgetReply('prizeRecord', Records),
        awards.map((award, index) => ({ ...award, round: rounds[index]?.roundId ?? 0 })),
      );
    })
    .get('/invtRecord', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      const { left } = await countSpins(db, userId, at);
      return succeed(
        c,
        widgetReply('invtRecord', Friends),
        await findInvitations(db, userId, requestLanguage(c), left),
      );
    })
    .get('/round', async (c) => {
      const { number } = readQuery(c, RoundRequest);
      const round = number === null ? null : await findRound(db, number);
      if (round === null) throw notFound(PRIZE_MESSAGES[requestLanguage(c)].unknownRound);
      return succeed(c, Round, toRoundReply(round));
    });

  async function shopperState(userId: number, next: PrizeRound, at: Date) {
    const { free, earned, left } = await countSpins(db, userId, at);
    return {
      can_award_num: left,
      next_free_at: free ? null : nextDay(at).toISOString(),
      next_round: toNext(next),
      earned: earned > 0 ? await countEarned(db, userId, earned) : [],
    };
  }
}

const toNext = ({ roundId, hash }: PrizeRound) => ({ round: roundId, hash });

/** What a guest gets instead of spins. */
const GUEST = { can_award_num: 0, next_free_at: null, next_round: null, earned: [] } as const;
