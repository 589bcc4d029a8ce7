import type { Language } from './language.js';

/** A request to render a page on the server. */
export interface PageRequest {
  /** The full URL, including the query. */
  readonly url: string;
  readonly lang: Language;
  /** The request's cookies as they were sent; empty for none. */
  readonly cookies: string;
  /**
   * Answers a call to the shop's API, for an anonymous client.
   * @param call path and query, below the API's own path
   * @returns the reply's JSON
   */
  readonly answer: (call: string) => Promise<unknown>;
  /** Aborted when nobody is waiting for the page anymore. */
  readonly signal: AbortSignal;
}

/** The result of rendering a page: a redirect, or its HTML with the data that a browser needs to hydrate it. */
export type RenderedPage =
  | { readonly redirect: string; readonly status: number }
  | {
      /** The content of `#root`, as it is rendered. */
      readonly html: AsyncIterable<Uint8Array> | Iterable<string>;
      readonly state: PageState;
      /** Replies to refused calls, by call, so the browser doesn't have to repeat them. */
      readonly refusals: Readonly<Record<string, unknown>>;
    };

/** The data that a page was rendered from, as JSON. */
export interface PageState {
  readonly lang: Language;
  /** The replies, as dehydrated by TanStack Query. */
  readonly answers: unknown;
}

/**
 * Renders a page of a site on the server.
 * @returns null for a page that only browsers render
 * @throws if rendering fails; then the browser renders the page
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

/** ID of the element that contains a page's state. */
export const STATE_ID = 'page-state';

/** ID of the template in a page's head with the links that its entry adds after the first paint. */
export const AFTER_FIRST_PAINT = 'after-first-paint';
