import type { User } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { unlockGift } from '../gifts/unlock-gift.js';
import { earnSpin } from '../prizes/spins.js';

/**
 * Gives the shopper whose code a new one used a spin, and opens what is locked in their welcome gift. Nobody can use
 * the own code: it comes with the account.
 * @param tx the transaction that opens the account
 */
export async function rewardInviter(
  tx: Db,
  { userId, invitedBy, createdAt }: Pick<User, 'userId' | 'invitedBy' | 'createdAt'>,
): Promise<void> {
  if (invitedBy === null) return;
  await earnSpin(tx, { userId: invitedBy, reason: 'invitation', friendId: userId, earnedAt: createdAt });
  await unlockGift(tx, { userId: invitedBy, by: 'invitation', now: createdAt });
}
