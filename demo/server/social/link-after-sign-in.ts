import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/api.js';
import { linkTo } from './link-person.js';
import { type SocialServices, uuidOf } from './sign-in.js';

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
