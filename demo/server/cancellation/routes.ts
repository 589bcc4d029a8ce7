import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { Consequences } from '../../shared/replies/account.js';
import { accountRequests } from '../accounts/account-requests.js';
import { checkCode, type RightCode, redeemCode, sendOwnCode } from '../accounts/codes.js';
import { takeAttempt } from '../accounts/limits.js';
import { ACCOUNT_MESSAGES } from '../accounts/messages.js';
import type { User } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import { requireUser } from '../accounts/session.js';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, badInput, requestLanguage, succeed } from '../http/api.js';
import { field, readBody } from '../http/fields.js';
import { requireProof } from '../proofs/proofs.js';
import { closeAccount, countOpenOrders, countOpenReturns, findConsequences } from './close-account.js';
import { CANCELLATION_MESSAGES } from './messages.js';

/**
 * Closing an account (401 for a guest):
 * - `GET /pc/user/cancel` → `{email, open_orders, open_returns, returns_until, orders, points, shares, coupons,
 *   addresses, saved, history}`: what is lost with it
 * - `POST /pc/user/cancel/sendCode` mails a code to the account's email
 * - `POST /pc/user/cancel {code}` cancels unpaid orders and closes the account; 409 while a paid order is on its way
 *   or a return is open. An account without an email needs no code, but another fresh proof, such as a sign-in.
 */
export function cancellationRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  const { passwords, limits, now } = services;
  return new Hono<ApiEnv>()
    .get('/pc/user/cancel', async (c) => {
      const { userId, email } = await requireUser(db, c, now());
      return succeed(c, Consequences, { email, ...(await findConsequences(db, userId, now())) });
    })
    .post('/pc/user/cancel/sendCode', async (c) => {
      const { userId, email } = await requireUser(db, c, now());
      if (email === null) throw new ApiError(409, CANCELLATION_MESSAGES[requestLanguage(c)].noEmail);
      await refuseOpen(c, db, userId);
      await sendOwnCode(db, services, c, { email, purpose: 'close' });
      return acknowledge(c);
    })
    .post('/pc/user/cancel', async (c) => {
      const user = await requireUser(db, c, now());
      if (user.email === null) await requireProof(db, c, user, now());
      const code = await readCode(c, user);
      await db.transaction(async (transaction) => {
        // Orders reference the user, so no new ones can be placed while this row is locked.
        await lockUser(transaction, user.userId);
        await refuseOpen(c, transaction, user.userId);
        if (code !== null && !(await redeemCode(transaction, code))) throw wrongCode(c);
        await closeAccount(transaction, user, { visitor: c.req.header('uuid') ?? '', now: now() });
      });
      return acknowledge(c);
    });

  /** Returns the proof of a right code, or null for an account without an email. Throws if the code is wrong. */
  async function readCode(c: Context, { email }: User): Promise<RightCode | null> {
    const { code } = accountRequests(c);
    const { code: typed } = await readBody(c, object({ code: email === null ? field(() => null) : code }));
    if (email === null || typed === null) return null;
    await takeAttempt(c, limits.codesUsedByAddress);
    const right = await checkCode(db, passwords, { email, purpose: 'close' }, typed, now());
    if (right === null) throw wrongCode(c);
    return right;
  }
}

async function refuseOpen(c: Context, db: Db, userId: number): Promise<void> {
  const texts = CANCELLATION_MESSAGES[requestLanguage(c)];
  if ((await countOpenOrders(db, userId)) > 0) throw new ApiError(409, texts.onTheWay);
  if ((await countOpenReturns(db, userId)) > 0) throw new ApiError(409, texts.returning);
}

const wrongCode = (c: Context) => badInput(ACCOUNT_MESSAGES[requestLanguage(c)].codeWrong);
