import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api-error.js';
import { readBody } from '../http/read-fields.js';
import { accountRequests } from './account-requests.js';
import { takeSignIn } from './limits.js';
import { type User, users } from './schema.js';
import type { AccountServices } from './services.js';
import { createSession } from './session.js';

/** Signs in by email and password. An email without an account is answered as a wrong password is, as slowly. */
export async function logIn(
  db: Db,
  services: AccountServices,
  c: Context,
): Promise<{ token: string; user: User }> {
  const { messages, signIn } = accountRequests(c);
  const { email, password } = await readBody(c, signIn);
  // Or guesses at the same time would be over before the first of them counts.
  return services.oneAtATime(`shopper ${email}`, async () => {
    const giveBack = await takeSignIn(c, services.limits, email);
    const signedIn = await checkPassword(db, services, email, password);
    if (signedIn === null) throw new ApiError(400, messages.signInWrong);
    await giveBack();
    return signedIn;
  });
}

async function checkPassword(
  db: Db,
  { passwords, now }: AccountServices,
  email: string,
  password: string,
): Promise<{ token: string; user: User } | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  if (!isRight || user === undefined) return null;
  const token = await openSession(db, user, now());
  return token === null ? null : { token, user };
}

/** Null when the password was changed while it was checked: a session by the old one must not outlive the change. */
async function openSession(db: Db, { userId, passwordHash }: User, now: Date): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const unchanged = await transaction
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash ?? '')))
      .for('share');
    return unchanged.length === 1 ? createSession(transaction, userId, now) : null;
  });
}
