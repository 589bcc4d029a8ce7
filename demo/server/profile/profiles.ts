import { eq } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { type User, users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { identities } from '../social/schema.js';
import type { ProfileRequest } from './read-profile.js';
import { profiles } from './schema.js';

export async function findProfile(db: Db, user: User) {
  const [told] = await db.select().from(profiles).where(eq(profiles.userId, user.userId));
  return {
    email: user.email,
    uname: user.uname,
    phone: told?.phone ?? '',
    birthday: told?.birthday ?? null,
    lang: told?.lang ?? '',
    picture_color: told?.pictureColor ?? 0,
    has_password: user.passwordHash !== null,
    /** Whether the shopper signs in by a provider, too. */
    is_linked: (await db.$count(identities, eq(identities.userId, user.userId))) > 0,
    created_at: user.createdAt.toISOString(),
  };
}

/** Changes the profile; resolves to the user with the new name. */
export async function changeProfile(db: Db, user: User, sent: ProfileRequest): Promise<User> {
  const { uname, picture_color: pictureColor, ...rest } = sent;
  const told = { ...rest, pictureColor };
  await db.transaction(async (own) => {
    await own.update(users).set({ uname }).where(eq(users.userId, user.userId));
    await own
      .insert(profiles)
      .values({ userId: user.userId, ...told })
      .onConflictDoUpdate({ target: profiles.userId, set: told });
  });
  return { ...user, uname };
}

/** The language that a shopper wants mails in; null when none was chosen. */
export async function mailLanguage(db: Db, userId: number): Promise<Language | null> {
  const [told] = await db.select({ lang: profiles.lang }).from(profiles).where(eq(profiles.userId, userId));
  return told?.lang || null;
}
