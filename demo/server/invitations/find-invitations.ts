import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { AWARD_STATE, type Award } from '../prizes/award-reply.js';
import { PRIZE_MESSAGES } from '../prizes/messages.js';
import { earnedSpins, prizes } from '../prizes/schema.js';

const MAX_LISTED = 100;

/**
 * The friends who joined by a shopper's code, as awards of the sector that gives a spin: those that earned one, and those
 * whose first order is still awaited (state `none`). The last one first.
 */
export async function findInvitations(
  db: Db,
  userId: number,
  language: Language,
  spinsLeft: number,
): Promise<Award[]> {
  const { spin, invited, awaited } = PRIZE_MESSAGES[language];
  const [sector] = await db
    .select({ level: prizes.level })
    .from(prizes)
    .where(eq(prizes.kind, 'spin'))
    .limit(1);
  const earned = await db
    .select({ earnedAt: earnedSpins.earnedAt, roundId: earnedSpins.roundId, uname: users.uname })
    .from(earnedSpins)
    .leftJoin(users, eq(users.userId, earnedSpins.friendId))
    .where(
      and(
        eq(earnedSpins.userId, userId),
        eq(earnedSpins.reason, 'invitation'),
        isNull(earnedSpins.takenBackAt),
      ),
    )
    .orderBy(desc(earnedSpins.earnedAt), desc(earnedSpins.spinId))
    .limit(MAX_LISTED);
  const waiting = await db
    .select({ time: users.createdAt, uname: users.uname })
    .from(users)
    .leftJoin(earnedSpins, and(eq(earnedSpins.friendId, users.userId), isNull(earnedSpins.takenBackAt)))
    .where(and(eq(users.invitedBy, userId), isNull(earnedSpins.spinId)))
    .orderBy(desc(users.createdAt))
    .limit(MAX_LISTED);
  const friends = [
    ...earned.map(({ earnedAt, roundId, uname }) => ({
      time: earnedAt,
      award_state: roundId === null ? AWARD_STATE.won : AWARD_STATE.used,
      award_explain: invited(masked(uname)),
    })),
    ...waiting.map(({ time, uname }) => ({
      time,
      award_state: AWARD_STATE.none,
      award_explain: awaited(masked(uname)),
    })),
  ].sort((one, other) => other.time.getTime() - one.time.getTime());
  return friends.slice(0, MAX_LISTED).map(({ time, award_state, award_explain }) => ({
    award_level: sector?.level ?? 1,
    award_name: spin(1),
    award_state,
    award_explain,
    goods_id: 0,
    can_award_num: spinsLeft,
    coupon_log_id: 0,
    time: time.toISOString(),
    coupon_code: null,
    expires_at: null,
  }));
}

/** Whoever has the link of a shopper may join, so that the name is not the shopper's to read in full. */
function masked(uname: string | null): string {
  const [first = '•'] = uname ?? '';
  return `${first.toUpperCase()}•••`;
}
