/** Where a block goes: it names a text, `snippets.places`. */
export type Place =
  | 'page'
  | 'header'
  | 'stylesheet'
  | 'script'
  | 'install'
  | 'component'
  | 'usage'
  | 'build'
  | 'post'
  | 'settings'
  | 'css'
  | 'tag';

/** Some lines that are copied at once. */
export interface Block {
  readonly place: Place;
  /** The name of a file, where it is one. */
  readonly file?: string;
  readonly code: string;
}

/** A block that may have nothing in it. */
export const block = (place: Place, code: string | null, file?: string): readonly Block[] =>
  code ? [{ place, code, ...(file && { file }) }] : [];

/** Each line but the empty ones, further in. */
export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

export const lines = (...all: readonly (string | false | null | undefined)[]): string =>
  all.filter((line) => typeof line === 'string' && line !== '').join('\n');
