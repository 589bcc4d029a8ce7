export type LegalName = 'terms' | 'privacy' | 'refunds';

interface LegalLink {
  readonly text: string;
  readonly href: string;
}

/** A text, in parts where it holds links. */
export type Words = readonly (string | LegalLink)[];

/** A paragraph, a list, or a list of terms that are explained. */
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

/** One document in one language: what the build makes of its Markdown in `demo/assets/legal`. */
export interface LegalDocument {
  readonly title: string;
  /** The day from which it holds, as `2026-11-02`. */
  readonly updated: string;
  /** What matters most, for who reads no further. */
  readonly summary: readonly string[];
  readonly sections: readonly Section[];
}
