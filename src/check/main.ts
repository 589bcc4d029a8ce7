/**
 * `npx storefront-widgets`: `check <api>` checks whether a server follows the contract, and `mock` serves a shop that does
 * (contract sections 1 and 9).
 */
import { readFileSync } from 'node:fs';
import { check } from './check.js';
import { UsageError } from './command-line.js';
import { serveMock } from './mock.js';
import { MOCK_USAGE, readMockLine } from './mock-options.js';
import { readCommandLine, USAGE } from './options.js';
import { fitsAll, toJson, toText } from './report.js';

async function run(words: readonly string[]): Promise<number> {
  if (words[0] === 'mock') {
    const options = readMockLine(words.slice(1));
    if (options !== null) return serveMock(options);
    console.log(MOCK_USAGE);
    return 0;
  }
  const request = readCommandLine(words);
  if (request === 'help') {
    console.log(USAGE);
    return 0;
  }
  if (request === 'version') {
    console.log(readVersion());
    return 0;
  }
  const { token, json } = request;
  const report = await check(request, ({ tried, all }) =>
    console.error(`Waiting for the server: ${tried} of ${all} calls tried.`),
  );
  const text = json ? toJson(report) : toText(report);
  console.log(token === null ? text : without(token, text));
  return fitsAll(report) ? 0 : 1;
}

/** Returns the package's version. The built command is as deep in the package as this file is. */
function readVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return version;
}

/** Hides the token. A server may send it back, and the report quotes it: as it is, or JSON-encoded once or twice. */
function without(token: string, text: string): string {
  const asJson = JSON.stringify(token).slice(1, -1);
  const twice = JSON.stringify(asJson).slice(1, -1);
  return [twice, asJson, token].reduce((safe, secret) => safe.replaceAll(secret, '(token)'), text);
}

const typed = process.argv.slice(2);
run(typed).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    const [usage, more] = typed[0] === 'mock' ? [MOCK_USAGE, 'mock --help'] : [USAGE, '--help'];
    console.error(`${error.message}\n\n${usage.split('\n')[0]}\nMore: storefront-widgets ${more}`);
    process.exitCode = 2;
  },
);
