/** The parts of a response that are read. The body was read when it arrived. */
export interface EarlyResponse {
  readonly status: number;
  readonly text: () => Promise<string>;
  /** The body. */
  readonly body: string;
}

/** A request that was sent before there was a client. */
export interface EarlyRequest {
  /** The request's URL and headers. */
  readonly key: string;
  /** When it was sent, by `performance.now()`. */
  readonly since: number;
  readonly response: Promise<EarlyResponse>;
  /** The response, once it has arrived, so that the first render doesn't have to wait for a promise. */
  arrived?: EarlyResponse;
  /** Resolves with the response, or when the first render has waited long enough for it. Missing in older copies. */
  readonly soon?: Promise<unknown>;
  /** Cancels the request. */
  readonly end: AbortController;
}

/**
 * Where all copies of one major version meet on a page. Even if loaded twice, from two URLs or in two minor versions,
 * they share one store (contract section 1). Fields may be added here, but never removed.
 */
export interface PageRecord {
  /** The configuration from the loader's script tags. The loader runs first, before there is a store. */
  scripts?: Readonly<Record<string, unknown>>[];
  /** The store's `configure`, once there is a store. */
  configure?: (values: Readonly<Record<string, unknown>>) => void;
  /** What the loader requested before there was a client, by the name of the call. */
  early?: Record<string, EarlyRequest>;
  /** The values that `sharedOnPage` has created. */
  readonly shared: Map<string, unknown>;
}

const key = Symbol.for('storefront-widgets@0');
const scope = globalThis as { [key]?: PageRecord }; // TypeScript has no types for symbols on the global object

/** The page's one record, created by the first copy. */
export const pageRecord: PageRecord = (scope[key] ??= { shared: new Map() });

/** Returns the page's one value called `name`. The first copy to ask creates it. */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const { shared } = pageRecord;
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T; // only this function creates it, and each name has one type
}
