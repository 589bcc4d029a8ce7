import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Language } from '../../shared/language.js';
import { ShortMemory } from '../../shared/short-memory.js';

/** How long a shopper has, from the click to the end, in milliseconds. The widget asks for half as long. */
const ASK_MS = 10 * 60_000;

/** Most sign-ins under way in windows at the same time. */
const MAX_ASKS = 5_000;

/** How often the number may be typed. */
const MAX_TRIES = 3;

export type ProviderName = 'google' | 'facebook' | 'x';

/** What somebody came to in the provider's window. */
export type Outcome =
  | { readonly status: 'done'; readonly userId: number }
  | { readonly status: 'bind'; readonly facebookId: string; readonly name: string; readonly picture: string }
  | { readonly status: 'refused'; readonly code: number; readonly msg: string };

/** One sign-in in a window of its own, from the click on. */
export interface Ask {
  readonly provider: ProviderName;
  /** The widget's own secret; it never leaves the page and this server but in the last message to that page. */
  readonly nonce: string;
  /** The page that asks; nothing is handed to any other. */
  readonly origin: string;
  readonly lang: Language;
  /** The visitor's id, where the page had one. */
  readonly uuid: string;
  readonly oauthToken: string;
  readonly state: string;
  readonly verifier: string;
  /** What the id token must repeat. */
  readonly idNonce: string;
  /** Stands on the page that asks; for a window that has lost that page. */
  readonly number: string;
  /** In a cookie of the browser that asked, where that page is the shop's own. */
  readonly browser: string;
  /** What the window hands to the page that opened it. */
  readonly proof: string;
  readonly ticket: string;
  triesLeft: number;
  /** Whether it is certain that who signed in is who asked. */
  isReleased: boolean;
  outcome: Outcome | null;
}

const secret = () => randomBytes(32).toString('base64url');

/** The challenge of PKCE for a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/**
 * The sign-ins that are under way in windows. They live in this process: several processes need a proxy that keeps a
 * browser with one of them.
 */
export class Windows {
  readonly #opening: ShortMemory<Ask>;
  readonly #returning: ShortMemory<Ask>;
  readonly #confirming: ShortMemory<Ask>;
  readonly #results: ShortMemory<Ask>;

  /** @param now milliseconds; a clock that never goes back */
  constructor(now?: () => number) {
    this.#opening = new ShortMemory(MAX_ASKS, now);
    this.#returning = new ShortMemory(MAX_ASKS, now);
    this.#confirming = new ShortMemory(MAX_ASKS, now);
    this.#results = new ShortMemory(MAX_ASKS, now);
  }

  /** Begins a sign-in; null when the nonce was used before. */
  begin(asked: Pick<Ask, 'provider' | 'nonce' | 'origin' | 'lang' | 'uuid'>): Ask | null {
    if (this.#results.get(asked.nonce)) return null;
    const ask: Ask = {
      ...asked,
      oauthToken: secret(),
      state: secret(),
      verifier: secret(),
      idNonce: secret(),
      number: String(randomInt(10_000)).padStart(4, '0'),
      browser: secret(),
      proof: secret(),
      ticket: secret(),
      triesLeft: MAX_TRIES,
      isReleased: false,
      outcome: null,
    };
    this.#opening.set(ask.oauthToken, ask, ASK_MS);
    this.#returning.set(ask.state, ask, ASK_MS);
    this.#results.set(ask.nonce, ask, ASK_MS);
    return ask;
  }

  /** The window comes, once. */
  open = (oauthToken: string): Ask | undefined => this.#opening.take(oauthToken);

  /** The provider sends the window back, once. */
  return = (state: string): Ask | undefined => this.#returning.take(state);

  /**
   * Notes what it came to.
   * @param browser the cookie of the window's browser
   */
  finish(ask: Ask, outcome: Outcome, browser: string): void {
    ask.outcome = outcome;
    // A refusal gives nothing away.
    ask.isReleased = browser === ask.browser || outcome.status === 'refused';
    if (!ask.isReleased) this.#confirming.set(ask.ticket, ask, ASK_MS);
  }

  /**
   * Takes the number that the shopper read on the page that asks, which proves that both are in front of the same
   * person; the ticket stands in the window alone. Undefined when there is nothing to confirm any more.
   */
  confirm(ticket: string, number: string): { readonly ask: Ask; readonly isRight: boolean } | undefined {
    const ask = this.#confirming.get(ticket);
    if (!ask) return undefined;
    ask.triesLeft -= 1;
    ask.isReleased = ask.number === number;
    if (ask.isReleased || ask.triesLeft === 0) this.#confirming.delete(ticket);
    if (!ask.isReleased && ask.triesLeft === 0) {
      this.#results.delete(ask.nonce);
      return undefined;
    }
    return { ask, isRight: ask.isReleased };
  }

  /**
   * What it came to, given out once. Null while there is nothing to give yet; undefined for a nonce that nobody has
   * begun with, or that is over.
   * @param proof what the window handed to the page; without it, the browser or the number must have proven the same
   */
  result(nonce: string, proof: string): { ask: Ask; outcome: Outcome } | null | undefined {
    const ask = this.#results.get(nonce);
    if (!ask) return undefined;
    if (!ask.outcome || !(ask.isReleased || proof === ask.proof)) return null;
    this.#results.delete(nonce);
    this.#confirming.delete(ask.ticket);
    return { ask, outcome: ask.outcome };
  }
}
