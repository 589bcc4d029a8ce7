import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { storeFile } from '../../http/file-store.js';
import { SHARED_HEADERS } from '../../http/page-headers.js';
import { CACHE, sendFile } from '../../http/send-file.js';
import type { PaymentConfig } from '../payment-config.js';
import { callRoutes } from './calls.js';
import { Ledger } from './ledger.js';
import { pageRoutes } from './pages.js';

/**
 * The card provider that is played, on an origin of its own: the calls for the shop, and the pages where a shopper
 * types a card's number, which the shop never sees.
 * @param late what passes before a late payment is told
 */
export async function createCardProvider(
  config: PaymentConfig,
  logger: Logger,
  late?: () => Promise<void>,
): Promise<(request: Request) => Response | Promise<Response>> {
  const ledger = new Ledger(config.url);
  const style = storeFile('pages.css', await readFile(fileURLToPath(new URL('pages.css', import.meta.url))));
  const app = new Hono()
    .get('/pages.css', (c) => sendFile(c, style, CACHE.revalidate, SHARED_HEADERS))
    .route('/', callRoutes(ledger, config, logger))
    .route('/', pageRoutes(ledger, config, logger, late))
    .notFound((c) => c.text('Not found', 404));
  return app.fetch;
}
