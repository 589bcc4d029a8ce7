import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { profiles } from '../profile/schema.js';

export async function isGuest(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.userId, userId), isNotNull(users.guestEmail)))) > 0;
}

/** Adds a guest. Several may give the same email, and an account with it is neither touched nor looked for. */
export async function addGuest(tx: Db, email: string, lang: Language, now: Date): Promise<number> {
  const [guest] = await tx
    .insert(users)
    .values({ guestEmail: email, uname: '', invitCode: `guest-${randomUUID()}`, createdAt: now })
    .returning({ userId: users.userId });
  if (guest === undefined) throw new Error('The database stored no guest');
  // The language of the mails about the orders.
  await tx.insert(profiles).values({ userId: guest.userId, phone: '', lang, pictureColor: 0 });
  return guest.userId;
}
