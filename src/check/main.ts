/** `npx storefront-widgets check <api>`: checks whether a server follows the contract (contract section 1). */
import { check } from './check.js';
import { readOptions, USAGE, UsageError } from './options.js';
import { fitsAll, table, toJson } from './report.js';

async function run(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const outcomes = await check(options);
  const text = options.json ? toJson(outcomes) : table(outcomes);
  console.log(options.token === null ? text : without(options.token, text));
  return fitsAll(outcomes) ? 0 : 1;
}

/** Hides the token. A server may send it back, and the report quotes it: as it is, or JSON-encoded once or twice. */
function without(token: string, text: string): string {
  const asJson = JSON.stringify(token).slice(1, -1);
  const twice = JSON.stringify(asJson).slice(1, -1);
  return [twice, asJson, token].reduce((safe, secret) => safe.replaceAll(secret, '(token)'), text);
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  },
);
