import { sql } from 'drizzle-orm';
import { array, object, string } from 'superstruct';
import { readData } from '../db/read-data.js';
import type { Seed, ShopperSeed } from '../db/seed.js';
import { addresses, zips } from './schema.js';

/** Adds the 42,000 US zip codes. The list is large, so it's loaded on the first start only. */
export const seedZips: Seed = async (db) => {
  if ((await db.$count(zips)) > 0) return;
  const { default: table } = await import('zipcodes');
  const rows = Object.values(table.codes).filter(({ country }) => country === 'US');
  const codes = rows.map(({ zip }) => zip);
  const cities = rows.map(({ city }) => city);
  const states = rows.map(({ state }) => state);
  const columns = sql.join(
    [codes, cities, states].map((column) => sql`${sql.param(column)}::text[]`),
    sql`, `,
  );
  await db.execute(sql`insert into ${zips} (code, city, state) select * from unnest(${columns})`);
};

/** The first address is the default. */
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

/** Adds saved addresses for the demo's shopper (contract section 5). */
export const seedAddresses: ShopperSeed = async (db, userId) => {
  const saved = readData('addresses.json', Saved);
  await db.insert(addresses).values(saved.map((each, at) => ({ ...each, userId, isDefault: at === 0 })));
};
