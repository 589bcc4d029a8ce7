import { sql } from 'drizzle-orm';
import type { Seed } from '../db/seed.js';
import { zips } from './schema.js';

/** The 42,000 US zip codes. Their table is large: it is read on the first start alone, and goes in by one statement. */
export const seedZips: Seed = async (db) => {
  if ((await db.$count(zips)) > 0) return;
  const { default: table } = await import('zipcodes');
  const rows = Object.values(table.codes).filter(({ country }) => country === 'US');
  const codes = rows.map(({ zip }) => zip);
  const cities = rows.map(({ city }) => city);
  await db.execute(
    sql`insert into ${zips} (code, city) select * from unnest(${sql.param(codes)}::text[], ${sql.param(cities)}::text[])`,
  );
};
