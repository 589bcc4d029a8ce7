import { createHash } from 'node:crypto';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { fill } from '../../../dist/npm/text.js';
import { clientOf } from '../accounts/client-of.js';
import { users } from '../accounts/schema.js';
import { createSession, toUserReply } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, requestLanguage } from '../http/api.js';
import { giveProof } from '../proofs/proofs.js';
import type { Linked } from './link-person.js';
import { SOCIAL_MESSAGES, type SocialMessages } from './messages.js';
import { ProviderError, type SocialPerson } from './providers.js';
import { socialWaiting } from './schema.js';
import type { SocialConfig } from './social-config.js';
import { Windows } from './windows.js';

/** Codes of refusals that clients handle by code, besides showing the message. */
export const CODES = {
  notConfirmed: 4010,
  emailTaken: 4090,
  expired: 4100,
  emailNeeded: 4220,
  canceled: 4990,
} as const;

const QUARTER_MS = 15 * 60_000;

export class SocialServices {
  readonly windows: Windows;

  /** @param now epoch milliseconds */
  constructor(
    readonly db: Db,
    readonly config: SocialConfig,
    readonly allowedOrigins: readonly string[],
    private readonly now: () => number = Date.now,
  ) {
    this.windows = new Windows(db, now);
  }

  /** Remembers a person whose verified email has an account, until they enter its password. */
  async waitForPassword(uuid: string, person: SocialPerson): Promise<void> {
    if (uuid !== '' && person.email !== null) await this.#wait(`password ${uuid}`, person);
  }

  /** Takes the person who is waiting in this browser to be linked to the account with this email. */
  takeWaiting = (uuid: string, email: string): Promise<SocialPerson | undefined> =>
    this.#take(`password ${uuid}`, sql`${socialWaiting.person} ->> 'email' = ${email}`);

  /** Remembers a person identified by Facebook, until they enter an email. */
  async waitForEmail(uuid: string, person: SocialPerson): Promise<void> {
    if (uuid !== '') await this.#wait(`email ${uuid} ${person.subject}`, person);
  }

  /** Takes the person whom Facebook identified in this browser. This works only once. */
  takeBinding = (uuid: string, facebookId: string): Promise<SocialPerson | undefined> =>
    this.#take(`email ${uuid} ${facebookId}`);

  async #wait(name: string, person: SocialPerson): Promise<void> {
    await this.db.delete(socialWaiting).where(lte(socialWaiting.expiresAt, new Date(this.now())));
    const values = { person, expiresAt: new Date(this.now() + QUARTER_MS) };
    await this.db
      .insert(socialWaiting)
      .values({ key: keyOf(name), ...values })
      .onConflictDoUpdate({ target: socialWaiting.key, set: values });
  }

  async #take(name: string, condition?: SQL): Promise<SocialPerson | undefined> {
    const isValid = gt(socialWaiting.expiresAt, new Date(this.now()));
    const [taken] = await this.db
      .delete(socialWaiting)
      .where(and(eq(socialWaiting.key, keyOf(name)), isValid, condition))
      .returning();
    return taken?.person;
  }
}

/** Hashes a key, since clients can send a visitor ID of any length. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

export const uuidOf = (c: Context): string => c.req.header('uuid') ?? '';

export const messagesFor = (c: Context): SocialMessages => SOCIAL_MESSAGES[requestLanguage(c)];

/** Returns the reply of every sign-in (spec section 7). */
export async function toSignedIn(db: Db, c: Context, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  if (!user) throw new Error('an account went while somebody signed in to it');
  const now = new Date();
  const token = await createSession(db, userId, now, clientOf(c));
  await giveProof(db, c, { token, userId }, now);
  return { token, user: toUserReply(user) };
}

/** Returns a person's account. If their email has another account, asks for its password with an ApiError. */
export async function userOf(
  services: SocialServices,
  c: Context,
  person: SocialPerson,
  linked: Linked,
): Promise<number> {
  if ('userId' in linked) return linked.userId;
  await services.waitForPassword(uuidOf(c), person);
  throw new ApiError(CODES.emailTaken, fill(messagesFor(c).emailTaken, { email: linked.takenEmail }));
}

/** Awaits a provider. Logs the reason for a refusal, and throws an ApiError with a message for the shopper. */
export async function confirmed<T>(c: Context<ApiEnv>, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    c.get('logger').warn({ reason: error.message }, 'a provider did not confirm a sign-in');
    throw new ApiError(CODES.notConfirmed, messagesFor(c).notConfirmed);
  }
}
