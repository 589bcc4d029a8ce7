import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/api.js';
import { limitCalls } from '../limits/rate-limit.js';
import { linkTo } from './link-person.js';
import { sdkRoutes } from './sdk-routes.js';
import { type SocialServices, uuidOf } from './sign-in.js';
import { windowRoutes } from './window-routes.js';

/** Links a person whose email a provider verified to its account once they enter its password in the same browser. */
export const linkAfterSignIn =
  (services: SocialServices): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    const user = c.get('signedIn');
    if (!user?.email) return;
    const person = await services.takeWaiting(uuidOf(c), user.email);
    if (person) await linkTo(services.db, person, user.userId);
  };

/** Each call asks a provider or adds a row. The limit has room for a whole office behind one address. */
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
 * Sign-in with Google, Facebook, and X (spec section 7). Mount it before the account calls, because it listens to their
 * sign-in.
 */
export function socialRoutes(services: SocialServices): Hono<ApiEnv> {
  const limit = limitCalls(services.db, LIMIT);
  const app = new Hono<ApiEnv>().use('/pc/login', linkAfterSignIn(services));
  for (const path of CALLS) app.use(path, limit);
  return app.route('/', sdkRoutes(services)).route('/', windowRoutes(services));
}
