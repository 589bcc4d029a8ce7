import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { type Ask, type Outcome, type SocialAsk, socialAsks } from './schema.js';

/** How long a shopper has from the click to the end, in milliseconds. The widget polls for half that time. */
const ASK_MS = 10 * 60_000;

const MAX_TRIES = 3;

const secret = () => randomBytes(32).toString('base64url');

/** Returns the PKCE code challenge for a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The sign-ins in progress in windows. They are in the database because each step may reach a different process. */
export class Windows {
  /** @param now epoch milliseconds */
  constructor(
    private readonly db: Db,
    private readonly now: () => number = Date.now,
  ) {}

  /** Begins a sign-in. Returns null if the nonce was used before. */
  async begin(request: Pick<Ask, 'provider' | 'nonce' | 'origin' | 'lang' | 'uuid'>): Promise<Ask | null> {
    const { db, now } = this;
    const ask: Ask = {
      ...request,
      oauthToken: secret(),
      state: secret(),
      verifier: secret(),
      idNonce: secret(),
      number: String(randomInt(10_000)).padStart(4, '0'),
      browser: secret(),
      proof: secret(),
      ticket: secret(),
      isReleased: false,
      outcome: null,
    };
    const { nonce, oauthToken, state, ticket, isReleased, outcome, ...rest } = ask;
    await db.delete(socialAsks).where(lte(socialAsks.expiresAt, new Date(now())));
    const begun = await db
      .insert(socialAsks)
      .values({
        ...{ nonce, oauthToken, state, ticket, rest },
        triesLeft: MAX_TRIES,
        expiresAt: new Date(now() + ASK_MS),
      })
      .onConflictDoNothing()
      .returning({ nonce: socialAsks.nonce });
    return begun.length > 0 ? ask : null;
  }

  /** Handles the opening of the window, which may happen only once. */
  open = (oauthToken: string): Promise<Ask | undefined> =>
    this.#change(
      { isOpened: true },
      and(eq(socialAsks.oauthToken, oauthToken), eq(socialAsks.isOpened, false)),
    );

  /** Handles the window's return from the provider, which may happen only once. */
  return = (state: string): Promise<Ask | undefined> =>
    this.#change({ isReturned: true }, and(eq(socialAsks.state, state), eq(socialAsks.isReturned, false)));

  /** Saves the outcome. `browser` is the cookie from the window's browser. */
  async finish(ask: Ask, outcome: Outcome, browser: string): Promise<Ask> {
    // A refusal reveals nothing.
    const isReleased = browser === ask.browser || outcome.status === 'refused';
    await this.#change({ outcome, isReleased }, eq(socialAsks.nonce, ask.nonce));
    return { ...ask, outcome, isReleased };
  }

  /**
   * Checks the number that the shopper read on the page that asks, which proves that the same person sees both. Only
   * the window has the ticket. Returns undefined if there is nothing left to confirm.
   */
  async confirm(
    ticket: string,
    number: string,
  ): Promise<{ readonly ask: Ask; readonly isRight: boolean } | undefined> {
    const isRight = sql<boolean>`${socialAsks.rest} ->> 'number' = ${number}`;
    const waiting = and(
      eq(socialAsks.ticket, ticket),
      isNotNull(socialAsks.outcome),
      eq(socialAsks.isReleased, false),
      gt(socialAsks.triesLeft, 0),
    );
    // The same statement checks and counts, so concurrent guesses count too.
    const ask = await this.#change(
      { triesLeft: sql`${socialAsks.triesLeft} - 1`, isReleased: isRight },
      waiting,
    );
    if (ask === undefined) return undefined;
    if (ask.isReleased) return { ask, isRight: true };
    const over = await this.db
      .delete(socialAsks)
      .where(and(eq(socialAsks.nonce, ask.nonce), lte(socialAsks.triesLeft, 0)))
      .returning({ nonce: socialAsks.nonce });
    return over.length > 0 ? undefined : { ask, isRight: false };
  }

  /**
   * Returns the outcome, only once. Returns null if there is none yet, and undefined for a nonce that is unknown or
   * expired.
   * @param proof the window's proof to the page; without it, the cookie or the number must have proven the same
   */
  async result(nonce: string, proof: string): Promise<{ ask: Ask; outcome: Outcome } | null | undefined> {
    const isProven = sql`${socialAsks.rest} ->> 'proof' = ${proof}`;
    const mine = and(eq(socialAsks.nonce, nonce), gt(socialAsks.expiresAt, new Date(this.now())));
    const [row] = await this.db
      .delete(socialAsks)
      .where(and(mine, isNotNull(socialAsks.outcome), or(eq(socialAsks.isReleased, true), isProven)))
      .returning();
    if (row === undefined) return (await this.db.$count(socialAsks, mine)) > 0 ? null : undefined;
    const ask = toAsk(row);
    return ask.outcome === null ? undefined : { ask, outcome: ask.outcome };
  }

  async #change(
    set: PgUpdateSetSource<typeof socialAsks>,
    condition: SQL | undefined,
  ): Promise<Ask | undefined> {
    const [row] = await this.db
      .update(socialAsks)
      .set(set)
      .where(and(condition, gt(socialAsks.expiresAt, new Date(this.now()))))
      .returning();
    return row && toAsk(row);
  }
}

const toAsk = ({ rest, nonce, oauthToken, state, ticket, isReleased, outcome }: SocialAsk): Ask => ({
  ...rest,
  ...{ nonce, oauthToken, state, ticket, isReleased, outcome },
});
