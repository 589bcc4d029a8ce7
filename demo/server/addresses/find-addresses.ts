import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import type { ShipTo } from '../orders/schema.js';
import { type Address, addresses } from './schema.js';

/** An address as the calls tell it (spec section 3); `is_default` and `is_select` are 1 or 0. */
export function listed(address: Address) {
  return {
    address_id: address.addressId,
    address_name: address.addressName,
    is_default: Number(address.isDefault),
    is_select: Number(address.isSelect),
    ...toShipTo(address),
  };
}

/** Where an order to an address goes. */
export const toShipTo = (address: Address): ShipTo => ({
  contact_name: address.contactName,
  phone: address.phone,
  street: address.street,
  unit: address.unit,
  city_name: address.cityName,
  state: address.state,
  post_code: address.postCode,
});

/** A shopper's addresses: the default first, then as they were added. */
export async function findAddresses(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.addressId));
  return rows.map(listed);
}
