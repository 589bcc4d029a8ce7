import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { type AccountServices, accountServices } from './accounts/services.js';
import { apiRoutes } from './api.js';
import type { AppConfig } from './app-config.js';
import type { Db } from './db/database.js';
import type { ApiEnv } from './http/api-env.js';
import { describeError, logRequests } from './http/log-requests.js';
import type { Mailbox } from './mail/mailbox.js';
import { noMailer } from './mail/mailer.js';
import { mailRoutes } from './mail/routes.js';
import { suggestHostRoutes } from './search/suggest-host.js';
import { bundleRoutes } from './site/bundle.js';
import { embedRoutes } from './site/embeds.js';
import { mediaRoutes } from './site/media.js';
import { pageRoutes } from './site/pages.js';
import { SocialServices } from './social/sign-in.js';

/**
 * Everything that the demo serves on its main port (contract section 5).
 * @param mailbox what `/dev/mail` shows; null when mail goes to a real server
 * @param accounts what the account calls work with; without a mailer, no mail can be sent
 */
export function createApp({
  db,
  config,
  logger,
  mailbox = null,
  accounts = {},
}: {
  db: Db;
  config: AppConfig;
  logger: Logger;
  mailbox?: Mailbox | null;
  accounts?: Partial<AccountServices>;
}): Hono<ApiEnv> {
  return createSite(logger)
    .route(
      '/v3',
      apiRoutes(
        db,
        config.allowedOrigins,
        accountServices({ mailer: noMailer, ...accounts }),
        new SocialServices(db, config.social, config.allowedOrigins),
      ),
    )
    .route('/', mailRoutes(mailbox))
    .route('/dist', bundleRoutes(config.folders.dist))
    .route('/embeds', embedRoutes(config.folders.embeds, config))
    .route('/media', mediaRoutes(config.folders.media))
    .get('/m', (c) => c.redirect('/m/'))
    .route('/m', pageRoutes(config.folders.mobile, '/m/', config.social))
    .route('/', pageRoutes(config.folders.host, '/', config.social))
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
