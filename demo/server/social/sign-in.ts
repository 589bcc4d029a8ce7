import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { ShortMemory } from '../../shared/short-memory.js';
import { users } from '../accounts/schema.js';
import { createSession, toUserReply } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { ApiError } from '../http/api-error.js';
import { requestLanguage } from '../http/language.js';
import { ProviderError } from './ask-provider.js';
import type { Linked } from './link-person.js';
import { SOCIAL_MESSAGES, type SocialMessages } from './messages.js';
import type { SocialPerson } from './person.js';
import type { SocialConfig } from './social-config.js';
import { Windows } from './windows.js';

/** The codes of refusals that mean something beside their message. */
export const CODES = {
  notConfirmed: 4010,
  emailTaken: 4090,
  expired: 4100,
  emailNeeded: 4220,
  cancelled: 4990,
} as const;

const MAX_WAITING = 5_000;
const QUARTER_MS = 15 * 60_000;

/** What the social calls share while the server runs. */
export class SocialServices {
  readonly windows: Windows;
  /** By the visitor's id: who proved an email that has an account, until its password is given. */
  readonly #waiting: ShortMemory<SocialPerson>;
  /** By the visitor's id and Facebook's: who proved to be that person, and still has to give an email. */
  readonly #binding: ShortMemory<SocialPerson>;

  constructor(
    readonly db: Db,
    readonly config: SocialConfig,
    readonly allowedOrigins: readonly string[],
    now?: () => number,
  ) {
    this.windows = new Windows(now);
    this.#waiting = new ShortMemory(MAX_WAITING, now);
    this.#binding = new ShortMemory(MAX_WAITING, now);
  }

  waitForPassword(uuid: string, person: SocialPerson): void {
    if (uuid !== '' && person.email !== null) this.#waiting.set(uuid, person, QUARTER_MS);
  }

  /** Who waits in this browser to be linked to the account of this email. */
  takeWaiting(uuid: string, email: string): SocialPerson | undefined {
    return this.#waiting.get(uuid)?.email === email ? this.#waiting.take(uuid) : undefined;
  }

  waitForEmail(uuid: string, person: SocialPerson): void {
    if (uuid !== '') this.#binding.set(`${uuid} ${person.subject}`, person, QUARTER_MS);
  }

  /** Who proved in this browser to be that person of Facebook, once. */
  takeBinding = (uuid: string, facebookId: string): SocialPerson | undefined =>
    this.#binding.take(`${uuid} ${facebookId}`);
}

export const uuidOf = (c: Context): string => c.req.header('uuid') ?? '';

export const messagesFor = (c: Context): SocialMessages => SOCIAL_MESSAGES[requestLanguage(c)];

/** The reply of every sign-in (spec section 7). */
export async function toSignedIn(db: Db, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  if (!user) throw new Error('an account went while somebody signed in to it');
  return { token: await createSession(db, userId), user: toUserReply(user) };
}

/**
 * The account that a person came to.
 * @throws {ApiError} when the person's email has another account: its password is asked for, once
 */
export function userOf(services: SocialServices, c: Context, person: SocialPerson, linked: Linked): number {
  if ('userId' in linked) return linked.userId;
  services.waitForPassword(uuidOf(c), person);
  throw new ApiError(CODES.emailTaken, messagesFor(c).emailTaken(linked.takenEmail));
}

/** Asks a provider. What it refuses is told to the log, and to the shopper in other words. */
export async function confirmed<T>(c: Context<ApiEnv>, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    c.get('logger').warn({ reason: error.message }, 'a provider did not confirm a sign-in');
    throw new ApiError(CODES.notConfirmed, messagesFor(c).notConfirmed);
  }
}
