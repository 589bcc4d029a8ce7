import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { earnedSpins } from '../prizes/schema.js';
import { earnSpin } from '../prizes/spins.js';

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
