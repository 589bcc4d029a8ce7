import type { Logger } from 'pino';
import { createApp, createPartnerApp, createSuggestApp } from './app.js';
import { type AppConfig, appConfig } from './app-config.js';
import { Changes } from './cache/changes.js';
import { ResponseCache } from './cache/response-cache.js';
import { FOLDERS, type Folders, type Settings } from './config.js';
import type { Database } from './db/database.js';
import { openDatabase } from './db/open-database.js';
import { prepare } from './db/prepare-database.js';
import { startChoosingLeads } from './goods/leads.js';
import { whileStarting } from './health.js';
import { RETRY_AFTER_S } from './http/errors.js';
import { type Attach, type Fetch, type Listener, LOOPBACK, listen } from './listen.js';
import type { Mailer } from './mail/mailer.js';
import { startOutbox } from './mail/outbox.js';
import { measureRequests, readMetrics, serveMetrics } from './metrics.js';
import { queueDueMails } from './notifications/notice-mail.js';
import { listenToOperator } from './operator/commands.js';
import { startSweep } from './orders/sweep.js';
import { paymentServices } from './payments/services.js';
import { checkSettings } from './production.js';
import { queueSellerNews } from './sellers/news-mails.js';
import { queueReviewMails } from './sellers/review-mails.js';
import { Shutdown } from './shutdown.js';
import { loadPageRenderers } from './site/render-page.js';
import { type OpenMail, openMail, serveCards, serveSocial } from './stand-ins.js';
import { waitForDatabase } from './wait-for-database.js';

export interface RunningServer {
  readonly storefrontOrigin: string;
  readonly partnerOrigin: string;
  /** The environment for other processes of the same store. */
  readonly forWorkers: Readonly<Record<string, string>>;
  /** Takes no new requests, finishes those in progress, sends the mail that is due, and closes the database. */
  readonly stop: () => Promise<void>;
}

export interface Pages {
  readonly folders: Folders;
  /** Middleware that runs ahead of the pages. */
  readonly attach?: Attach;
}

/**
 * What a process of a store does: a `worker` answers requests, and the `first` process does everything that must be
 * done once: it prepares the database, sweeps, and runs the stand-ins. A store with a single process does `all`.
 */
export type Role = 'all' | 'first' | 'worker';

/**
 * How long after a stop a request may still be worked on, in milliseconds. After that it is refused, while there is time
 * to say so: a second later, its connection would be cut off.
 */
const GIVE_UP_MS = 3_000;

/** Listens, opens the database, and brings it up to date. Requests that come before it is ready wait. */
export async function startServer(
  configured: Settings,
  logger: Logger,
  { folders, attach }: Pages = { folders: FOLDERS },
  role: Role = 'all',
  connect: (settings: Settings, logger: Logger) => Promise<Database> = openDatabase,
): Promise<RunningServer> {
  const settings = checkSettings(configured);
  const servers: LateServer[] = [];
  const open = async (port: number, variable: string, before?: Attach) => {
    const server = await listenLater(port, variable, { attach: before, host: settings.host, logger });
    servers.push(server);
    return server;
  };
  const answers = role !== 'first';
  const doesTheRest = role !== 'worker';
  const stopListening = () => Promise.all(servers.map(({ listener }) => listener.stop()));
  let mail: OpenMail | undefined;
  try {
    // Open the ports first: a second server started by mistake must not touch the first one's data.
    const storefront = answers ? await open(settings.port, 'PORT', attach) : null;
    const partner = answers ? await open(settings.partnerPort, 'PARTNER_PORT') : null;
    const plays = settings.standIns && doesTheRest;
    const social = plays ? await open(settings.oidcPort, 'OIDC_PORT') : null;
    const suggest = answers ? await open(settings.suggestPort, 'SUGGEST_PORT') : null;
    const cards = plays ? await open(settings.paymentPort, 'PAYMENT_PORT') : null;
    mail = await openMail(settings, logger);
    const { mailer, pages: mailPages, stop: stopMail } = mail;
    const openPrepared = async () => {
      const opened = await connect(settings, logger);
      if (!doesTheRest) return opened;
      try {
        await prepare(settings, opened, logger);
        return opened;
      } catch (error) {
        await opened.close();
        throw error;
      }
    };
    const database = await waitForDatabase(openPrepared, settings.databaseWaitS, logger, () => {
      for (const { serve } of servers) serve(refuseForNow);
    });
    const shutdown = new Shutdown();
    shutdown.addQueue(database.clearQueue);
    const config = {
      ...appConfig(
        settings,
        storefront?.listener.port ?? settings.port,
        partner?.listener.port ?? settings.partnerPort,
        social?.listener.port,
        suggest?.listener.port,
        cards?.listener.port,
      ),
      folders,
    };
    const stops: (() => Promise<void>)[] = [];
    if (storefront && partner && suggest) {
      const renderers = await loadPageRenderers(folders.render);
      const changes = new Changes();
      stops.push(await changes.listenBy(database.listen));
      const responseCache = new ResponseCache(changes);
      const { db } = database;
      const accounts = { mailer };
      const measure = settings.metricsPort === null ? null : measureRequests();
      const app = { db, config, logger, responseCache, measure, shutdown };
      storefront.serve(createApp({ ...app, mailPages, accounts, renderers }).fetch);
      partner.serve(createPartnerApp({ config, logger }).fetch);
      suggest.serve(createSuggestApp(app).fetch);
      logger.info({ host: settings.host, port: storefront.listener.port }, 'listening');
    }
    social?.serve(serveSocial(config.social, config.allowedOrigins, logger));
    cards?.serve(serveCards(config.payments, logger));
    if (doesTheRest) stops.push(await startTheRest(settings, config, database, mailer, logger));
    const mailbox = role === 'first' && mailPages ? await listen(0, 'PORT', mailPages.fetch) : null;
    const stop = async () => {
      shutdown.begin();
      const late = setTimeout(() => shutdown.abort(), GIVE_UP_MS);
      await stopListening();
      clearTimeout(late);
      await mailbox?.stop();
      for (const stopOne of stops.reverse()) await stopOne();
      await stopMail();
      await database.close();
    };
    if (settings.standIns && settings.host !== LOOPBACK && settings.host !== 'localhost')
      logger.warn({ host: settings.host }, 'whoever reaches this address can read all mail at /dev/mail');
    const { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, standIn } = config.payments;
    const forWorkers = {
      ...{ STAND_INS: 'off', SMTP_URL: mail.url, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
      PAYMENT_ORIGIN: standIn ?? '',
      OIDC_ORIGIN: config.social.standIn,
      MAILBOX_URL: mailbox ? `http://${LOOPBACK}:${mailbox.port}` : '',
    };
    const { storefrontOrigin, partnerOrigin } = config;
    return { storefrontOrigin, partnerOrigin, forWorkers, stop };
  } catch (error) {
    const unavailable = () => new Response('The storefront could not start.', { status: 503 });
    for (const { serve } of servers) serve(unavailable);
    await stopListening();
    await mail?.stop();
    throw error;
  }
}

/** Starts the work that one process does besides answering requests. Resolves to a function that stops it. */
async function startTheRest(
  settings: Settings,
  config: AppConfig,
  { db }: Database,
  mailer: Mailer,
  logger: Logger,
): Promise<() => Promise<void>> {
  const payments = paymentServices(db, config.payments, logger);
  const stopSweep = startSweep(db, payments, logger);
  const stopLeads = startChoosingLeads(db, logger);
  const queueDue = async (now: Date) => {
    await queueDueMails(db, config.storefrontOrigin, now);
    await queueReviewMails(db, config.storefrontOrigin, now);
    await queueSellerNews(db, config.storefrontOrigin, now);
  };
  const stopOutbox = startOutbox({ db, mailer, now: payments.now, logger, queueDue });
  // With a Postgres server, the operator connects to it directly.
  const stopOperator =
    settings.databaseUrl === null ? await listenToOperator(settings.dataDir, db, logger) : null;
  // If there are several processes, `startStore` serves the metrics of all of them.
  const stopMetrics = settings.workers === 1 ? await serveMetrics(settings, readMetrics) : null;
  return async () => {
    await Promise.all([stopSweep(), stopLeads(), stopOutbox()]);
    await stopOperator?.();
    await stopMetrics?.();
  };
}

/** Answers requests while the start waits for the database. */
const refuseForNow: Fetch = (request) =>
  whileStarting(request) ??
  new Response('The store is starting. Please try again in a moment.', {
    status: 503,
    headers: { 'Retry-After': RETRY_AFTER_S },
  });

/** A server that already listens. Its handler is set later, and requests wait for it. */
interface LateServer {
  readonly listener: Listener;
  /** Sets the handler, or replaces it. */
  readonly serve: (fetch: Fetch) => void;
}

async function listenLater(
  port: number,
  variable: string,
  options: { readonly attach: Attach | undefined; readonly host: string; readonly logger: Logger },
): Promise<LateServer> {
  let serve: (fetch: Fetch) => void = () => {};
  let fetch: Fetch | undefined;
  const first = new Promise<void>((resolve) => {
    serve = (next) => {
      fetch = next;
      resolve();
    };
  });
  const later: Fetch = async (request, env) => {
    const early = whileStarting(request);
    if (early !== null) return early;
    await first;
    return (fetch ?? later)(request, env);
  };
  const listener = await listen(port, variable, (request, env) => (fetch ?? later)(request, env), options);
  return { listener, serve };
}
