import type { Logger } from 'pino';
import { createApp, createPartnerApp, createSuggestApp } from './app.js';
import { appConfig } from './app-config.js';
import { Changes } from './cache/changes.js';
import { KeptReplies } from './cache/kept-replies.js';
import { FOLDERS, type Folders, type Settings } from './config.js';
import { openDatabase } from './db/open-database.js';
import { prepareDatabase, prepareStore } from './db/prepare-database.js';
import { type Attach, type Fetch, type Listener, LOOPBACK, listen } from './listen.js';
import { startSweep } from './orders/sweep.js';
import { paymentServices } from './payments/services.js';
import { checkSettings, isProduction } from './production.js';
import { listenToOperator } from './sellers/operator-socket.js';
import { loadPageDrawers } from './site/draw-page.js';
import { type OpenMail, openMail, serveCards, serveSocial } from './stand-ins.js';

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
 * @throws {StartError} when a port or the database cannot be had, or what a store in production needs is missing
 */
export async function startServer(
  given: Settings,
  logger: Logger,
  { folders, attach }: Pages = { folders: FOLDERS },
): Promise<RunningServer> {
  const settings = checkSettings(given);
  const servers: LateServer[] = [];
  const open = async (port: number, variable: string, before?: Attach) => {
    const server = await listenLater(port, variable, { attach: before, host: settings.host });
    servers.push(server);
    return server;
  };
  const stopListening = () => Promise.all(servers.map(({ listener }) => listener.stop()));
  let mail: OpenMail | undefined;
  try {
    // The ports come first: a second start by mistake must not touch the data of the first.
    const storefront = await open(settings.port, 'PORT', attach);
    const partner = await open(settings.partnerPort, 'PARTNER_PORT');
    const social = settings.standIns ? await open(settings.oidcPort, 'OIDC_PORT') : null;
    const suggest = await open(settings.suggestPort, 'SUGGEST_PORT');
    const cards = settings.standIns ? await open(settings.paymentPort, 'PAYMENT_PORT') : null;
    mail = await openMail(settings, logger);
    const { mailer, pages: mailPages, stop: stopMail } = mail;
    const database = await openDatabase(settings, logger);
    logger.info('preparing the database');
    if (isProduction(settings)) await prepareStore(database);
    else await prepareDatabase(database);
    const config = {
      ...appConfig(
        settings,
        storefront.listener.port,
        partner.listener.port,
        social?.listener.port,
        suggest.listener.port,
        cards?.listener.port,
      ),
      folders,
    };
    const draw = await loadPageDrawers(folders.render);
    const changes = new Changes();
    const stopListeningToChanges = await changes.listenBy(database.listen);
    const kept = new KeptReplies(changes);
    const { db, oneAtATime } = database;
    const accounts = { mailer, oneAtATime };
    storefront.serve(createApp({ db, config, logger, mailPages, accounts, draw, kept }).fetch);
    partner.serve(createPartnerApp({ config, logger }).fetch);
    suggest.serve(createSuggestApp({ db, config, logger, kept }).fetch);
    social?.serve(serveSocial(config.social, config.allowedOrigins, logger));
    cards?.serve(serveCards(config.payments, logger));
    const stopSweep = startSweep(
      database.db,
      paymentServices(database.db, config.payments, logger),
      { mailer, storefrontOrigin: config.storefrontOrigin },
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
      await stopMail();
      await stopListeningToChanges();
      await database.close();
    };
    // Behind a proxy, the origin does not tell it.
    logger.info({ host: settings.host, port: storefront.listener.port }, 'listening');
    if (settings.standIns && settings.host !== LOOPBACK && settings.host !== 'localhost')
      logger.warn({ host: settings.host }, 'whoever reaches this address can read all mail at /dev/mail');
    return { storefrontOrigin: config.storefrontOrigin, stop };
  } catch (error) {
    const unavailable = () => new Response('The storefront could not start.', { status: 503 });
    for (const { serve } of servers) serve(unavailable);
    await stopListening();
    await mail?.stop();
    throw error;
  }
}

/** Listens already; what answers is given later, and requests wait for it. */
interface LateServer {
  readonly listener: Listener;
  readonly serve: (fetch: Fetch) => void;
}

async function listenLater(
  port: number,
  variable: string,
  options: { readonly attach: Attach | undefined; readonly host: string },
): Promise<LateServer> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const listener = await listen(port, variable, async (request, env) => (await ready)(request, env), options);
  return { listener, serve };
}
