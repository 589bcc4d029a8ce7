import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pathTo } from '../../shared/pages.js';
import { Invitation } from '../../shared/replies/account.js';
import { users } from '../accounts/schema.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, succeed } from '../http/api.js';

/**
 * `GET /pc/invitation/info` → `{invit_code, path, invited}`: the shopper's own code, the path on the main site for
 * friends to register with it, and how many have. 401 for a guest.
 */
export function invitationRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/invitation/info', async (c) => {
    const { userId, invitCode } = await requireUser(db, c, now());
    return succeed(c, Invitation, {
      invit_code: invitCode,
      path: `${pathTo('register')}?invit_code=${encodeURIComponent(invitCode)}`,
      invited: await db.$count(users, eq(users.invitedBy, userId)),
    });
  });
}
