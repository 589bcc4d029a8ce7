import assert from 'node:assert/strict';
import type { Driver } from '../../tools/drive.mjs';

/** Opens a page until the server has rendered it. A page that it had no time to render contains a `noscript`. */
export async function openRendered(browser: Driver, url: string): Promise<void> {
  for (let times = 0; times < 10; times++) {
    await browser.open(url);
    await browser.until(
      () => document.querySelector('storefront-header[data-ready]') && !document.querySelector('#page-state'),
    );
    if (await browser.evaluate(() => document.querySelector('body > noscript') === null)) return;
  }
  assert.fail(`${url} was never drawn by the server`);
}
