import { parseArgs } from 'node:util';

/** Thrown when a command was used incorrectly. The message says how. It repeats no value, which may be a token. */
export class UsageError extends Error {}

/** The options that a command has, by their names. */
type Options = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string; readonly multiple?: true }>
>;

/** What was typed after a command's name. */
interface Words {
  /** The last value of each option; empty for one that takes none. */
  readonly values: ReadonlyMap<string, string>;
  /** All values of each option, in order. */
  readonly all: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
}

/**
 * Splits words into options and the rest. `parseArgs` does the splitting; its own errors aren't for everybody.
 * @throws {UsageError} for an unknown option, a missing value, or one too many
 */
export function readWords(words: readonly string[], options: Options): Words {
  const { tokens, positionals } = parseArgs({
    ...{ args: [...words], options, strict: false },
    ...{ allowPositionals: true, tokens: true },
  });
  const all = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw new UsageError(`There is no option ${shown(rawName)}.`);
    const takesValue = option.type === 'string';
    if (!takesValue && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    if (takesValue && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new UsageError(`${rawName} needs a value.`);
    all.set(name, [...(all.get(name) ?? []), value ?? '']);
  }
  const values = new Map([...all].map(([name, each]) => [name, each.at(-1) ?? '']));
  return { values, all, positionals };
}

/** Returns what was typed, for a message: without control characters, and not too long. */
export const shown = (word: string): string => word.replace(/\p{Cc}/gu, ' ').slice(0, 40);

/**
 * Returns a whole number.
 * @param name the option's, with what it counts: `--port must be a whole number`
 * @throws {UsageError} if it isn't one, or out of range
 */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`${name}, from ${least} to ${most}.`);
}

/** Any language will do, because a server may have more of them than the widgets. */
export function readLang(lang: string): string {
  const isWellFormed = /^[A-Za-z]{2,8}(-[A-Za-z\d]{2,8})*$/.test(lang);
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (isWellFormed && languages.of(lang) !== undefined) return lang;
  throw new UsageError('--lang must be a language: en, ru, ar, fr, or the code of another one.');
}
