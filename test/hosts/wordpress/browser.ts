import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, findEngines } from '../../tools/engines.mjs';
import type { Site, User } from './site.js';

export async function startBrowser(): Promise<Browser> {
  const chromium = (await findEngines()).find(({ name }) => name === 'chromium');
  if (!chromium) throw new Error('These tests are of Chromium alone');
  return puppeteer.launch({ executablePath: chromium.path, args: [...chromiumArgs] });
}

/** A page of a window with cookies of its own. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(15_000);
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
  // In one step: a script of the page takes the focus, and what is being typed, a moment after it has loaded.
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
  site.notices(); // WordPress's own
  return page;
}

/** Types into a field in place of what stood there. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).fill(text);
}

/** Clicks what leads to another page, and waits for it. */
export async function submit(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.locator(selector).click()]);
}
