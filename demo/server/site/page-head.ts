import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';

export interface Asked {
  readonly db: Db;
  /** Of the storefront, without a slash at its end. */
  readonly origin: string;
  readonly lang: Language;
  readonly search: URLSearchParams;
}

/** What a page tells search engines, and the networks in which it is shared. */
export interface PageHead {
  /** 404 for what the shop does not have: search engines then forget its address. */
  readonly status: 200 | 404;
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page, within the site; null for a page that belongs into no index. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product';
  /** What the page is about, in the words of schema.org. */
  readonly data: readonly JsonObject[];
}

export interface JsonObject {
  readonly [name: string]: JsonValue;
}
export type JsonValue = string | number | null | JsonObject | readonly JsonValue[];

/** A page of the site that has no more to tell than its name. */
export const plainHead = (title: string, description: string, canonical: string | null): PageHead => ({
  status: 200,
  title,
  description,
  canonical,
  type: 'website',
  data: [],
});
