import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { type Outcome, type WindowSignIn, type WindowSignInRow, windowSignIns } from './schema.js';

/** How long a shopper has from the click to the end, in milliseconds. The widget polls for half that time. */
const LIFETIME_MS = 10 * 60_000;

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
  async begin(
    request: Pick<WindowSignIn, 'provider' | 'nonce' | 'origin' | 'lang' | 'uuid'>,
  ): Promise<WindowSignIn | null> {
    const { db, now } = this;
    const signIn: WindowSignIn = {
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
    const { nonce, oauthToken, state, ticket, isReleased, outcome, ...rest } = signIn;
    await db.delete(windowSignIns).where(lte(windowSignIns.expiresAt, new Date(now())));
    const begun = await db
      .insert(windowSignIns)
      .values({
        ...{ nonce, oauthToken, state, ticket, rest },
        triesLeft: MAX_TRIES,
        expiresAt: new Date(now() + LIFETIME_MS),
      })
      .onConflictDoNothing()
      .returning({ nonce: windowSignIns.nonce });
    return begun.length > 0 ? signIn : null;
  }

  /** Handles the opening of the window, which may happen only once. */
  open = (oauthToken: string): Promise<WindowSignIn | undefined> =>
    this.#change(
      { isOpened: true },
      and(eq(windowSignIns.oauthToken, oauthToken), eq(windowSignIns.isOpened, false)),
    );

  /** Handles the window's return from the provider, which may happen only once. */
  return = (state: string): Promise<WindowSignIn | undefined> =>
    this.#change(
      { isReturned: true },
      and(eq(windowSignIns.state, state), eq(windowSignIns.isReturned, false)),
    );

  /** Saves the outcome. `browser` is the cookie from the window's browser. */
  async finish(signIn: WindowSignIn, outcome: Outcome, browser: string): Promise<WindowSignIn> {
    // A refusal reveals nothing.
    const isReleased = browser === signIn.browser || outcome.status === 'refused';
    await this.#change({ outcome, isReleased }, eq(windowSignIns.nonce, signIn.nonce));
    return { ...signIn, outcome, isReleased };
  }

  /**
   * Checks the number that the shopper read on the page that asks, which proves that the same person sees both. Only
   * the window has the ticket. Returns undefined if there is nothing left to confirm.
   */
  async confirm(
    ticket: string,
    number: string,
  ): Promise<{ readonly signIn: WindowSignIn; readonly isRight: boolean } | undefined> {
    const isRight = sql<boolean>`${windowSignIns.rest} ->> 'number' = ${number}`;
    const waiting = and(
      eq(windowSignIns.ticket, ticket),
      isNotNull(windowSignIns.outcome),
      eq(windowSignIns.isReleased, false),
      gt(windowSignIns.triesLeft, 0),
    );
    // The same statement checks and counts, so concurrent guesses count too.
    const signIn = await this.#change(
      { triesLeft: sql`${windowSignIns.triesLeft} - 1`, isReleased: isRight },
      waiting,
    );
    if (signIn === undefined) return undefined;
    if (signIn.isReleased) return { signIn, isRight: true };
    const over = await this.db
      .delete(windowSignIns)
      .where(and(eq(windowSignIns.nonce, signIn.nonce), lte(windowSignIns.triesLeft, 0)))
      .returning({ nonce: windowSignIns.nonce });
    return over.length > 0 ? undefined : { signIn, isRight: false };
  }

  /**
   * Returns the outcome, only once. Returns null if there is none yet, and undefined for a nonce that is unknown or
   * expired.
   * @param proof the window's proof to the page; without it, the cookie or the number must have proven the same
   */
  async result(
    nonce: string,
    proof: string,
  ): Promise<{ signIn: WindowSignIn; outcome: Outcome } | null | undefined> {
    const isProven = sql`${windowSignIns.rest} ->> 'proof' = ${proof}`;
    const mine = and(eq(windowSignIns.nonce, nonce), gt(windowSignIns.expiresAt, new Date(this.now())));
    const [row] = await this.db
      .delete(windowSignIns)
      .where(and(mine, isNotNull(windowSignIns.outcome), or(eq(windowSignIns.isReleased, true), isProven)))
      .returning();
    if (row === undefined) return (await this.db.$count(windowSignIns, mine)) > 0 ? null : undefined;
    const signIn = toSignIn(row);
    return signIn.outcome === null ? undefined : { signIn, outcome: signIn.outcome };
  }

  async #change(
    set: PgUpdateSetSource<typeof windowSignIns>,
    condition: SQL | undefined,
  ): Promise<WindowSignIn | undefined> {
    const [row] = await this.db
      .update(windowSignIns)
      .set(set)
      .where(and(condition, gt(windowSignIns.expiresAt, new Date(this.now()))))
      .returning();
    return row && toSignIn(row);
  }
}

const toSignIn = ({
  rest,
  nonce,
  oauthToken,
  state,
  ticket,
  isReleased,
  outcome,
}: WindowSignInRow): WindowSignIn => ({
  ...rest,
  ...{ nonce, oauthToken, state, ticket, isReleased, outcome },
});
