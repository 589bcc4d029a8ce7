import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { readSettings } from '../config.js';
import { openDatabase } from '../db/open-database.js';
import { reason, StartError } from '../start-error.js';
import { askServer } from './operator-socket.js';
import { ReviewError, type Reviewed, reviewApplications } from './review-applications.js';

/**
 * The operator's command: `node --import tsx demo/server/sellers/review.ts list|show|document|approve|refuse …`, with
 * the `DATA_DIR` or the `DATABASE_URL` of the server. A running server on the embedded database is asked; else the
 * database is opened.
 */
async function review(args: readonly string[]): Promise<Reviewed> {
  const settings = readSettings(process.env);
  const answered = settings.databaseUrl === null ? await askServer(settings.dataDir, args) : null;
  if (answered !== null) return answered;
  const database = await openDatabase(settings, pino({ level: 'silent' }));
  try {
    await database.alone(database.migrate);
    return await reviewApplications(database.db, args);
  } finally {
    await database.close();
  }
}

try {
  const args = process.argv.slice(2);
  const { text, content } = await review(args);
  if (content !== undefined) {
    if (!args[2]) throw new ReviewError('Name the file that the document is to be written into.');
    await writeFile(args[2], content, { flag: 'wx', mode: 0o600 });
  }
  process.stdout.write(`${text}\n`);
} catch (error) {
  const isExpected = error instanceof ReviewError || error instanceof StartError;
  process.stderr.write(`${isExpected || !(error instanceof Error) ? reason(error) : (error.stack ?? '')}\n`);
  process.exitCode = 1;
}
