import { eq } from 'drizzle-orm';
import { array, object, string } from 'superstruct';
import { users } from '../accounts/schema.js';
import { readData } from '../db/read-data.js';
import type { Seed } from '../db/seed.js';
import { addresses } from './schema.js';

/** Whose address book is filled (contract section 5). */
const SHOPPER = 'demo@example.com';

/** The first one is the default. */
const Saved = array(
  object({
    addressName: string(),
    contactName: string(),
    phone: string(),
    street: string(),
    unit: string(),
    cityName: string(),
    state: string(),
    postCode: string(),
  }),
);

/** Saved addresses of the demo's shopper; nothing when there are addresses already, or no such shopper. */
export const seedAddresses: Seed = async (db) => {
  const present = await db.select({ id: addresses.addressId }).from(addresses).limit(1);
  if (present.length > 0) return;
  const [shopper] = await db.select().from(users).where(eq(users.email, SHOPPER));
  if (shopper === undefined) return;
  const { userId } = shopper;
  const saved = readData('addresses.json', Saved);
  await db.insert(addresses).values(saved.map((each, at) => ({ ...each, userId, isDefault: at === 0 })));
};
