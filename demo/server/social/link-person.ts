import { and, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { createUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import type { SocialPerson } from './providers.js';
import { identities } from './schema.js';

/** A person's account, or their email if it belongs to an account that isn't linked to them. */
export type Linked = { readonly userId: number } | { readonly takenEmail: string };

/** Finds the account linked to a provider's person, by issuer and subject. Returns null if there is none. */
export async function findLinked(db: Db, { issuer, subject }: SocialPerson): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/**
 * Returns a person's account, and opens one the first time. An email alone never gives access to an existing account:
 * its holder at the provider may not be its holder here.
 * @param unprovenEmail the email that the person typed; it is only recorded
 */
export async function linkPerson(
  db: Db,
  person: SocialPerson,
  unprovenEmail: string | null = null,
): Promise<Linked> {
  const { issuer, subject, email, name, picture } = person;
  return db.transaction(async (transaction): Promise<Linked> => {
    const linked = await findLinked(transaction, person);
    if (linked !== null) return { userId: linked };
    const profile = {
      email,
      ...(name !== null && { uname: name.slice(0, 80) }),
      ...(picture !== null && { headimgurl: picture }),
    };
    const user = await createUser(transaction, profile, { issuer, subject });
    // `null` means that the email is taken, possibly by the same person in another request.
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

/** Links a person to an account whose password was just entered. Does nothing if the person is already linked. */
export async function linkTo(db: Db, { issuer, subject }: SocialPerson, userId: number): Promise<void> {
  await db.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing();
}
