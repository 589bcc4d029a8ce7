/** The shop's legal documents. */
export type LegalName = 'terms' | 'privacy' | 'refunds';

/** A paragraph, a list, or a list of terms that are explained. Texts may hold links: `[text](address)`. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

export interface Section {
  /** The section's fragment in the address, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One document in one language. */
export interface LegalDocument {
  readonly title: string;
  /** The day from which it holds, as `2026-11-02`. */
  readonly updated: string;
  /** What matters most, for who reads no further. */
  readonly summary: readonly string[];
  readonly sections: readonly Section[];
}
