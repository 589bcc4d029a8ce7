/** Where the built widgets are, and what is known of their files. */
export interface Release {
  /** The base URL of this version, whose files never change where `isPinned`. */
  readonly base: string;
  /** The base URL of the newest files. */
  readonly newest: string;
  readonly isPinned: boolean;
  readonly version: string;
  /** The `sha384` of each file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Bytes after brotli. */
  readonly files: Readonly<Record<string, number>>;
  /** By widget, what it loads until it is drawn, and what it may load later. */
  readonly widgets: Readonly<Record<string, Loaded>>;
}

export interface Loaded {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

/** What a snippet is made of beside the choice. */
export interface Shop {
  readonly release: Release;
  /** The API and the site that a snippet names where the choice names none. */
  readonly api: string;
  readonly site: string;
  /** For the plain form: values and names. */
  readonly makes: readonly { readonly value: string; readonly name: string }[];
}

export const LOADER = 'storefront.js';
export const STYLES = 'storefront.css';
export const ENTRY = 'index.js';
/** What the loader takes where a module does not load. */
export const CLASSIC = 'storefront.classic.js';
