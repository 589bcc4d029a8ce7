import pg from 'pg';
import type { Logger } from 'pino';
import { reason } from '../start-error.js';
import type { Listen } from './database.js';
import { isUnavailable } from './unavailable.js';

/** Delay before reconnecting after a connection is lost. */
const AGAIN_MS = 1_000;

/** How long a database may take to accept a connection, in ms. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** After this much silence, the system checks whether the other end is still there, in ms. */
export const KEEP_ALIVE_MS = 10_000;

/** Listens on a dedicated connection, and reconnects whenever that breaks. */
export const listenTo =
  (url: string, logger: Logger): Listen =>
  async (channel, listener) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isLost = false;
    let isOver = false;

    const lose = (error: unknown) => {
      if (isOver || timer !== undefined) return;
      listener.lost();
      // One line for each outage, not for each try.
      if (!isLost) logger.warn({ reason: reason(error) }, 'the database is not listened to');
      isLost = true;
      timer = setTimeout(() => {
        timer = undefined;
        connect().catch(lose);
      }, AGAIN_MS);
    };

    const connect = async () => {
      const made = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      });
      client = made;
      // A broken connection reports an error, sometimes two, and its end, which may come after the next one is made.
      const loseThis = (error: unknown) => {
        if (client === made) lose(error);
      };
      made.on('error', loseThis).on('end', () => loseThis('it ended'));
      made.on('notification', ({ payload = '' }) => listener.notified(payload));
      try {
        await made.connect();
        await made.query(`listen ${made.escapeIdentifier(channel)}`);
      } catch (error) {
        await made.end();
        throw error;
      }
      if (isOver) return made.end();
      if (isLost) logger.info('the database is listened to again');
      isLost = false;
      listener.started();
    };

    await connect().catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      lose(error);
    });
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end();
    };
  };
