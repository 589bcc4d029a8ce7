import type { PageName } from '../../shared/pages.js';

/** The documents, each with a page of its name, in the order in which they're listed. */
export const LEGAL_NAMES = ['terms', 'privacy', 'refunds'] as const satisfies readonly PageName[];
export type LegalName = (typeof LEGAL_NAMES)[number];

interface LegalLink {
  readonly text: string;
  readonly href: string;
}

/** A text, split into parts if it contains links. */
export type Words = readonly (string | LegalLink)[];

/** A paragraph, a list, or a list of terms with their meanings. */
export type Block =
  | { readonly paragraph: Words }
  | { readonly list: readonly Words[] }
  | { readonly terms: readonly (readonly [term: string, meaning: Words])[] };

export interface Section {
  /** The section's fragment in the address, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One document in one language, which the build creates from its Markdown in `demo/assets/legal`. */
export interface LegalDocument {
  readonly title: string;
  /** The day it takes effect, such as `2026-11-02`. */
  readonly updated: string;
  /** The main points, for those who read no further. */
  readonly summary: readonly string[];
  readonly sections: readonly Section[];
}
