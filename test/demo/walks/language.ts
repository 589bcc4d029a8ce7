import type { Driver } from '../../tools/drive.mjs';
import { writeCookie } from './cookies.js';

/** Opens a page as a shopper who chose a language before, which is kept in a cookie (contract section 3). */
export async function openIn(browser: Driver, lang: string, url: string): Promise<void> {
  if (browser.setCookie) {
    await browser.setCookie(url, 'portal_NewLang', lang);
    return browser.open(url);
  }
  const cookie = `portal_NewLang=${lang}`;
  await browser.open(url);
  const isSet = await browser.evaluate((expected) => document.cookie.split('; ').includes(expected), cookie);
  if (isSet) return;
  await writeCookie(browser, `${cookie}; path=/; max-age=1209600; SameSite=Lax`);
  await browser.open(url);
}
