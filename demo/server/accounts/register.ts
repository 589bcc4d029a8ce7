import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { optionalText } from '../http/fields.js';
import { readBody } from '../http/read-fields.js';
import { rewardInviter } from '../invitations/reward-inviter.js';
import { checkCode, redeemCode } from './codes.js';
import { createUser, findInviter } from './create-user.js';
import { takeAttempt } from './limits.js';
import { readAccount } from './read-account.js';
import type { AccountServices } from './services.js';

/** Opens an account for whoever has the code that was sent to the email. The code survives any other refusal. */
export async function register(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<void> {
  const fields = await readBody(c);
  const { read, messages } = readAccount(c, fields);
  const email = read.email(messages.emailEmpty, messages.emailWrong);
  const password = read.password(messages.passwordEmpty);
  read.confirmation(password);
  const code = read.code('email_code');
  const invitation = optionalText(fields, 'invit_code')?.trim() || null;
  await takeAttempt(c, limits.codesUsedByAddress);

  const inviter = invitation === null ? null : await findInviter(db, invitation);
  if (invitation !== null && inviter === null) throw badInput(messages.invitationUnknown);

  const right = await checkCode(db, passwords, { email, purpose: 'register' }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, right))) throw badInput(messages.codeWrong);
    const created = await createUser(transaction, {
      email,
      passwordHash,
      invitedBy: inviter?.userId ?? null,
      createdAt: now(),
    });
    // Told to nobody but the owner: the code was right.
    if (created === null) throw badInput(messages.emailTaken);
    await rewardInviter(transaction, created);
  });
}
