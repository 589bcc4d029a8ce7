import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { AWARD_STATE, type Award } from '../prizes/award-reply.js';
import { PRIZE_MESSAGES } from '../prizes/messages.js';
import { earnedSpins, prizes } from '../prizes/schema.js';

/** Most invitations that are listed. */
const MAX_LISTED = 100;

/** The spins that friends earned a shopper, as awards of the sector that gives the same. The last one first. */
export async function findInvitations(
  db: Db,
  userId: number,
  language: Language,
  spinsLeft: number,
): Promise<Award[]> {
  const { spin, invited } = PRIZE_MESSAGES[language];
  const [sector] = await db
    .select({ level: prizes.level })
    .from(prizes)
    .where(eq(prizes.kind, 'spin'))
    .limit(1);
  const earned = await db
    .select({ earnedAt: earnedSpins.earnedAt, roundId: earnedSpins.roundId, uname: users.uname })
    .from(earnedSpins)
    .leftJoin(users, eq(users.userId, earnedSpins.friendId))
    .where(and(eq(earnedSpins.userId, userId), eq(earnedSpins.reason, 'invitation')))
    .orderBy(desc(earnedSpins.earnedAt), desc(earnedSpins.spinId))
    .limit(MAX_LISTED);
  return earned.map(({ earnedAt, roundId, uname }) => ({
    award_level: sector?.level ?? 1,
    award_name: spin(1),
    award_state: roundId === null ? AWARD_STATE.won : AWARD_STATE.used,
    award_explain: invited(masked(uname)),
    goods_id: 0,
    can_award_num: spinsLeft,
    coupon_log_id: 0,
    coupon_code: null,
    expires_at: null,
    time: earnedAt.toISOString(),
  }));
}

/** Whoever has the link of a shopper may join, so that the name is not the shopper's to read in full. */
function masked(uname: string | null): string {
  const [first = '•'] = uname ?? '';
  return `${first.toUpperCase()}•••`;
}
