import pg from 'pg';
import type { Logger } from 'pino';
import type { Listen, Listener } from './database.js';

/** Delay before reconnecting after a connection is lost. */
const AGAIN_MS = 1_000;

/** Listens on a dedicated connection, and reconnects whenever that breaks. */
export const listenTo =
  (url: string, logger: Logger): Listen =>
  async (channel, listener) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const again = (error?: Error) => {
      if (isOver || timer !== undefined) return;
      listener.lost();
      logger.warn({ reason: error?.message ?? 'it ended' }, 'the database is not listened to');
      timer = setTimeout(() => {
        timer = undefined;
        connect().catch(again);
      }, AGAIN_MS);
    };
    const connect = async () => {
      client = await connected(url, channel, listener, again);
      if (isOver) await client.end();
    };
    await connect();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end();
    };
  };

async function connected(
  url: string,
  channel: string,
  { told, began }: Listener,
  onEnd: (error?: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', onEnd).on('end', () => onEnd());
  client.on('notification', ({ payload = '' }) => told(payload));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  began();
  return client;
}
