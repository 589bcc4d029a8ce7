import { pino } from 'pino';
import { readSettings } from '../config.js';
import { openDatabase } from '../db/open-database.js';
import { askServer } from '../sellers/operator-socket.js';
import { ReviewError, type Reviewed } from '../sellers/review-applications.js';
import { reason, StartError } from '../start-error.js';
import { operateOrders } from './operate-orders.js';

/**
 * The operator's command: `node --import tsx demo/server/orders/operate.ts list|show|ship|confirm|cancel|refund|refunds|retry|partners …`,
 * with the `DATA_DIR` or the `DATABASE_URL` of the server. A running server on the embedded database is asked; else
 * the database is opened.
 */
async function operate(args: readonly string[]): Promise<Reviewed> {
  const settings = readSettings(process.env);
  const answered =
    settings.databaseUrl === null ? await askServer(settings.dataDir, ['orders', ...args]) : null;
  if (answered !== null) return answered;
  const database = await openDatabase(settings, pino({ level: 'silent' }));
  try {
    await database.alone(database.migrate);
    return await operateOrders(database.db, args);
  } finally {
    await database.close();
  }
}

try {
  const { text } = await operate(process.argv.slice(2));
  process.stdout.write(`${text}\n`);
} catch (error) {
  const isExpected = error instanceof ReviewError || error instanceof StartError;
  process.stderr.write(`${isExpected || !(error instanceof Error) ? reason(error) : (error.stack ?? '')}\n`);
  process.exitCode = 1;
}
