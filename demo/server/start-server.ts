import type { Logger } from 'pino';
import { createApp, createPartnerApp, createSuggestApp } from './app.js';
import { appConfig } from './app-config.js';
import { FOLDERS, type Folders, type Settings } from './config.js';
import { openDatabase } from './db/open-database.js';
import { prepareDatabase } from './db/prepare-database.js';
import { type Attach, type Fetch, type Listener, listen } from './listen.js';
import { openMail } from './mail/open-mail.js';
import { startSweep } from './orders/sweep.js';
import { serveCardProvider } from './payments/serve-card-provider.js';
import { paymentServices } from './payments/services.js';
import { listenToOperator } from './sellers/operator-socket.js';
import { serveStandIn } from './social/serve-stand-in.js';

export interface RunningServer {
  readonly storefrontOrigin: string;
  /** Takes no new request, finishes those under way, sends the mail that is due, closes the database. */
  readonly stop: () => Promise<void>;
}

/** What is served beside the API. */
export interface Pages {
  readonly folders: Folders;
  /** What is asked before them. */
  readonly attach?: Attach;
}

/**
 * Listens, opens the database, brings it up to date. A request that comes before all is ready waits.
 * @throws {StartError} when a port or the database cannot be had
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  { folders, attach }: Pages = { folders: FOLDERS },
): Promise<RunningServer> {
  // The ports come first: a second start by mistake must not touch the data of the first.
  const storefront = await listenLater(settings.port, 'PORT', attach);
  const partner = await listenLater(settings.partnerPort, 'PARTNER_PORT').catch(async (error: unknown) => {
    await storefront.listener.stop();
    throw error;
  });
  const provider = await listenLater(settings.oidcPort, 'OIDC_PORT').catch(async (error: unknown) => {
    await Promise.all([storefront.listener.stop(), partner.listener.stop()]);
    throw error;
  });
  const suggest = await listenLater(settings.suggestPort, 'SUGGEST_PORT').catch(async (error: unknown) => {
    await Promise.all([storefront, partner, provider].map(({ listener }) => listener.stop()));
    throw error;
  });
  const payment = await listenLater(settings.paymentPort, 'PAYMENT_PORT').catch(async (error: unknown) => {
    await Promise.all([storefront, partner, provider, suggest].map(({ listener }) => listener.stop()));
    throw error;
  });
  const servers = [storefront, partner, provider, suggest, payment];
  const stopListening = () => Promise.all(servers.map(({ listener }) => listener.stop()));
  const mail = await openMail(settings, logger).catch(async (error: unknown) => {
    await stopListening();
    throw error;
  });
  try {
    const database = await openDatabase(settings, logger);
    logger.info('preparing the database');
    await prepareDatabase(database);
    const config = {
      ...appConfig(
        settings,
        storefront.listener.port,
        partner.listener.port,
        provider.listener.port,
        suggest.listener.port,
        payment.listener.port,
      ),
      folders,
    };
    storefront.serve(
      createApp({ db: database.db, config, logger, mailbox: mail.mailbox, accounts: { mailer: mail.mailer } })
        .fetch,
    );
    partner.serve(createPartnerApp({ config, logger }).fetch);
    suggest.serve(createSuggestApp({ db: database.db, config, logger }).fetch);
    provider.serve(serveStandIn(config.social, config.allowedOrigins, logger));
    payment.serve(serveCardProvider(config.payments, logger));
    const stopSweep = startSweep(
      database.db,
      paymentServices(database.db, config.payments, logger),
      { mailer: mail.mailer, storefrontOrigin: config.storefrontOrigin },
      logger,
    );
    // A server of Postgres has the operator as a client of its own.
    const stopOperator =
      settings.databaseUrl === null
        ? await listenToOperator(settings.dataDir, database.db, logger)
        : async () => {};
    const stop = async () => {
      await stopListening();
      await stopSweep();
      await stopOperator();
      await mail.stop();
      await database.close();
    };
    return { storefrontOrigin: config.storefrontOrigin, stop };
  } catch (error) {
    const unavailable = () => new Response('The storefront could not start.', { status: 503 });
    for (const { serve } of servers) serve(unavailable);
    await stopListening();
    await mail.stop();
    throw error;
  }
}

async function listenLater(
  port: number,
  variable: string,
  attach?: Attach,
): Promise<{ listener: Listener; serve: (fetch: Fetch) => void }> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const listener = await listen(port, variable, async (request, env) => (await ready)(request, env), attach);
  return { listener, serve };
}
