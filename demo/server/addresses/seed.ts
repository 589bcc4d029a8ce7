import { eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { Seed } from '../db/seed.js';
import type { AddressInput } from './read-address.js';
import { addresses } from './schema.js';

/** Whose address book is filled (contract section 5). */
const SHOPPER = 'demo@example.com';

const PHONE = '+1 512 555 0142';

/** The first one is the default. */
const SAVED: readonly AddressInput[] = [
  {
    addressName: 'Home',
    contactName: 'Dana Whitfield',
    phone: PHONE,
    street: '2104 Alamo Heights Blvd',
    unit: 'Apt 5',
    cityName: 'Austin',
    state: 'TX',
    postCode: '78704',
  },
  {
    addressName: 'Office',
    contactName: 'Dana Whitfield',
    phone: '+1 212 555 0187',
    street: '350 5th Avenue',
    unit: 'Floor 21',
    cityName: 'New York',
    state: 'NY',
    postCode: '10118',
  },
  {
    addressName: 'Parents’ house, deliveries to the side door on weekdays only',
    contactName: 'Ruth and Samuel Whitfield',
    phone: '+1 503 555 0119',
    street: '4719 SE Hawthorne Blvd',
    unit: '',
    cityName: 'Portland',
    state: 'OR',
    postCode: '97215',
  },
];

/** Saved addresses of the demo's shopper; nothing when there are addresses already, or no such shopper. */
export const seedAddresses: Seed = async (db) => {
  const present = await db.select({ id: addresses.addressId }).from(addresses).limit(1);
  if (present.length > 0) return;
  const [shopper] = await db.select().from(users).where(eq(users.email, SHOPPER));
  if (shopper === undefined) return;
  const { userId } = shopper;
  await db.insert(addresses).values(SAVED.map((saved, at) => ({ ...saved, userId, isDefault: at === 0 })));
};
