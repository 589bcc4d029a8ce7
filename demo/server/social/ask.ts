import type { Language } from '../../shared/language.js';

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
  /** Whether it is certain that who signed in is who asked. */
  readonly isReleased: boolean;
  readonly outcome: Outcome | null;
}
