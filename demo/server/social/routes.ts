import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/api.js';
import { limitCalls } from '../limits/rate-limit.js';
import { linkTo } from './link-person.js';
import { sdkRoutes } from './sdk-routes.js';
import { type SocialServices, uuidOf } from './sign-in.js';
import { windowRoutes } from './window-routes.js';

/** Whose email a provider has proven, and who now gives its password in the same browser, is linked to the account. */
export const linkAfterSignIn =
  (services: SocialServices): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    const user = c.get('signedIn');
    if (!user?.email) return;
    const person = await services.takeWaiting(uuidOf(c), user.email);
    if (person) await linkTo(services.db, person, user.userId);
  };

/** Each asks a provider or takes room in memory; this is for a whole office behind one address. */
const LIMIT = { name: 'social-calls', attempts: 120 } as const;

const CALLS = [
  '/pc/codeGoogleLogin',
  '/pc/facebookLogin',
  '/pc/fbBindEmail',
  '/pc/twitterLogin',
  '/pc/socialStart',
  '/pc/socialReturn',
  '/pc/socialConfirm',
];

/**
 * Sign-in by Google, Facebook and X (spec section 7). To be mounted before the account calls, whose sign-in it
 * listens to.
 */
export function socialRoutes(services: SocialServices): Hono<ApiEnv> {
  const limit = limitCalls(services.db, LIMIT);
  const app = new Hono<ApiEnv>().use('/pc/login', linkAfterSignIn(services));
  for (const path of CALLS) app.use(path, limit);
  return app.route('/', sdkRoutes(services)).route('/', windowRoutes(services));
}
