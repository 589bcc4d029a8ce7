import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { unlockGift } from '../gifts/unlock-gift.js';
import { badInput } from '../http/api.js';
import { readBody, trimmedText } from '../http/fields.js';
import { accountRequests } from './account-requests.js';
import { checkCode, redeemCode } from './codes.js';
import { createUser, findInviter } from './create-user.js';
import { takeAttempt } from './limits.js';
import type { User } from './schema.js';
import type { AccountServices } from './services.js';
import { createSession } from './session.js';

/** Opens an account by a mailed code, and signs in. The code survives any other refusal. */
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
    // Told to nobody but the owner: the code was right.
    if (created === null) throw badInput(messages.emailTaken);
    const { invitedBy } = created;
    if (invitedBy !== null)
      await unlockGift(transaction, { userId: invitedBy, by: 'invitation', now: now() });
    return { token: await createSession(transaction, created.userId, now()), user: created };
  });
  await limits.browsers.remember(c, email);
  return signedIn;
}
