/** What is read of a response; its body was read when it came. */
export interface EarlyResponse {
  readonly status: number;
  readonly text: () => Promise<string>;
  /** The body. */
  readonly body: string;
}

/** A request that was sent before there was a client to send it. */
export interface EarlyRequest {
  /** Its URL and its headers. */
  readonly key: string;
  /** When it was sent, by `performance.now()`. */
  readonly since: number;
  readonly response: Promise<EarlyResponse>;
  /** The response, once it is here: what is drawn first need not wait for a promise. */
  arrived?: EarlyResponse;
  /** Resolves with the response, or when a first drawing has waited for it for long enough. Missing in older copies. */
  readonly soon?: Promise<unknown>;
  /** Ends it. */
  readonly end: AbortController;
}

/**
 * Where all copies of one major version meet on a page: loaded twice, from two places or in two minor versions, they
 * still share one store (contract section 1). What is here may gain fields, and never lose any.
 */
export interface PageRecord {
  /** The configuration of the loader's script tags: the loader is there first, and knows no store. */
  scripts?: Readonly<Record<string, unknown>>[];
  /** The store's verb, once there is a store. */
  configure?: (values: Readonly<Record<string, unknown>>) => void;
  /** What the loader asked for before there was a client, by the name of the call. */
  early?: Record<string, EarlyRequest>;
  /** What `sharedOnPage` made. */
  readonly shared: Map<string, unknown>;
}

const key = Symbol.for('storefront-widgets@0');
const scope = globalThis as { [key]?: PageRecord }; // TypeScript knows no symbols on the global object

/** The page's one record; the first copy makes it. */
export const pageRecord: PageRecord = (scope[key] ??= { shared: new Map() });

/** The page's one `name`; the first copy to ask makes it. */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const { shared } = pageRecord;
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T; // made by this function alone, under a name that has one type
}
