import type { Language } from './language.js';

/** A page that the server is to draw. */
export interface PageAsked {
  /** The whole address, its query included. */
  readonly url: string;
  readonly lang: Language;
  /** The cookies of whoever asks, as they were sent; empty for none. */
  readonly cookies: string;
  /**
   * Answers a call of the shop's API as nobody in particular.
   * @param call path and query, below the API's own path
   * @returns the reply's JSON
   */
  readonly answer: (call: string) => Promise<unknown>;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
}

/** What a site draws of a page: where it leads on to instead, or its HTML with what a browser needs to take it over. */
export type DrawnPage =
  | { readonly redirect: string; readonly status: number }
  | {
      /** The content of `#root`, as it is drawn. */
      readonly html: AsyncIterable<Uint8Array> | Iterable<string>;
      readonly state: PageState;
      /** The replies to calls that were refused, by the call: the browser need not ask again to know. */
      readonly refusals: Readonly<Record<string, unknown>>;
    };

/** What a page was drawn from, as JSON. */
export interface PageState {
  readonly lang: Language;
  /** The answers, as TanStack Query writes them down. */
  readonly answers: unknown;
}

/**
 * Draws a page of a site on the server.
 * @returns null for a page that only a browser draws
 * @throws what went wrong; the page is then drawn by the browser
 */
export type DrawPage = (asked: PageAsked) => Promise<DrawnPage | null>;

/** The element of a page that holds its state. */
export const STATE_ID = 'page-state';
