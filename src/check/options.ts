import { widgetCalls } from '../contract/widget-calls.js';
import { readLang, readWords, shown, UsageError, wholeNumber } from './command-line.js';

/** The options of `storefront-widgets check`. */
export interface Options {
  /** Base URL of the API, without a trailing slash. */
  readonly api: string;
  /** The names of the widgets whose calls are tried. Empty for all calls. */
  readonly widgets: readonly string[];
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
       storefront-widgets mock [options]   a server with a sample shop; see mock --help

Tries every call that changes nothing, and reports the replies that do not fit the contract.

  <api>                base URL of the v3 API, such as https://shop.example/v3
  --for <widgets>      try only the calls of these widgets: car-search,footer
  --token <token>      also try the calls that need a shopper who is signed in
  --lang <lang>        language of the replies (en)
  --origin <origin>    origin of the pages that call (https://partner.example)
  --suggest <url>      base URL of the suggestion host, if it is a separate one; it gets no token
  --timeout <ms>       how long a request may take, and how long the server may stay silent (15000)
  --json               print JSON
  -h, --help           print this help
  --version            print the version

Exit code: 0 if everything fits, 1 if something does not or no server answers, 2 if the command was used incorrectly.`;

const OPTIONS = {
  for: { type: 'string', multiple: true },
  token: { type: 'string' },
  lang: { type: 'string' },
  origin: { type: 'string' },
  suggest: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/**
 * Reads the command line.
 * @param words the arguments after the command's own name
 * @returns the options of the check, or what is printed instead of it
 * @throws {UsageError} if the command was used incorrectly; the error repeats no value, which may be the token
 */
export function readCommandLine(words: readonly string[]): Options | 'help' | 'version' {
  const { values, all, positionals } = readWords(words, OPTIONS);
  if (values.has('help')) return 'help';
  if (values.has('version')) return 'version';
  const [command, api, ...others] = positionals;
  if (command === undefined) throw new UsageError('Which command? Use check <api> or mock.');
  if (command !== 'check')
    throw new UsageError(`There is no command "${shown(command)}". Use check <api> or mock.`);
  if (api === undefined) throw new UsageError('Which server? Give the base URL of its API.');
  if (others.length > 0)
    throw new UsageError(
      `${others.length === 1 ? 'One argument' : `${others.length} arguments`} too many: check takes one URL.`,
    );
  const base = httpUrl('<api>', api);
  const suggest = values.get('suggest');
  return {
    api: base,
    widgets: (all.get('for') ?? []).flatMap(readWidgets),
    suggest: suggest === undefined ? base : httpUrl('--suggest', suggest),
    token: readToken(values.get('token') ?? null),
    lang: readLang(values.get('lang') ?? 'en'),
    origin: readOrigin(values.get('origin') ?? 'https://partner.example'),
    timeout: wholeNumber(
      '--timeout must be a whole number of milliseconds',
      values.get('timeout') ?? '15000',
      1,
      600_000,
    ),
    json: values.has('json'),
  };
}

function readWidgets(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => Object.hasOwn(widgetCalls, name))) return names;
  const widgets = Object.keys(widgetCalls).join(', ');
  throw new UsageError(`--for must name widgets, separated by commas. The widgets are ${widgets}.`);
}

function readToken(token: string | null): string | null {
  if (token === null || /^[\x21-\x7e]+$/.test(token)) return token;
  throw new UsageError('--token has characters that a header cannot contain.');
}

/** Files and sandboxed frames have the origin `null`. */
const readOrigin = (text: string): string =>
  text === 'null' ? text : new URL(httpUrl('--origin', text)).origin;

function httpUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be a URL that begins with http:// or https://.`);
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(`${name} must be a plain URL: no name, no password, no query, no fragment.`);
  return url.href.replace(/\/+$/, '');
}
