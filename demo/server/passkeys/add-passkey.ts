import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Replies } from '../../../dist/testing/index.js';
import type { User } from '../accounts/schema.js';
import { passkeyMail } from '../accounts/security-mails.js';
import type { AccountServices } from '../accounts/services.js';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput, requestLanguage } from '../http/api.js';
import { queueMails } from '../mail/outbox.js';
import { CHALLENGE_MS, makeChallenge, type RelyingParty, takeChallenge, userHandle } from './challenges.js';
import type { PasskeyMessages } from './messages.js';
import { challengeOf, type NewCredential } from './requests.js';
import { type Passkey, passkeys } from './schema.js';

/** The first match is the browser's name: user agents also contain the names of other browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a passkey's name until its owner renames it, the same in every language: "Chrome · Android". */
export function deviceName(userAgent: string): string {
  const parts = [BROWSERS, SYSTEMS].map((list) => list.find(([word]) => word.test(userAgent))?.[1]);
  return parts.filter((name) => name !== undefined).join(' · ') || 'Passkey';
}

export const MAX_PASSKEYS = 20;

/** Ed25519, P-256, and RSA: every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Returns a browser's options for creating a passkey, which must work without an email and verify its owner. */
export async function creationOptions(
  db: Db,
  party: RelyingParty,
  { userId, email, uname }: User,
  now: Date,
): Promise<Replies['passkeyRegisterOptions']> {
  const existing = await passkeysOf(db, userId);
  const { extensions, ...options } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.id,
    userID: Buffer.from(await userHandle(db, userId), 'base64url'),
    userName: email ?? uname,
    userDisplayName: uname,
    challenge: Buffer.from(await makeChallenge(db, { purpose: 'create', userId }, now), 'base64url'),
    timeout: CHALLENGE_MS,
    // Don't create a second passkey on an authenticator that already has one.
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options, extensions: { credProps: extensions?.credProps === true } };
}

export const passkeysOf = (db: Db, userId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.passkeyId));

/**
 * Saves a passkey that a browser has created and notifies the account's owner by mail: someone who finds a signed-in
 * computer could create a passkey for themselves.
 */
export async function addPasskey(
  db: Db,
  { now, storefrontOrigin }: AccountServices,
  party: RelyingParty,
  c: Context,
  { userId, email }: User,
  credential: NewCredential,
  messages: PasskeyMessages,
): Promise<Passkey> {
  const made = await verify(db, party, userId, credential, now());
  if (made === null) throw badInput(messages.notAdded);
  return db.transaction(async (transaction) => {
    // The lock makes concurrent additions count each other.
    await lockUser(transaction, userId);
    if ((await transaction.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS)
      throw new ApiError(409, messages.tooMany);
    const [added] = await transaction
      .insert(passkeys)
      .values({
        userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        name: deviceName(c.req.header('user-agent') ?? ''),
        createdAt: now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (added === undefined) throw new ApiError(409, messages.known);
    if (email !== null)
      await queueMails(
        transaction,
        [passkeyMail({ lang: requestLanguage(c), to: email, storefrontOrigin }, 'added', added.name)],
        now(),
      );
    return added;
  });
}

/** Returns null if anything is wrong. The challenge is used up either way. */
async function verify(db: Db, party: RelyingParty, userId: number, credential: NewCredential, now: Date) {
  const challenge = challengeOf(credential);
  if (!(await takeChallenge(db, challenge, { purpose: 'create', userId }, now))) return null;
  const { transports = [], ...response } = credential.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { ...response, transports } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined })); // it throws if anything is wrong
  return verified && registrationInfo ? registrationInfo.credential : null;
}
