import { chmod, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { assert, object, optional, string } from 'superstruct';
import { operateCampaigns } from '../campaigns/operate-campaigns.js';
import type { Db } from '../db/database.js';
import { pipeOf } from '../db/folder-name.js';
import { operateOrders } from '../orders/operate-orders.js';
import { operateReturns } from '../returns/operate-returns.js';
import { operatePayouts } from '../sellers/payouts.js';
import { reviewApplications } from '../sellers/review-applications.js';
import { reason } from '../start-error.js';
import { type Answer, OperatorError } from './answer.js';

/** Runs a command of the operator, without asking for confirmation. */
export async function runCommand(db: Db, [area, ...words]: readonly string[]): Promise<Answer> {
  if (area === 'orders') return operateOrders(db, words);
  if (area === 'sellers') return reviewApplications(db, words);
  if (area === 'returns') return operateReturns(db, words);
  if (area === 'payouts') return operatePayouts(db, words);
  if (area === 'campaign') return operateCampaigns(db, words);
  const areas = [
    ['orders', await operateOrders(db, [])],
    ['returns', await operateReturns(db, [])],
    ['sellers', await reviewApplications(db, [])],
    ['payouts', await operatePayouts(db, [])],
    ['campaign', await operateCampaigns(db, [])],
  ] as const;
  return { text: areas.map(([name, { text }]) => `${name} …\n${text}`).join('\n\n') };
}

/** Has room for a campaign's file, in which a letter may take six characters. */
const MAX_COMMAND = 2_000_000;

const Reply = object({ error: optional(string()), text: optional(string()), content: optional(string()) });

const hasPipes = process.platform === 'win32';

/** The socket on which a server listens for its operator: a file that only the owner of the data folder may open. */
const socketIn = async (dataDir: string): Promise<string> =>
  hasPipes ? pipeOf(await realpath(dataDir), 'operator') : join(dataDir, 'operator.sock');

/**
 * Takes commands from the operator, outside of the web: only one process can open the embedded database, so while the
 * server runs, the command has to ask the server. If the folder can't contain a socket, the shop still runs, without
 * these commands.
 */
export async function listenToOperator(
  dataDir: string,
  db: Db,
  logger: Logger,
): Promise<() => Promise<void>> {
  const path = await socketIn(dataDir);
  // Left by a server that was killed: this one holds the folder's lock. A pipe ends with its process.
  if (!hasPipes) await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, db).catch((error: unknown) => {
      logger.warn({ reason: reason(error) }, 'a command of the operator was not answered');
      socket.destroy();
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve);
    });
    server.on('error', (error) => logger.warn({ reason: reason(error) }, 'the operator was not heard'));
    if (!hasPipes) await chmod(path, 0o600);
  } catch (error) {
    logger.warn({ reason: reason(error) }, 'the operator cannot be listened to');
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(socket: Socket, db: Db): Promise<void> {
  const words: unknown = JSON.parse(await readAll(socket, MAX_COMMAND));
  const args = Array.isArray(words) ? words.map(String) : [];
  try {
    const { text, content } = await runCommand(db, args);
    socket.end(
      JSON.stringify({ text, ...(content && { content: Buffer.from(content).toString('base64') }) }),
    );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    socket.end(JSON.stringify({ error: error.message }));
  }
}

/** Sends a command to the server of a data folder. Returns null if no server listens there. */
export async function sendToServer(dataDir: string, args: readonly string[]): Promise<Answer | null> {
  const path = await socketIn(dataDir).catch(() => null);
  const socket = path && (await open(path));
  if (!socket) return null;
  socket.end(JSON.stringify(args));
  const reply: unknown = JSON.parse(await readAll(socket, Number.POSITIVE_INFINITY));
  assert(reply, Reply);
  if (reply.error !== undefined) throw new OperatorError(reply.error);
  const { text = '', content } = reply;
  return { text, ...(content !== undefined && { content: Buffer.from(content, 'base64') }) };
}

function open(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}

/** Reads everything up to the end. It uses events because an iterator would also close the socket for writing. */
function readAll(socket: Socket, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket
      .setEncoding('utf8')
      .on('data', (part) => {
        text += String(part);
        if (text.length > most) reject(new Error('the command is too long'));
      })
      .once('end', () => resolve(text))
      .once('error', reject);
  });
}
