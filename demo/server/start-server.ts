import type { Logger } from 'pino';
import { createApp, createPartnerApp } from './app.js';
import { appConfig } from './app-config.js';
import type { Settings } from './config.js';
import { openDatabase } from './db/open-database.js';
import { prepareDatabase } from './db/prepare-database.js';
import { type Fetch, type Listener, listen } from './listen.js';

export interface RunningServer {
  readonly storefrontOrigin: string;
  /** Takes no new request, finishes those under way, closes the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Listens, opens the database, brings it up to date. A request that comes before all is ready waits.
 * @throws {StartError} when a port or the database cannot be had
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  // The ports come first: a second start by mistake must not touch the data of the first.
  const storefront = await listenLater(settings.port, 'PORT');
  const partner = await listenLater(settings.partnerPort, 'PARTNER_PORT').catch(async (error: unknown) => {
    await storefront.listener.stop();
    throw error;
  });
  const stopListening = () => Promise.all([storefront.listener.stop(), partner.listener.stop()]);
  try {
    const database = await openDatabase(settings, logger);
    logger.info('preparing the database');
    await prepareDatabase(database);
    const config = appConfig(settings, storefront.listener.port, partner.listener.port);
    storefront.serve(createApp({ db: database.db, config, logger }).fetch);
    partner.serve(createPartnerApp({ config, logger }).fetch);
    const stop = async () => {
      await stopListening();
      await database.close();
    };
    return { storefrontOrigin: config.storefrontOrigin, stop };
  } catch (error) {
    const unavailable = () => new Response('The storefront could not start.', { status: 503 });
    storefront.serve(unavailable);
    partner.serve(unavailable);
    await stopListening();
    throw error;
  }
}

async function listenLater(
  port: number,
  variable: string,
): Promise<{ listener: Listener; serve: (fetch: Fetch) => void }> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const listener = await listen(port, variable, async (request) => (await ready)(request));
  return { listener, serve };
}
