/** Where a block goes. Each is a key of the texts in `snippets.places`. */
export type Place =
  | 'page'
  | 'head'
  | 'header'
  | 'stylesheet'
  | 'script'
  | 'install'
  | 'component'
  | 'usage'
  | 'build'
  | 'post'
  | 'html-block'
  | 'settings'
  | 'css'
  | 'tag';

/** Some lines of code that are copied together. */
export interface Block {
  readonly place: Place;
  /** The file name, if the block is a file. */
  readonly file?: string;
  readonly code: string;
}

/** Returns a block in an array, or an empty array if there is no code. */
export const block = (place: Place, code: string | null, file?: string): readonly Block[] =>
  code ? [{ place, code, ...(file && { file }) }] : [];

/** Indents each line that isn't empty. */
export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

export const lines = (...all: readonly (string | false | null | undefined)[]): string =>
  all.filter((line) => typeof line === 'string' && line !== '').join('\n');
