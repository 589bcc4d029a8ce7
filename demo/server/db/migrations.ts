import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { StartError } from '../start-error.js';
import type { Db } from './database.js';

/**
 * The SQL files that `npx drizzle-kit generate --config demo/server/drizzle.config.ts` writes. Before 0.2.0, no
 * database outlives a version, so there is one file, regenerated with each change to the tables. Its first statements,
 * which create the extensions, and its last, the functions and triggers that maintain `car_prices`, are written by
 * hand. From 0.2.0 on, released files never change, and each change adds a file.
 */
export const MIGRATIONS: MigrationConfig = {
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
};

/** The table in which Drizzle records the migrations it has applied. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: integer('id'),
  hash: text('hash').notNull(),
});

/**
 * Refuses a database with tables of another version: an older server wouldn't know what it damages.
 * @throws {StartError} if a migration was applied that isn't in `MIGRATIONS`
 */
export async function refuseUnknownMigrations(db: Db): Promise<void> {
  const [table] = await db
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!table?.isThere) return;
  const expected = new Set(readMigrationFiles(MIGRATIONS).map(({ hash }) => hash));
  const unknown = (await db.select({ hash: applied.hash }).from(applied)).filter(
    ({ hash }) => !expected.has(hash),
  );
  if (unknown.length === 0) return;
  throw new StartError(
    'The database has tables of another version of this store, and is left as it is. Start the version that made it, or give this one a database of its own.',
  );
}
