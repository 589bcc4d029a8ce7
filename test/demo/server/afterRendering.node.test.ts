import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/**
 * Renders the home page, as a server does, and prints whether each promise is still tracked: then it has an id of its
 * own. The test runner tracks promises itself, so this runs in another process.
 */
const SCRIPT = `
import { executionAsyncId } from 'node:async_hooks';
const { renderPage } = await import(process.argv[1]);
const signal = new AbortController().signal;
const answer = async () => ({ code: 404, msg: '', data: null });
await renderPage({ url: 'http://localhost/', lang: 'en', cookies: '', answer, signal }).catch(() => {});
await new Promise((resolve) => setTimeout(resolve));
const idOfStep = async () => {
  await null;
  return executionAsyncId();
};
console.log((await idOfStep()) === (await idOfStep()) ? 'as before' : 'tracked');
`;

for (const site of ['host', 'mobile']) {
  test(`restores the speed of the server’s promises after rendering a page of the ${site} site`, () => {
    const renderer = fileURLToPath(new URL(`../../../demo/build/render/${site}/render.js`, import.meta.url));
    const url = new URL(`file://${renderer}`).href;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, url], {
      encoding: 'utf8',
    });
    assert.equal(output.trim(), 'as before');
  });
}
