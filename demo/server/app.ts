import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { pathTo, SELLER_PAGES } from '../shared/pages.js';
import { type AccountServices, accountServices } from './accounts/services.js';
import { apiRoutes } from './api.js';
import type { AppConfig } from './app-config.js';
import type { ResponseCache } from './cache/response-cache.js';
import { VERSION } from './config.js';
import type { Db } from './db/database.js';
import { isUnavailable } from './db/unavailable.js';
import { healthRoutes } from './health.js';
import { type ApiEnv, ApiError } from './http/api.js';
import { describeError, logRequests, RETRY_AFTER_S } from './http/errors.js';
import { mergeSlashes } from './http/merge-slashes.js';
import { transportHeaders } from './http/page-headers.js';
import { CACHE, staticFiles } from './http/static-files.js';
import { recognizeVisitor } from './http/visitor-address.js';
import { limitSearchPages } from './limits/limit-searches.js';
import { noMailer } from './mail/mailer.js';
import { type PaymentServices, paymentServices } from './payments/services.js';
import { photoFileRoutes } from './photos/routes.js';
import { suggestHostRoutes } from './search/routes.js';
import { Shutdown } from './shutdown.js';
import {
  builderRoutes,
  bundleRoutes,
  docsRoutes,
  embedRoutes,
  mediaRoutes,
  releaseRoutes,
} from './site/files.js';
import { pageRoutes } from './site/pages.js';
import { sendPhonesOn } from './site/phones.js';
import { answerWith, type PageRenderers } from './site/render-page.js';
import { searchEngineRoutes } from './site/sitemap.js';
import { SocialServices } from './social/sign-in.js';

/**
 * Creates the app that the demo serves on its main port (contract section 5).
 * @param mailPages the pages of `/dev/mail`; null when there are none
 * @param accounts the services behind the account calls; without a mailer, no mail can be sent
 * @param renderers those for pages on the server; browsers render pages that have none
 * @param shutdown the stop of the server that this app belongs to
 * @param responseCache the cache of public replies and pages; without it, each one is made on request
 */
export function createApp({
  db,
  config,
  logger,
  mailPages = null,
  accounts = {},
  payments = {},
  renderers = {},
  responseCache = null,
  measure = null,
  shutdown = new Shutdown(),
}: {
  db: Db;
  config: AppConfig;
  logger: Logger;
  measure?: MiddlewareHandler<ApiEnv> | null;
  mailPages?: Hono | null;
  accounts?: Partial<AccountServices>;
  payments?: Partial<PaymentServices>;
  renderers?: PageRenderers;
  responseCache?: ResponseCache | null;
  shutdown?: Shutdown;
}): Hono<ApiEnv> {
  const api = apiRoutes(
    db,
    config.allowedOrigins,
    accountServices(db, { mailer: noMailer, storefrontOrigin: config.storefrontOrigin, ...accounts }),
    new SocialServices(db, config.social, config.allowedOrigins),
    config.databasePool,
    { ...paymentServices(db, config.payments, logger, accounts.now), ...payments },
    responseCache,
    shutdown,
  );
  const answer = answerWith(createSite(logger, config).route('/', api));
  const searchPages = limitSearchPages();
  const sellers = pageRoutes(db, 'sellers', config, answer);
  const sellerPages = new Hono<ApiEnv>();
  for (const name of SELLER_PAGES) sellerPages.route(pathTo(name), sellers);
  return createSite(logger, config, measure, shutdown)
    .route('/', healthRoutes(db, shutdown))
    .route('/v3', api)
    .use(refuseNul)
    .route('/', mailPages ?? new Hono())
    .route('/dist', bundleRoutes(config.folders.dist))
    .route('/cdn', releaseRoutes(config.folders.dist, VERSION))
    .get('/builder', (c) => c.redirect('/builder/'))
    .route('/builder', builderRoutes(config.folders.builder))
    .get(
      '/llms.txt',
      staticFiles(config.folders.dist, '/', () => ({ 'Cache-Control': CACHE.fiveMinutes })),
    )
    .route('/embeds', embedRoutes(config.folders.embeds, config))
    .route('/media/photos', photoFileRoutes(db))
    .get('/docs', (c) => c.redirect('/docs/'))
    .route('/docs', docsRoutes(config.folders.docs, config.storefrontOrigin))
    .route('/media', mediaRoutes(config.folders.media))
    .get('/m', (c) => c.redirect('/m/'))
    .get('/m/*', searchPages)
    .route('/sellers', sellers)
    .route('/m', pageRoutes(db, 'mobile', config, answer, renderers.mobile, responseCache))
    .route('/', searchEngineRoutes(db, config.storefrontOrigin))
    .get('*', sendPhonesOn())
    .get('*', searchPages)
    .route('/', sellerPages)
    .route('/', pageRoutes(db, 'host', config, answer, renderers.host, responseCache))
    .all('*', refuseMethod);
}

/** Creates the app of the second origin: a partner's own web server, with only the example pages. */
export function createPartnerApp({ config, logger }: { config: AppConfig; logger: Logger }): Hono<ApiEnv> {
  return createSite(logger, config)
    .use(refuseNul)
    .route('/embeds', embedRoutes(config.folders.embeds, config))
    .notFound((c) => c.text('Not found', 404));
}

/** Creates the app of the suggestion host, which has its own origin, as in production. */
export function createSuggestApp({
  db,
  config,
  logger,
  responseCache = null,
  measure = null,
  shutdown = new Shutdown(),
}: {
  db: Db;
  config: AppConfig;
  logger: Logger;
  responseCache?: ResponseCache | null;
  measure?: MiddlewareHandler<ApiEnv> | null;
  shutdown?: Shutdown;
}): Hono<ApiEnv> {
  return createSite(logger, config, measure, shutdown).route(
    '/',
    suggestHostRoutes(db, config.allowedOrigins, responseCache),
  );
}

function createSite(
  logger: Logger,
  { storefrontOrigin, trustedProxies }: AppConfig,
  measure: MiddlewareHandler<ApiEnv> | null = null,
  shutdown: Shutdown | null = null,
): Hono<ApiEnv> {
  const transport = transportHeaders(storefrontOrigin);
  return new Hono<ApiEnv>()
    .use(measure ?? ((_, next) => next()))
    .use(logRequests(logger))
    .use((_, next) => shutdown?.answer(next()) ?? next())
    .use(recognizeVisitor(trustedProxies))
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(transport)) c.res.headers.set(name, value);
    })
    .use(mergeSlashes)
    .onError((error, c) => {
      if (error instanceof ApiError && error.code === 429) return c.text(error.message, 429);
      if (isUnavailable(error)) {
        c.get('logger').warn({ reason: describeError(error).reason }, 'a page was refused for now');
        c.header('Retry-After', RETRY_AFTER_S);
        return c.text('The store is very busy. Please try again in a moment.', 503);
      }
      c.get('logger').error(describeError(error), 'a page failed');
      return c.text('Something went wrong on our side. Please try again.', 500);
    });
}

/** Finds nothing at a URL with a NUL, which Postgres doesn't take. The API refuses such a value by its name. */
const refuseNul: MiddlewareHandler<ApiEnv> = (c, next) =>
  /%00|\0/.test(c.req.url) ? Promise.resolve(c.text('Not found', 404)) : next();

/** Refuses other methods: pages and files allow only GET and, through the framework, HEAD. */
function refuseMethod(c: Context): Response {
  return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
}
