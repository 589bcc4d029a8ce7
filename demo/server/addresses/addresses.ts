import { and, asc, desc, eq } from 'drizzle-orm';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import type { ShipTo } from '../orders/schema.js';
import type { AddressInput } from './read-address.js';
import { type Address, addresses } from './schema.js';

/** Formats an address the way the calls return it (spec section 3). `is_default` and `is_select` are 1 or 0. */
export function listed(address: Address) {
  return {
    address_id: address.addressId,
    address_name: address.addressName,
    is_default: Number(address.isDefault),
    is_select: Number(address.isSelect),
    ...toShipTo(address),
  };
}

/** Returns the shipping address of an order sent to this address. */
export const toShipTo = (address: Address): ShipTo => ({
  contact_name: address.contactName,
  phone: address.phone,
  street: address.street,
  unit: address.unit,
  city_name: address.cityName,
  state: address.state,
  post_code: address.postCode,
});

/** Returns a shopper's addresses: the default first, then in the order they were added. */
export async function findAddresses(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.addressId));
  return rows.map(listed);
}

export const MAX_ADDRESSES = 20;

/** A rejected change to an address book: the book is full or doesn't contain the address. */
export class RefusedChange extends Error {
  constructor(readonly why: 'full' | 'unknown') {
    super(why);
  }
}

/** Adds an address. A shopper's first address becomes the default, regardless of `asDefault`. */
export function addAddress(db: Db, userId: number, input: AddressInput, asDefault: boolean) {
  return alone(db, userId, async (own) => {
    const total = await own.$count(addresses, eq(addresses.userId, userId));
    if (total >= MAX_ADDRESSES) throw new RefusedChange('full');
    const isDefault = asDefault || total === 0;
    if (isDefault) await unmark(own, userId, 'isDefault');
    const [added] = await own
      .insert(addresses)
      .values({ ...input, userId, isDefault })
      .returning();
    return listed(found(added));
  });
}

/** Changes an address. `asDefault` also makes it the default. A default stays one until another replaces it. */
export function editAddress(db: Db, userId: number, id: number, input: AddressInput, asDefault: boolean) {
  return alone(db, userId, async (own) => {
    const edited = await change(own, userId, id, input);
    return listed(asDefault && !edited.isDefault ? await mark(own, userId, id, 'isDefault') : edited);
  });
}

/** Removes an address. If it was the default, the oldest remaining address becomes the default. */
export function removeAddress(db: Db, userId: number, id: number): Promise<null> {
  return alone(db, userId, async (own) => {
    const [removed] = await own.delete(addresses).where(ownedBy(userId, id)).returning();
    if (!found(removed).isDefault) return null;
    const [oldest] = await own
      .select({ id: addresses.addressId })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.addressId))
      .limit(1);
    if (oldest) await change(own, userId, oldest.id, { isDefault: true });
    return null;
  });
}

/** Makes an address the default or the one selected for delivery, replacing any other. */
export async function markAddress(
  db: Db,
  userId: number,
  id: number,
  as: 'isDefault' | 'isSelect',
): Promise<null> {
  await alone(db, userId, (own) => mark(own, userId, id, as));
  return null;
}

/** Deselects the address selected for delivery, if there is one. */
export async function cancelSelect(db: Db, userId: number): Promise<null> {
  await alone(db, userId, (own) => unmark(own, userId, 'isSelect'));
  return null;
}

/** Locks the shopper's addresses during `work`, because the rules depend on several rows. */
function alone<T>(db: Db, userId: number, work: (own: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (own) => {
    await lockUser(own, userId);
    return work(own);
  });
}

const ownedBy = (userId: number, id: number) =>
  and(eq(addresses.addressId, id), eq(addresses.userId, userId));

async function change(own: Db, userId: number, id: number, values: Partial<Address>): Promise<Address> {
  const [changed] = await own.update(addresses).set(values).where(ownedBy(userId, id)).returning();
  return found(changed);
}

async function mark(own: Db, userId: number, id: number, as: 'isDefault' | 'isSelect'): Promise<Address> {
  await unmark(own, userId, as);
  return change(own, userId, id, { [as]: true });
}

async function unmark(own: Db, userId: number, as: 'isDefault' | 'isSelect'): Promise<void> {
  await own
    .update(addresses)
    .set({ [as]: false })
    .where(and(eq(addresses.userId, userId), addresses[as]));
}

/** Throws if there is no address. Somebody else's address counts as none. */
function found(address: Address | undefined): Address {
  if (address === undefined) throw new RefusedChange('unknown');
  return address;
}
