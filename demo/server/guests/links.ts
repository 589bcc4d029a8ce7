import { pathTo } from '../../shared/pages.js';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';

const KEY = 'guest-order';

/** How long the link in a mail about a guest's order is good, in milliseconds. Each mail has a new one. */
export const LINK_MS = 90 * 86_400_000;

/** What an order's link names. `userId` is the guest's: a link doesn't outlive what it was made for. */
interface LinkedOrder {
  readonly orderId: number;
  readonly userId: number;
}

/** Returns the path of a guest's order with a signed token, which is good for this order alone. */
export async function guestOrderPath(db: Db, { orderId, userId }: LinkedOrder, now: Date): Promise<string> {
  const claim = `${orderId}.${userId}.${now.getTime() + LINK_MS}`;
  return `${pathTo('guestOrder')}#${claim}.${await sign(db, KEY, claim)}`;
}

/** Reads the token of a link. Returns null if it isn't ours, was changed, or has expired. */
export async function readGuestOrderToken(db: Db, token: string, now: Date): Promise<LinkedOrder | null> {
  const [, claim = '', order = '', user = '', until = '', signature = ''] =
    /^((\d{1,9})\.(\d{1,9})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (claim === '' || !(await isSigned(db, KEY, claim, signature))) return null;
  return Number(until) > now.getTime() ? { orderId: Number(order), userId: Number(user) } : null;
}
