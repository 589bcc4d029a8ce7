import { eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import { PROFILE_FORM } from '../../shared/forms/forms.js';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { type User, users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { oneOf, wholeNumber } from '../http/fields.js';
import { FORM_MESSAGES, formFields } from '../http/form-fields.js';
import { identities } from '../social/schema.js';
import { profiles } from './schema.js';

const COLORS = 6;

export type ProfileRequest = Infer<ReturnType<typeof profileRequest>>;

export function profileRequest(language: Language, now: Date) {
  const fields = formFields(PROFILE_FORM, FORM_MESSAGES[language].profile, now);
  return object({
    ...fields,
    lang: oneOf(['', ...LANGUAGES]),
    picture_color: wholeNumber(0, COLORS - 1, 0),
  });
}

export async function findProfile(db: Db, user: User) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, user.userId));
  return {
    email: user.email,
    uname: user.uname,
    phone: profile?.phone ?? '',
    lang: profile?.lang ?? '',
    picture_color: profile?.pictureColor ?? 0,
    has_password: user.passwordHash !== null,
    /** Whether the shopper can also sign in with a provider. */
    is_linked: (await db.$count(identities, eq(identities.userId, user.userId))) > 0,
    created_at: user.createdAt.toISOString(),
  };
}

/** Changes the profile. Resolves to the user with the new name. */
export async function changeProfile(db: Db, user: User, sent: ProfileRequest): Promise<User> {
  const { uname, picture_color: pictureColor, ...rest } = sent;
  const profile = { ...rest, pictureColor };
  await db.transaction(async (own) => {
    await own.update(users).set({ uname }).where(eq(users.userId, user.userId));
    await own
      .insert(profiles)
      .values({ userId: user.userId, ...profile })
      .onConflictDoUpdate({ target: profiles.userId, set: profile });
  });
  return { ...user, uname };
}

/** Returns a shopper's language for mails, or null if none was chosen. */
export async function mailLanguage(db: Db, userId: number): Promise<Language | null> {
  const [profile] = await db
    .select({ lang: profiles.lang })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.lang || null;
}
