import { array, object, string } from 'superstruct';
import { readData } from '../db/read-data.js';
import type { ShopperSeed } from '../db/seed.js';
import { addresses } from './schema.js';

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

/** Saved addresses of the demo's shopper (contract section 5). */
export const seedAddresses: ShopperSeed = async (db, userId) => {
  const saved = readData('addresses.json', Saved);
  await db.insert(addresses).values(saved.map((each, at) => ({ ...each, userId, isDefault: at === 0 })));
};
