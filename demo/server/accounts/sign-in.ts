import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { unlockGift } from '../gifts/gifts.js';
import { ApiError, badInput } from '../http/api.js';
import { readBody, trimmedText } from '../http/fields.js';
import { removePasskeysSince, suspectSince } from '../passkeys/remove-passkeys.js';
import type { AccountKind } from './account-kind.js';
import { accountRequests } from './account-requests.js';
import { clientOf } from './client-of.js';
import { checkCode, redeemCode } from './codes.js';
import { takeAttempt, takeSignIn } from './limits.js';
import { type User, users } from './schema.js';
import type { AccountServices } from './services.js';
import { createSession, endSessions } from './session.js';
import { createUser, findInviter } from './users.js';

export const SHOPPERS: AccountKind<User> = {
  name: 'shopper',
  purposes: { '1': 'register', '2': 'reset' },
  async find(db, email) {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return user;
  },
  async hold(tx, { userId, passwordHash }) {
    const unchanged = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash ?? '')))
      .for('share');
    return unchanged.length === 1;
  },
  createSession: (tx, { userId }, now, client) => createSession(tx, userId, now, client),
  async setPassword(tx, email, passwordHash, now) {
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.email, email)).returning();
    if (user === undefined) return null;
    await endSessions(tx, user.userId);
    return removePasskeysSince(tx, user.userId, suspectSince(now));
  },
};

/** Signs in with email and password. An unknown email fails like a wrong password, and just as slowly. */
export async function logIn<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  { limits, passwords, now, oneAtATime }: AccountServices,
  c: Context,
  kind: AccountKind<Account>,
): Promise<{ token: string; account: Account }> {
  const { messages, signIn } = accountRequests(c);
  const { email, password } = await readBody(c, signIn);
  return oneAtATime(`${kind.name} ${email}`, async () => {
    const giveBack = await takeSignIn(c, limits, email);
    const account = await kind.find(db, email);
    const isRight = await passwords.verify(account?.passwordHash ?? null, password);
    if (!isRight || account === undefined) throw new ApiError(400, messages.signInWrong);
    const token = await db.transaction(async (tx) =>
      // A session opened with the old password must not outlive a password change that happened during the check.
      (await kind.hold(tx, account)) ? kind.createSession(tx, account, now(), clientOf(c)) : null,
    );
    if (token === null) throw new ApiError(400, messages.signInWrong);
    await giveBack();
    return { token, account };
  });
}

/** Creates an account with a mailed code and signs in. The code stays valid if the call fails for another reason. */
export async function register(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<{ token: string; user: User }> {
  const { messages, registration } = accountRequests(c);
  const request = object({ ...registration.schema, invit_code: trimmedText() });
  const { email, password, email_code: code, invit_code: invitation } = await readBody(c, request);
  await takeAttempt(c, limits.codesUsedByAddress);

  const inviter = invitation === '' ? null : await findInviter(db, invitation);
  if (invitation !== '' && inviter === null) throw badInput(messages.invitationUnknown);

  const right = await checkCode(db, passwords, { email, purpose: 'register' }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  const signedIn = await db.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, right))) throw badInput(messages.codeWrong);
    const created = await createUser(transaction, {
      email,
      passwordHash,
      invitedBy: inviter?.userId ?? null,
      createdAt: now(),
    });
    // Only the owner of the email can see this, because the code was right.
    if (created === null) throw badInput(messages.emailTaken);
    const { invitedBy } = created;
    if (invitedBy !== null)
      await unlockGift(transaction, { userId: invitedBy, by: 'invitation', now: now() });
    const token = await createSession(transaction, created.userId, now(), clientOf(c));
    return { token, user: created };
  });
  await limits.browsers.remember(c, email);
  return signedIn;
}
