import { after } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../tools/engines.mjs';
import { PATIENCE_MS } from '../../tools/in-page.mjs';
import { chromium } from '../../tools/needs-chromium.js';

let browser: Promise<Browser> | undefined;

/** Starts one Chromium for all apps of a process. */
async function startChromium(): Promise<Browser> {
  if (!chromium) throw new Error('There is no Chromium');
  return puppeteer.launch({
    executablePath: chromium.path,
    headless: true,
    timeout: PATIENCE_MS,
    args: [...chromiumArgs],
  });
}

after(() =>
  browser?.then(
    (started) => started.close(),
    () => {}, // it never started, and its tests have said so
  ),
);

export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and failed loads. */
  readonly problems: readonly string[];
  /** The URLs that the page requested. */
  readonly requests: readonly string[];
}

/**
 * Opens a page in a window with its own storage, which closes after `use`.
 * @param lost matches the URLs of requests that fail.
 */
export async function visit(url: string, use: (visit: Visit) => Promise<void>, lost?: RegExp): Promise<void> {
  browser ??= startChromium();
  const context = await (await browser).createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const problems: string[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`thrown: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const { errorText } = request.failure() ?? {};
      // A widget cancels a request that nothing is waiting for anymore.
      if (errorText !== 'net::ERR_ABORTED') problems.push(`not loaded: ${request.url()} ${errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    if (lost) {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        lost.test(request.url()) ? request.abort('connectionreset') : request.continue(),
      );
    }
    await page.goto(url, { waitUntil: 'load' });
    await use({ page, problems, requests });
  } finally {
    await context.close();
  }
}

/** Presses a button of the page, by name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Waits until something is visible, checking every frame, because the document can't observe a shadow root. */
export async function waitFor(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: PATIENCE_MS });
}

/** Waits for something by name and role, including in open shadow roots. */
export const untilVisible = (page: Page, role: string, name: string): Promise<void> =>
  waitFor(page, `::-p-aria([name="${name}"][role="${role}"])`);

/** Waits until something with a name and role is gone. */
export async function untilHidden(page: Page, role: string, name: string): Promise<void> {
  const selector = `::-p-aria([name="${name}"][role="${role}"])`;
  await page.waitForSelector(selector, { hidden: true, timeout: PATIENCE_MS });
}

/** Waits until the console reports a text. */
export async function waitForConsole({ page, problems }: Visit, text: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!problems.some((problem) => problem.includes(text)))
    await new Promise((resolve, reject) => {
      page.once('console', resolve);
      patience.addEventListener('abort', () => reject(new Error(`${text} is not among ${problems.join()}`)));
    });
}
