import { Hono } from 'hono';
import { Profile, SavedProfile } from '../../shared/replies/account.js';
import { requireUser, toUserReply } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { readBody } from '../http/fields.js';
import { changeProfile, findProfile, profileRequest } from './profiles.js';

/**
 * The signed-in shopper's profile (401 for a guest):
 * - `GET /pc/user/profile` → `{email, uname, phone, lang, picture_color, has_password, is_linked,
 *   created_at}`; `lang` for mails or empty, `picture_color` from 0 to 5
 * - `POST /pc/user/profile {uname, phone, lang, picture_color}` → `{profile, user}`, `user` as at sign-in
 */
export function profileRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/user/profile', async (c) =>
      succeed(c, Profile, await findProfile(db, await requireUser(db, c, now()))),
    )
    .post('/pc/user/profile', async (c) => {
      const user = await requireUser(db, c, now());
      const request = profileRequest(requestLanguage(c), now());
      const changed = await changeProfile(db, user, await readBody(c, request));
      return succeed(c, SavedProfile, {
        profile: await findProfile(db, changed),
        user: toUserReply(changed),
      });
    });
}
