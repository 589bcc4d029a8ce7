import type { Logger } from 'pino';
import { describeError } from '../http/log-requests.js';
import type { Fetch } from '../listen.js';
import type { SocialConfig } from './social-config.js';

/** Serves the providers that are played. They are made by the first request: nobody waits for them at the start. */
export function serveStandIn(config: SocialConfig, allowedOrigins: readonly string[], logger: Logger): Fetch {
  const make = async (): Promise<Fetch> => {
    const { createStandIn } = await import('./stand-in/app.js');
    return createStandIn(config, allowedOrigins);
  };
  let made: Promise<Fetch> | undefined;
  return async (request, env) => {
    try {
      made ??= make();
      return await (await made)(request, env);
    } catch (error) {
      if (error instanceof Error) logger.error(describeError(error), 'the stand-in for the providers failed');
      return new Response('Something went wrong. Please try again.', { status: 500 });
    }
  };
}
