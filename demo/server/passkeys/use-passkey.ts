import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Replies } from '../../../dist/testing/index.js';
import { clientOf } from '../accounts/client-of.js';
import { takeAttempt } from '../accounts/limits.js';
import { type User, users } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import { createSession } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api.js';
import { addressOf } from '../limits/rate-limit.js';
import { CHALLENGE_MS, makeChallenge, type RelyingParty, takeChallenge, userHandle } from './challenges.js';
import type { PasskeyMessages } from './messages.js';
import { challengeOf, type UsedCredential } from './requests.js';
import { type Passkey, passkeys } from './schema.js';

/** Returns a browser's options for signing in with any passkey it has for this shop. */
export async function requestOptions(
  db: Db,
  party: RelyingParty,
  now: Date,
): Promise<Replies['passkeyLoginOptions']> {
  const { extensions: _none, ...options } = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(await makeChallenge(db, { purpose: 'use' }, now), 'base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return options;
}

/** Signs in with a passkey. */
export async function logInByPasskey(
  db: Db,
  services: AccountServices,
  party: RelyingParty,
  c: Context,
  credential: UsedCredential,
  messages: PasskeyMessages,
): Promise<{ token: string; user: User }> {
  const { browsers } = services.limits;
  const at = services.now();
  const signedIn = await use(db, services, party, c, credential, async (tx, user) => ({
    token: await createSession(tx, user.userId, at, clientOf(c)),
    user,
  }));
  if (signedIn === null) throw badInput(messages.notUsed);
  const { email } = signedIn.user;
  if (email !== null && (await browsers.recognize(c, email)) === null) await browsers.remember(c, email);
  return signedIn;
}

/** Returns whether the passkey is this shopper's, and signs. */
export async function isOwnPasskey(
  db: Db,
  services: AccountServices,
  party: RelyingParty,
  c: Context,
  credential: UsedCredential,
  { userId }: User,
): Promise<boolean> {
  const isOwn = await use(db, services, party, c, credential, async (_, user) => user.userId === userId);
  return isOwn ?? false;
}

/** What a passkey that signed is good for. Runs in the transaction that counts the use. */
type Then<T> = (tx: Db, user: User) => Promise<T>;

/** Returns null if the passkey is wrong. Failures count against the same limits as wrong passwords. */
async function use<T>(
  db: Db,
  { limits, now }: AccountServices,
  party: RelyingParty,
  c: Context,
  credential: UsedCredential,
  then: Then<T>,
): Promise<T | null> {
  const { failedSignInsOfAddress, failedSignInsOfAccount } = limits;
  const key = `passkey ${credential.id}`;
  await takeAttempt(c, failedSignInsOfAddress, { limit: failedSignInsOfAccount, key });
  const result = await check(db, party, credential, now(), then);
  if (result === null) return null;
  await failedSignInsOfAccount.giveBack(c, key);
  await failedSignInsOfAddress.giveBack(c, addressOf(c));
  return result;
}

async function check<T>(
  db: Db,
  party: RelyingParty,
  credential: UsedCredential,
  now: Date,
  then: Then<T>,
): Promise<T | null> {
  // Even if the sign-in fails, nobody can use the challenge a second time.
  const challenge = challengeOf(credential);
  if (!(await takeChallenge(db, challenge, { purpose: 'use' }, now))) return null;
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.userId, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id));
  if (found === undefined) return null;
  const { passkey, user } = found;
  if (credential.response.userHandle !== (await userHandle(db, user.userId))) return null;
  const newCounter = await verify(party, credential, challenge, passkey);
  if (newCounter === null) return null;
  return db.transaction(async (transaction) => {
    // Fails if the passkey was removed or used in the meantime: a copy of it would have the same count.
    const used = await transaction
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(and(eq(passkeys.passkeyId, passkey.passkeyId), eq(passkeys.counter, passkey.counter)))
      .returning({ passkeyId: passkeys.passkeyId });
    return used.length === 1 ? then(transaction, user) : null;
  });
}

/** Returns the passkey's new count of uses, or null if the signature is wrong. */
async function verify(
  party: RelyingParty,
  credential: UsedCredential,
  challenge: string,
  { credentialId: id, publicKey, counter }: Passkey,
): Promise<number | null> {
  const result = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    requireUserVerification: true,
  }).catch(() => null); // it throws if anything is wrong
  return result?.verified ? result.authenticationInfo.newCounter : null;
}
