import { and, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { createUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import type { SocialPerson } from './providers.js';
import { identities } from './schema.js';

/** The account of a person; or the email of the person, where that is the email of an account without this link. */
export type Linked = { readonly userId: number } | { readonly takenEmail: string };

/** The account that is linked to a person of a provider, by issuer and subject; null for none. */
export async function findLinked(db: Db, { issuer, subject }: SocialPerson): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/**
 * The account of a person, which is opened at the first time. An email alone never leads into an account that is
 * there: who has the email at a provider need not be who has it here.
 * @param unprovenEmail what the person typed; noted, and no more
 */
export async function linkPerson(
  db: Db,
  person: SocialPerson,
  unprovenEmail: string | null = null,
): Promise<Linked> {
  const { issuer, subject, email, name, picture } = person;
  return db.transaction(async (transaction): Promise<Linked> => {
    const known = await findLinked(transaction, person);
    if (known !== null) return { userId: known };
    const user = await createUser(transaction, {
      email,
      ...(name !== null && { uname: name.slice(0, 80) }),
      ...(picture !== null && { headimgurl: picture }),
    });
    // Null: the email is taken, at times by this very person in another request.
    if (user !== null) {
      const linked = await transaction
        .insert(identities)
        .values({ issuer, subject, userId: user.userId, unprovenEmail })
        .onConflictDoNothing()
        .returning();
      if (linked.length === 1) return { userId: user.userId };
      await transaction.delete(users).where(eq(users.userId, user.userId));
    }
    const meanwhile = await findLinked(transaction, person);
    return meanwhile === null ? { takenEmail: email ?? '' } : { userId: meanwhile };
  });
}

/** Links a person to an account whose password was just given; nothing when the person is linked already. */
export async function linkTo(db: Db, { issuer, subject }: SocialPerson, userId: number): Promise<void> {
  await db.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
}
