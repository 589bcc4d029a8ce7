import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import type { ShipTo } from '../orders/schema.js';
import { MAX_ADDRESSES, toShipTo } from './addresses.js';
import { type Address, addresses } from './schema.js';

interface Copy {
  readonly from: number;
  readonly to: number;
  /** Copies only addresses that one of these orders went to; null for all. */
  readonly sentTo: readonly ShipTo[] | null;
}

/**
 * Copies addresses from one shopper's book to another's, unless the same address is in it already or it is full. Those
 * that were there stay as they are; into an empty book, the default is copied as the default.
 * @param tx a transaction that has locked both shoppers
 */
export async function copyAddresses(tx: Db, { from, to, sentTo }: Copy): Promise<void> {
  const bookOf = (userId: number) =>
    tx.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.addressId));
  const existing = await bookOf(to);
  const seen = new Set(existing.map(keyOf));
  const chosen = sentTo && new Set(sentTo.map(keyOfOrder));
  const copied = (await bookOf(from)).filter((address) => {
    const key = keyOf(address);
    if (seen.has(key) || (chosen !== null && !chosen.has(key))) return false;
    seen.add(key);
    return true;
  });
  const first = existing.length > 0 ? undefined : (copied.find(({ isDefault }) => isDefault) ?? copied[0]);
  const values = copied
    .slice(0, Math.max(0, MAX_ADDRESSES - existing.length))
    .map(({ addressId, ...address }) => ({
      ...address,
      userId: to,
      isDefault: addressId === first?.addressId,
      isSelect: false,
    }));
  if (values.length > 0) await tx.insert(addresses).values(values);
}

const keyOf = (address: Address): string => keyOfOrder(toShipTo(address));

/** Two addresses that differ only in case or spaces are the same place. */
const keyOfOrder = (to: ShipTo): string =>
  [to.contact_name, to.phone, to.street, to.unit, to.city_name, to.state, to.post_code]
    .map((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))
    .join('\n');
