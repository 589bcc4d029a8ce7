import type { MiddlewareHandler } from 'hono';
import { linkTo } from './link-person.js';
import { type SocialServices, uuidOf } from './sign-in.js';

/**
 * Who proved to a provider the email of an account, and now gives its password in the same browser, is linked to it:
 * from then on the provider opens it.
 */
export const linkAfterSignIn =
  (services: SocialServices): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const reply: unknown = await c.res.clone().json();
    const { user } = Object(Object(reply).data);
    const { email, user_id: userId } = Object(user);
    if (typeof email !== 'string' || typeof userId !== 'number') return;
    const person = services.takeWaiting(uuidOf(c), email);
    if (person) await linkTo(services.db, person, userId);
  };
