import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import type { ProofWay } from '../../shared/proof.js';
import { Proof } from '../../shared/replies/proofs.js';
import { accountRequests } from '../accounts/account-requests.js';
import { checkPassword } from '../accounts/change-password.js';
import { checkCode, redeemCode, sendOwnCode } from '../accounts/codes.js';
import { takeAttempt } from '../accounts/limits.js';
import type { User } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, badInput, requestLanguage, succeed } from '../http/api.js';
import { optionalText, readBody } from '../http/fields.js';
import { isFromStorefront, relyingParty } from '../passkeys/challenges.js';
import { optionalCredential } from '../passkeys/requests.js';
import { passkeys } from '../passkeys/schema.js';
import { isOwnPasskey } from '../passkeys/use-passkey.js';
import { PROOF_MESSAGES } from './messages.js';
import { giveProof, isProven } from './proofs.js';

const ProofRequest = object({
  password: optionalText(),
  code: optionalText(),
  credential: optionalCredential(),
});

/**
 * Proving to be the owner of the account, for the calls that a stolen session must not be enough for (401 for a guest):
 * - `GET /pc/user/proof` → `{is_proven, ways}`: what the account has of `password`, `passkey`, and `code`
 * - `POST /pc/user/proof/sendCode` mails a code to the account's email
 * - `POST /pc/user/proof {password}`, `{code}`, or `{credential}` is good for ten minutes, in this browser and session.
 *   A passkey signs a challenge of `/pc/passkey/loginOptions`.
 *
 * A sign-in on the shop's own pages is such a proof, too.
 */
export function proofRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  const { passwords, limits, now } = services;
  const party = relyingParty(services.storefrontOrigin);
  return new Hono<ApiEnv>()
    .get('/pc/user/proof', async (c) => {
      const user = await requireUser(db, c, now());
      const isHere = party !== null && isFromStorefront(c, party);
      const hasPasskey = isHere && (await db.$count(passkeys, eq(passkeys.userId, user.userId))) > 0;
      const ways: ProofWay[] = [
        ...(user.passwordHash === null ? [] : (['password'] as const)),
        ...(hasPasskey ? (['passkey'] as const) : []),
        ...(user.email === null ? [] : (['code'] as const)),
      ];
      return succeed(c, Proof, { is_proven: await isProven(db, c, user, now()), ways });
    })
    .post('/pc/user/proof/sendCode', async (c) => {
      const { email } = await requireUser(db, c, now());
      if (email === null) throw new ApiError(409, PROOF_MESSAGES[requestLanguage(c)].noEmail);
      await sendOwnCode(db, services, c, { email, purpose: 'proof' });
      return acknowledge(c);
    })
    .post('/pc/user/proof', async (c) => {
      const user = await requireUser(db, c, now());
      await check(c, user);
      await giveProof(db, c, { token: c.req.header('token') ?? '', userId: user.userId }, now());
      return acknowledge(c);
    });

  /** Throws if the proof is wrong. Wrong passwords and passkeys count as failed sign-ins. */
  async function check(c: Context, user: User): Promise<void> {
    const { password, code, credential } = await readBody(c, ProofRequest);
    const { messages } = accountRequests(c);
    if (credential !== null) {
      const isHere = party !== null && isFromStorefront(c, party);
      if (isHere && (await isOwnPasskey(db, services, party, c, credential, user))) return;
      throw badInput(PROOF_MESSAGES[requestLanguage(c)].passkeyWrong);
    }
    if (code !== null) {
      await takeAttempt(c, limits.codesUsedByAddress);
      const owner = { email: user.email ?? '', purpose: 'proof' } as const;
      const right = await checkCode(db, passwords, owner, code.trim(), now());
      if (right !== null && (await redeemCode(db, right))) return;
      throw badInput(messages.codeWrong);
    }
    if (password === null) throw badInput(messages.presentEmpty);
    if (!(await checkPassword(services, c, user, password))) throw badInput(messages.presentWrong);
  }
}
