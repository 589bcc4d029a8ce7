import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../tools/engines.mjs';
import { PATIENCE_MS } from '../../tools/in-page.mjs';
import { chromium } from '../../tools/needs-chromium.js';
import type { Site, User } from './site.js';

export async function startBrowser(): Promise<Browser> {
  if (!chromium) throw new Error('These tests are of Chromium alone');
  return puppeteer.launch({ executablePath: chromium.path, timeout: PATIENCE_MS, args: [...chromiumArgs] });
}

/** Opens a page in a window with its own cookies. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1440, height: 900 });
  return page;
}

interface Where {
  readonly browser: Browser;
  readonly site: Site;
}

/** Signs in as one of the users of `install.php`. */
export async function signedIn({ browser, site }: Where, name: User): Promise<Page> {
  const { origin } = site;
  const page = await newPage(browser);
  await page.goto(`${origin}/wp-login.php`);
  // Done in one step, because a script of the page steals focus, and any typed text, a moment after the page loads.
  await Promise.all([
    page.waitForNavigation(),
    page.$eval(
      '#loginform',
      (form, values) => {
        if (!(form instanceof HTMLFormElement)) throw new Error('no form');
        for (const [field, value] of Object.entries(values))
          form.querySelector(`[name=${field}]`)?.setAttribute('value', value);
        form.submit();
      },
      { log: name, pwd: `${name}-password` },
    ),
  ]);
  if (!page.url().startsWith(`${origin}/wp-admin/`)) throw new Error(`${name} is not signed in`);
  site.notices(); // clears WordPress's own notices
  return page;
}

/** Replaces the text of a field by typing. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).fill(text);
}

/** Clicks something that leads to another page and waits for that page. */
export async function submit(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.locator(selector).click()]);
}
