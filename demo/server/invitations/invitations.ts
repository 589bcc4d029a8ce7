import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { AWARD_STATE, type Award } from '../prizes/award-reply.js';
import { PRIZE_MESSAGES } from '../prizes/messages.js';
import { earnedSpins, prizes } from '../prizes/schema.js';
import { earnSpin } from '../prizes/spins.js';

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

/** Most friends of a day, in UTC, that earn a shopper a spin. One that is too many may earn it by a later order. */
export const MOST_A_DAY = 5;

/**
 * Gives the shopper who invited a friend a spin, once the friend has received an order that was paid for. A friend earns
 * one spin; one that was taken back, as the order was refunded, is earned by the next order.
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
  // One friend at a time, so that two at once don't both come as the last of the day. Nobody waits in a circle: who
  // invited somebody was there before them.
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
