import type { Embed } from '../choice/choice.js';

/** Where the built widgets are, and facts about their files. */
export interface Release {
  /** The base URL of this version. Its files never change if `isPinned`. */
  readonly base: string;
  readonly isPinned: boolean;
  readonly version: string;
  /** The `sha384` hash of each file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Size of each file in bytes, after Brotli compression. */
  readonly files: Readonly<Record<string, number>>;
  /** For each widget, the files that it needs to render and those that it may load later. */
  readonly widgets: Readonly<Record<string, Loaded>>;
}

export interface Loaded {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

/** Everything besides the choice that goes into a snippet. */
export interface Shop {
  readonly release: Release;
  /** The API and, below, the site that a snippet uses if the choice doesn't name them. */
  readonly api: string;
  readonly site: string;
  /** Values and names for the plain form. */
  readonly makes: readonly { readonly value: string; readonly name: string }[];
  /** Translates English from the definitions or the WordPress plugin into the builder's language. */
  readonly translate: (english: string) => string;
}

/** Returns the shop with the files where the page hosts them, if that's chosen. */
export function hosted<T extends Pick<Shop, 'release'>>({ files }: Embed, shop: T): T {
  return files === null ? shop : { ...shop, release: { ...shop.release, base: files.replace(/\/*$/, '/') } };
}

export const LOADER = 'storefront.js';
export const STYLES = 'storefront.css';
export const ENTRY = 'index.js';
/** The script that the loader falls back to if a module doesn't load. */
export const CLASSIC = 'storefront.classic.js';
