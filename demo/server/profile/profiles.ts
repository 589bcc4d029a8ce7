import { eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { isPhone } from '../../shared/phone.js';
import { type User, users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import {
  check,
  filled,
  line,
  oneOf,
  optionalText,
  shownFault,
  trimmedText,
  wholeNumber,
} from '../http/fields.js';
import { identities } from '../social/schema.js';
import type { ProfileMessages } from './messages.js';
import { profiles } from './schema.js';

/** Maximum length of a name, as in registration. */
const MAX_NAME = 40;

const COLORS = 6;

export type ProfileRequest = Infer<ReturnType<typeof profileRequest>>;

export const profileRequest = (texts: ProfileMessages, now: Date) =>
  object({
    uname: check(
      filled(line(), texts.nameEmpty),
      (name) => name.length <= MAX_NAME,
      shownFault(texts.nameLong),
    ),
    phone: check(trimmedText(), (phone) => phone === '' || isPhone(phone), shownFault(texts.phoneWrong)),
    birthday: check(
      optionalText(),
      (day) => day === null || isBirthday(day, now),
      shownFault(texts.birthdayWrong),
    ),
    lang: oneOf(['', ...LANGUAGES]),
    picture_color: wholeNumber(0, COLORS - 1, 0),
  });

/** Whether a text is a valid date such as `2001-02-03`, from 1900 up to today in UTC. */
function isBirthday(text: string, now: Date): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day < now;
}

export async function findProfile(db: Db, user: User) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, user.userId));
  return {
    email: user.email,
    uname: user.uname,
    phone: profile?.phone ?? '',
    birthday: profile?.birthday ?? null,
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
