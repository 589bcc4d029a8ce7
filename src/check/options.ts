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

/** The text printed for `--help`, or when the command was used wrongly. */
export const USAGE = `Usage: storefront-widgets check <api> [options]

Asks a server every call that changes nothing, and tells which replies do not fit.

  <api>                base URL of the v3 API, such as https://shop.example/v3
  --token <token>      also try the calls that need a shopper who is signed in
  --lang <lang>        language of the replies (en)
  --origin <origin>    origin of a page that calls (https://partner.example)
  --suggest <url>      base URL of the suggestion host, where it is a separate one; it gets no token
  --timeout <ms>       how long each request may take (30000)
  --json               print JSON
  --help               print this

Exit code: 0 when all fits, 1 when something does not, 2 when the command was used wrongly.`;

/** Thrown when the command was used wrongly. The message says how. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 * @param words the arguments after the command's own name
 * @returns null if `--help` was given
 * @throws {UsageError} if the command was used wrongly; the error never repeats the token
 */
export function readOptions(words: readonly string[]): Options | null {
  const { values, positionals } = parse(words);
  if (values.help) return null;
  const [command, api, ...others] = positionals;
  if (command !== 'check' || others.length > 0) throw new UsageError('Say what to do: check <api>.');
  if (api === undefined) throw new UsageError('Which server? Give the base URL of its API.');
  const token = values.token ?? null;
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    throw new UsageError('--token holds what cannot stand in a header.');
  if (!/^[A-Za-z-]{1,35}$/.test(values.lang)) throw new UsageError('--lang must be a language, such as en.');
  const timeout = Number(values.timeout);
  if (!(timeout >= 1 && timeout <= 600_000))
    throw new UsageError('--timeout must be a number of milliseconds, from 1 to 600000.');
  const base = httpUrl('<api>', api);
  return {
    api: base,
    suggest: values.suggest === undefined ? base : httpUrl('--suggest', values.suggest),
    token,
    lang: values.lang,
    origin: new URL(httpUrl('--origin', values.origin)).origin,
    timeout,
    json: values.json,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        origin: { type: 'string', default: 'https://partner.example' },
        suggest: { type: 'string' },
        timeout: { type: 'string', default: '30000' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node's message starts with what's wrong. The rest may repeat the arguments.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'Not understood.');
  }
}

function httpUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be a URL that begins with http:// or https://.`);
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(`${name} must be a plain URL: no name, no password, no query, no fragment.`);
  return url.href.replace(/\/+$/, '');
}
