import type { Logger } from 'pino';
import { describeError } from '../http/log-requests.js';
import type { Fetch } from '../listen.js';
import type { PaymentConfig } from './payment-config.js';

/** Serves the card provider that is played, made by the first request; nothing where there is a real one. */
export function serveCardProvider(config: PaymentConfig, logger: Logger): Fetch {
  if (!config.isPlayed) return () => new Response('Payments are made elsewhere.', { status: 404 });
  let made: Promise<(request: Request) => Response | Promise<Response>> | undefined;
  return async (request) => {
    try {
      made ??= import('./stand-in/app.js').then(({ createCardProvider }) =>
        createCardProvider(config, logger),
      );
      return await (await made)(request);
    } catch (error) {
      if (error instanceof Error)
        logger.error(describeError(error), 'the stand-in for the card provider failed');
      return new Response('Something went wrong. Please try again.', { status: 500 });
    }
  };
}
