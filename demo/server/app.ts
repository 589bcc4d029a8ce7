import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { SELLER_PATHS } from '../shared/seller-paths.js';
import { type AccountServices, accountServices } from './accounts/services.js';
import { apiRoutes } from './api.js';
import type { AppConfig } from './app-config.js';
import type { Db } from './db/database.js';
import type { ApiEnv } from './http/api-env.js';
import { describeError, logRequests } from './http/log-requests.js';
import { CACHE, staticFiles } from './http/static-files.js';
import { noMailer } from './mail/mailer.js';
import { type PaymentServices, paymentServices } from './payments/services.js';
import { suggestHostRoutes } from './search/suggest-host.js';
import type { PageDrawers } from './site/draw-page.js';
import { bundleRoutes, embedRoutes, mediaRoutes } from './site/files.js';
import { answerWith } from './site/first-replies.js';
import { pageRoutes } from './site/pages.js';
import { sendPhonesOn } from './site/phones.js';
import { searchEngineRoutes } from './site/sitemap.js';
import { SocialServices } from './social/sign-in.js';

/**
 * Everything that the demo serves on its main port (contract section 5).
 * @param mailPages what `/dev/mail` shows; null where no mail server is played
 * @param accounts what the account calls work with; without a mailer, no mail can be sent
 * @param draw what draws the pages on the server; browsers draw those for which there is nothing
 * @param payments what the order calls work with, but for those of a running server
 */
export function createApp({
  db,
  config,
  logger,
  mailPages = null,
  accounts = {},
  payments = {},
  draw = {},
}: {
  db: Db;
  config: AppConfig;
  logger: Logger;
  mailPages?: Hono | null;
  accounts?: Partial<AccountServices>;
  payments?: Partial<PaymentServices>;
  draw?: PageDrawers;
}): Hono<ApiEnv> {
  const api = apiRoutes(
    db,
    config.allowedOrigins,
    accountServices(db, { mailer: noMailer, storefrontOrigin: config.storefrontOrigin, ...accounts }),
    new SocialServices(db, config.social, config.allowedOrigins),
    { ...paymentServices(db, config.payments, logger, accounts.now), ...payments },
  );
  const answer = answerWith(createSite(logger).route('/', api));
  const sellers = pageRoutes(db, config.folders.sellers, '/sellers/', config, answer);
  return createSite(logger)
    .route('/v3', api)
    .route('/', mailPages ?? new Hono())
    .route('/dist', bundleRoutes(config.folders.dist))
    .get(
      '/llms.txt',
      staticFiles(config.folders.dist, '/', () => ({ 'Cache-Control': CACHE.fiveMinutes })),
    )
    .route('/embeds', embedRoutes(config.folders.embeds, config))
    .route('/media', mediaRoutes(config.folders.media))
    .get('/m', (c) => c.redirect('/m/'))
    .route('/sellers', sellers)
    .route('/m', pageRoutes(db, config.folders.mobile, '/m/', config, answer, draw.mobile))
    .route('/', searchEngineRoutes(db, config.storefrontOrigin))
    .get('*', sendPhonesOn())
    .route(SELLER_PATHS.central, sellers)
    .route(SELLER_PATHS.steps, sellers)
    .route(SELLER_PATHS.factory, sellers)
    .route('/', pageRoutes(db, config.folders.host, '/', config, answer, draw.host))
    .all('*', refuseMethod);
}

/** The second origin: a partner's own web server, with the example pages alone. */
export function createPartnerApp({ config, logger }: { config: AppConfig; logger: Logger }): Hono<ApiEnv> {
  return createSite(logger)
    .route('/embeds', embedRoutes(config.folders.embeds, config))
    .notFound((c) => c.text('Not found', 404));
}

/** The suggestion host, on an origin of its own as in production. */
export function createSuggestApp({
  db,
  config,
  logger,
}: {
  db: Db;
  config: AppConfig;
  logger: Logger;
}): Hono<ApiEnv> {
  return createSite(logger).route('/', suggestHostRoutes(db, config.allowedOrigins));
}

function createSite(logger: Logger): Hono<ApiEnv> {
  return new Hono<ApiEnv>().use(logRequests(logger)).onError((error, c) => {
    c.get('logger').error(describeError(error), 'a page failed');
    return c.text('Something went wrong on our side. Please try again.', 500);
  });
}

/** Pages and files are only read: GET and, through the framework, HEAD. */
function refuseMethod(c: Context): Response {
  return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
}
