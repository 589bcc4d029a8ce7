import { parseArgs } from 'node:util';

/** The options of `storefront-widgets check`. */
export interface Options {
  /** Base URL of the API, without a trailing slash. */
  readonly api: string;
  /** Base URL of the suggestion host. */
  readonly suggest: string;
  readonly token: string | null;
  readonly lang: string;
  /** The origin of a page that makes the calls. */
  readonly origin: string;
  /** The timeout of each request, in milliseconds. */
  readonly timeout: number;
  readonly json: boolean;
}

/** The text printed for `--help`. */
export const USAGE = `Usage: storefront-widgets check <api> [options]

Asks a server every call that changes nothing, and tells which replies do not fit.

  <api>                base URL of the v3 API, such as https://shop.example/v3
  --token <token>      also try the calls that need a shopper who is signed in
  --lang <lang>        language of the replies (en)
  --origin <origin>    origin of the pages that call (https://partner.example)
  --suggest <url>      base URL of the suggestion host, where it is a separate one; it gets no token
  --timeout <ms>       how long each request may take, and a server may be silent (15000)
  --json               print JSON
  -h, --help           print this
  --version            print the version

Exit code: 0 when all fits, 1 when something does not or no server answers, 2 when the command was used wrongly.`;

/** Thrown when the command was used wrongly. The message says how. */
export class UsageError extends Error {}

const OPTIONS = {
  token: { type: 'string' },
  lang: { type: 'string' },
  origin: { type: 'string' },
  suggest: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

/**
 * Reads the command line.
 * @param words the arguments after the command's own name
 * @returns the options of the check, or what is printed instead of it
 * @throws {UsageError} if the command was used wrongly; the error repeats no value, which may be the token
 */
export function readCommandLine(words: readonly string[]): Options | 'help' | 'version' {
  const { values, positionals } = parse(words);
  if (values.has('help')) return 'help';
  if (values.has('version')) return 'version';
  const [command, api, ...others] = positionals;
  if (command === undefined) throw new UsageError('Which command? There is one: check <api>.');
  if (command !== 'check')
    throw new UsageError(`There is no command "${shown(command)}". There is one: check <api>.`);
  if (api === undefined) throw new UsageError('Which server? Give the base URL of its API.');
  if (others.length > 0)
    throw new UsageError(
      `${others.length === 1 ? 'One argument' : `${others.length} arguments`} too many: check takes one URL.`,
    );
  const base = httpUrl('<api>', api);
  const suggest = values.get('suggest');
  return {
    api: base,
    suggest: suggest === undefined ? base : httpUrl('--suggest', suggest),
    token: readToken(values.get('token') ?? null),
    lang: readLang(values.get('lang') ?? 'en'),
    origin: readOrigin(values.get('origin') ?? 'https://partner.example'),
    timeout: readTimeout(values.get('timeout') ?? '15000'),
    json: values.has('json'),
  };
}

/** Splits the words into options and the rest. `parseArgs` does the splitting; its own errors aren't for everybody. */
function parse(words: readonly string[]): {
  readonly values: ReadonlyMap<OptionName, string>;
  readonly positionals: readonly string[];
} {
  const { tokens, positionals } = parseArgs({
    ...{ args: [...words], options: OPTIONS, strict: false },
    ...{ allowPositionals: true, tokens: true },
  });
  const values = new Map<OptionName, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name)) throw new UsageError(`There is no option ${shown(rawName)}.`);
    const takesValue = OPTIONS[name].type === 'string';
    if (!takesValue && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    if (takesValue && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new UsageError(`${rawName} needs a value.`);
    values.set(name, value ?? '');
  }
  return { values, positionals };
}

/** Returns what was typed, for a message: without control characters, and not too long. */
const shown = (word: string): string => word.replace(/\p{Cc}/gu, ' ').slice(0, 40);

function readToken(token: string | null): string | null {
  if (token === null || /^[\x21-\x7e]+$/.test(token)) return token;
  throw new UsageError('--token holds what cannot stand in a header.');
}

/** Any language will do, because a server may have more of them than the widgets. */
function readLang(lang: string): string {
  const isWellFormed = /^[A-Za-z]{2,8}(-[A-Za-z\d]{2,8})*$/.test(lang);
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (isWellFormed && languages.of(lang) !== undefined) return lang;
  throw new UsageError('--lang must be a language: en, ru, ar, fr, or the code of another one.');
}

/** Files and sandboxed frames have the origin `null`. */
const readOrigin = (text: string): string =>
  text === 'null' ? text : new URL(httpUrl('--origin', text)).origin;

function readTimeout(text: string): number {
  const timeout = Number(text);
  if (/^\d+$/.test(text) && timeout >= 1 && timeout <= 600_000) return timeout;
  throw new UsageError('--timeout must be a whole number of milliseconds, from 1 to 600000.');
}

function httpUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be a URL that begins with http:// or https://.`);
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(`${name} must be a plain URL: no name, no password, no query, no fragment.`);
  return url.href.replace(/\/+$/, '');
}
