import type { Driver } from '../../tools/drive.mjs';

/**
 * Sets a cookie of the page that is open, in any engine.
 * @param cookie as `document.cookie` takes it
 */
export async function writeCookie(browser: Driver, cookie: string): Promise<void> {
  await browser.evaluate((text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = text;
    // Chromium may still be setting it when the driver opens the next page. Reading waits until it is set.
    return document.cookie;
  }, cookie);
}
