import { fileURLToPath } from 'node:url';
import type { MigrationConfig } from 'drizzle-orm/migrator';

/** The SQL files that `npx drizzle-kit generate --config demo/server/drizzle.config.ts` writes. */
export const MIGRATIONS: MigrationConfig = {
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
};
