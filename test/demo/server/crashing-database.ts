import { sql } from 'drizzle-orm';
import { readSettings } from '../../../demo/server/config.js';
import { openDatabase } from '../../../demo/server/db/open-database.js';
import { createLogger } from '../../../demo/server/logger.js';

/** A process whose embedded database runs out of stack in the middle of a statement. It prints rows, if it gets any. */
const [, , dataDir = ''] = process.argv;
const { db } = await openDatabase(
  { databaseUrl: null, databasePool: 1, dataDir },
  createLogger({ ...readSettings({}), logLevel: 'info' }),
);
const found = await db.select({ json: sql`repeat('[', 100000)::json` }).from(sql`(select 1) as one`);
process.stdout.write(JSON.stringify(found));
