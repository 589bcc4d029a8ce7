import { fileURLToPath } from 'node:url';
import type { MigrationConfig } from 'drizzle-orm/migrator';

/**
 * The SQL files that `npx drizzle-kit generate --config demo/server/drizzle.config.ts` writes. Until 0.2.0 no database
 * outlives a version, so there is one file, made anew with each change of the tables. By hand are written its first
 * statements, which create the extensions, and its last, the functions and triggers that keep `car_prices`. From 0.2.0 on
 * a file that was released is kept as it is, and each change adds one.
 */
export const MIGRATIONS: MigrationConfig = {
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
};
