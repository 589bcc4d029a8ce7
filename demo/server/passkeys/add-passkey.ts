import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '../../shared/language.js';
import type { User } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput, requestLanguage } from '../http/api.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { paragraph, wayTo, writeMail } from '../mail/write-mail.js';
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
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([word]) => word.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(' · ') || 'Passkey';
}

/** In every text, `{name}` is the passkey's name. */
const TEXTS: Readonly<Record<Language, { subject: string; lead: string; wrong: string; open: string }>> = {
  en: {
    subject: 'A passkey was added to your account',
    lead: 'From now on, “{name}” signs in to your account without your password.',
    wrong: 'Wasn’t it you? Remove this passkey and change your password right away.',
    open: 'See your passkeys',
  },
  ru: {
    subject: 'К вашему аккаунту добавлен ключ доступа',
    lead: 'Теперь с ключом «{name}» можно войти в ваш аккаунт без пароля.',
    wrong: 'Это сделали не вы? Сразу удалите этот ключ доступа и смените пароль.',
    open: 'Посмотреть ключи доступа',
  },
  ar: {
    subject: 'أُضيف مفتاح مرور إلى حسابك',
    lead: 'من الآن يمكن تسجيل الدخول إلى حسابك بالمفتاح «{name}» دون كلمة المرور.',
    wrong: 'إن لم تكن أنت من أضافه فاحذف هذا المفتاح وغيّر كلمة المرور فورًا.',
    open: 'عرض مفاتيح المرور',
  },
  fr: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    lead: 'Désormais, « {name} » permet de se connecter à votre compte sans mot de passe.',
    wrong:
      'Ce n’était pas vous\u202f? Supprimez cette clé d’accès et changez votre mot de passe sans attendre.',
    open: 'Voir vos clés d’accès',
  },
};

/** Writes the mail that tells an account's owner that a passkey was added, and where to remove it. */
export function addedMail(lang: Language, to: string, name: string, storefrontOrigin: string): Mail {
  const { subject, lead, wrong, open } = TEXTS[lang];
  return writeMail(lang, to, subject, [
    paragraph(lead.replace('{name}', () => name)),
    paragraph(wrong),
    wayTo(`${storefrontOrigin}/replacement`, open),
  ]);
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
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(db, userId);
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.id,
    userID: Buffer.from(await userHandle(db, userId), 'base64url'),
    userName: email ?? uname,
    userDisplayName: uname,
    challenge: Buffer.from(await makeChallenge(db, { purpose: 'create', userId }, now), 'base64url'),
    timeout: CHALLENGE_MS,
    // Don't create a second passkey on an authenticator that already has one.
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
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
        [addedMail(requestLanguage(c), email, added.name, storefrontOrigin)],
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
