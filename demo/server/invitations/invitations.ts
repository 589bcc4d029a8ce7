import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { AWARD_STATE, type Award } from '../prizes/award-reply.js';
import { PRIZE_MESSAGES } from '../prizes/messages.js';
import { earnedSpins, prizes } from '../prizes/schema.js';
import { earnSpin } from '../prizes/spins.js';

const MAX_LISTED = 100;

/**
 * Returns the friends who joined with a shopper's code, as awards of the sector that gives a spin: those who earned
 * one, and those whose first order hasn't arrived yet (state `none`), each with the `friend`. Newest first.
 */
export async function findInvitations(
  db: Db,
  userId: number,
  language: Language,
  spinsLeft: number,
): Promise<(Award & { readonly friend: string })[]> {
  const { oneSpin, invited, awaited } = PRIZE_MESSAGES[language];
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
      friend: masked(uname),
    })),
    ...waiting.map(({ time, uname }) => ({
      time,
      award_state: AWARD_STATE.none,
      friend: masked(uname),
    })),
  ].sort((one, other) => other.time.getTime() - one.time.getTime());
  return friends.slice(0, MAX_LISTED).map(({ time, award_state, friend }) => ({
    award_level: sector?.level ?? 1,
    award_name: oneSpin,
    award_state,
    award_explain: fill(award_state === AWARD_STATE.none ? awaited : invited, { name: friend }),
    friend,
    goods_id: 0,
    can_award_num: spinsLeft,
    coupon_log_id: 0,
    time: time.toISOString(),
    coupon_code: null,
    expires_at: null,
  }));
}

/** Anyone with a shopper's link can join, so the shopper doesn't get to read the full name. */
function masked(uname: string | null): string {
  const [first = '•'] = uname ?? '';
  return `${first.toUpperCase()}•••`;
}

/** Maximum number of friends per day (UTC) who earn a shopper a spin. Any others may earn it with a later order. */
export const MOST_A_DAY = 5;

/**
 * Gives a spin to the shopper who invited a friend, once the friend has received a paid order. A friend earns one spin.
 * If it was taken back because the order was refunded, the next order earns it again.
 */
export async function rewardInviter(
  tx: Db,
  { friendId, orderId, now }: { readonly friendId: number; readonly orderId: number; readonly now: Date },
): Promise<void> {
  const [friend] = await tx
    .select({ invitedBy: users.invitedBy })
    .from(users)
    .where(eq(users.userId, friendId));
  const userId = friend?.invitedBy ?? null;
  if (userId === null) return;
  // One friend at a time, so that two at once don't both count as the last of the day. This can't deadlock, because
  // everybody joined later than the shopper who invited them.
  await tx.select({ id: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const invited = and(eq(earnedSpins.userId, userId), eq(earnedSpins.reason, 'invitation'));
  if ((await tx.$count(earnedSpins, and(invited, gte(earnedSpins.earnedAt, today)))) >= MOST_A_DAY) return;
  const again = await tx
    .update(earnedSpins)
    .set({ orderId, earnedAt: now, takenBackAt: null })
    .where(and(invited, eq(earnedSpins.friendId, friendId), isNotNull(earnedSpins.takenBackAt)))
    .returning({ spinId: earnedSpins.spinId });
  if (again.length > 0) return;
  await earnSpin(tx, { userId, reason: 'invitation', friendId, orderId, earnedAt: now });
}
