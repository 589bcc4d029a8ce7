import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { pino } from 'pino';
import { readSettings } from '../config.js';
import { openDatabase } from '../db/open-database.js';
import { reason, StartError } from '../start-error.js';
import { type Answer, OperatorError } from './answer.js';
import { runCommand, sendToServer } from './commands.js';

/**
 * The operator's command: `node demo/build/server/operate.js orders|sellers|campaign …`, with the `DATA_DIR` or the
 * `DATABASE_URL` of the server. If a server with the embedded database is running, it runs the command. Otherwise, this
 * process opens the database.
 */
async function operate(args: readonly string[]): Promise<Answer> {
  const settings = readSettings(process.env);
  const answered = settings.databaseUrl === null ? await sendToServer(settings.dataDir, args) : null;
  if (answered !== null) return answered;
  const database = await openDatabase(settings, pino({ level: 'silent' }));
  try {
    await database.alone(database.migrate);
    return await runCommand(database.db, args);
  } finally {
    await database.close();
  }
}

/** Puts a campaign's file itself in place of its name, since only this process may read it, and says who sends it. */
async function withFile(args: readonly string[]): Promise<readonly string[]> {
  const [area, command = '', file, ...rest] = args;
  if (area !== 'campaign') return args;
  const by = rest.includes('--by') ? [] : ['--by', userInfo().username];
  if (!['check', 'apply'].includes(command)) return [...args, ...by];
  if (!file) throw new OperatorError('Name the file of the campaign.');
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`The file can’t be read: ${reason(error)}`);
  });
  return [area, command, content, ...rest, ...by];
}

try {
  const args = process.argv.slice(2);
  const { text, content } = await operate(await withFile(args));
  if (content !== undefined) {
    const file = args[0] === 'campaign' ? args[2] : args[3];
    if (!file) throw new OperatorError('Name the file that the document is to be written into.');
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  }
  process.stdout.write(`${text}\n`);
} catch (error) {
  const isExpected = error instanceof OperatorError || error instanceof StartError;
  process.stderr.write(`${isExpected || !(error instanceof Error) ? reason(error) : (error.stack ?? '')}\n`);
  process.exitCode = 1;
}
