import { readFileSync } from 'node:fs';
import type { CallName } from '../api/replies.js';
import type { MockFault } from '../testing/faults.js';
import { createMockApi, type MockApiOptions } from '../testing/mock-api.js';
import { readLang, readWords, shown, UsageError, wholeNumber } from './command-line.js';

/** The options of `storefront-widgets mock`. */
export interface MockOptions {
  readonly port: number;
  readonly api: MockApiOptions;
  /** How long each reply is held back, in milliseconds. */
  readonly delay: number;
  readonly faults: readonly { readonly call: CallName; readonly fault: MockFault }[];
}

/** The text printed for `mock --help`. */
export const MOCK_USAGE = `Usage: storefront-widgets mock [options]

Serves a sample shop with the whole v3 API, to work on a page without a shop. Nothing is saved.

  --port <port>        the port to listen on, on this machine only (4300; 0 for any free port)
  --data <file>        JSON that replaces parts of the sample shop: cars, banner, departments, navbar,
                       notices, zips, accounts, prizes, theme_color
  --delay <ms>         how long to delay each reply (0)
  --fail <call=fault>  makes a call fail: an HTTP status, hang, cut, html, truncated, or offline; may be repeated
  --lang <lang>        language of the sample if a request names none (en)
  -h, --help           print this help

Sign in as demo@example.com with demo123. Every verification code is 123456. Press Ctrl-C to stop.`;

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  delay: { type: 'string' },
  fail: { type: 'string', multiple: true },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line of `mock`.
 * @param words the arguments after `mock`
 * @returns null if its usage is to be printed
 * @throws {UsageError} if the command was used incorrectly
 */
export function readMockLine(words: readonly string[]): MockOptions | null {
  const { values, all, positionals } = readWords(words, OPTIONS);
  if (values.has('help')) return null;
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`Unexpected "${shown(extra)}": mock takes only options.`);
  const file = values.get('data');
  const options: MockOptions = {
    port: wholeNumber('--port must be a whole number', values.get('port') ?? '4300', 0, 65_535),
    delay: wholeNumber(
      '--delay must be a whole number of milliseconds',
      values.get('delay') ?? '0',
      0,
      600_000,
    ),
    faults: (all.get('fail') ?? []).map(readFault),
    api: {
      lang: readLang(values.get('lang') ?? 'en'),
      ...(file !== undefined && { data: readJson(file) }),
    },
  };
  asUsage(() => openMock(options));
  return options;
}

/**
 * Creates the mock with its options.
 * @throws {TypeError} if the data doesn't fit, or there is no such call or fault
 */
export function openMock({ api, delay, faults }: MockOptions) {
  const mock = createMockApi(api);
  mock.delay('*', delay);
  for (const { call, fault } of faults) mock.fail(call, fault);
  return mock;
}

function readFault(text: string): MockOptions['faults'][number] {
  const [, call, fault] = /^(\w+)=(\w+)$/.exec(text) ?? [];
  if (!call || !fault)
    throw new UsageError(`--fail "${shown(text)}" must be a call and a fault: carIndex=500.`);
  // `openMock` refuses what is neither a call nor a fault.
  return { call: call as CallName, fault: /^\d+$/.test(fault) ? Number(fault) : (fault as MockFault) };
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `--data ${shown(file)}: ${error instanceof Error ? error.message : 'it is unreadable'}`,
    );
  }
}

function asUsage(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}
