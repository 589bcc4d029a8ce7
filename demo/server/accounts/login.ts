import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api.js';
import { readBody } from '../http/fields.js';
import { accountRequests } from './account-requests.js';
import type { AccountKind } from './kinds.js';
import { takeSignIn } from './limits.js';
import type { AccountServices } from './services.js';

/** Signs in by email and password. An email without an account is answered as a wrong password is, as slowly. */
export async function logIn<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  { limits, passwords, now, oneAtATime }: AccountServices,
  c: Context,
  kind: AccountKind<Account>,
): Promise<{ token: string; account: Account }> {
  const { messages, signIn } = accountRequests(c);
  const { email, password } = await readBody(c, signIn);
  // Or guesses at the same time would be over before the first of them counts.
  return oneAtATime(`${kind.name} ${email}`, async () => {
    const giveBack = await takeSignIn(c, limits, email);
    const account = await kind.find(db, email);
    const isRight = await passwords.verify(account?.passwordHash ?? null, password);
    if (!isRight || account === undefined) throw new ApiError(400, messages.signInWrong);
    const token = await db.transaction(async (tx) =>
      // A session by the old password must not outlive a change while it was checked.
      (await kind.hold(tx, account)) ? kind.createSession(tx, account, now()) : null,
    );
    if (token === null) throw new ApiError(400, messages.signInWrong);
    await giveBack();
    return { token, account };
  });
}
