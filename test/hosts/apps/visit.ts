import assert from 'node:assert/strict';
import { after } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, findEngines } from '../../tools/engines.mjs';

let browser: Promise<Browser> | undefined;

/** One Chromium for all apps of a process. */
async function startChromium(): Promise<Browser> {
  const engine = (await findEngines()).find(({ name }) => name === 'chromium');
  assert.ok(engine, 'There is no Chromium.');
  return puppeteer.launch({ executablePath: engine.path, headless: true, args: [...chromiumArgs] });
}

after(async () => (await browser)?.close());

export interface Visit {
  readonly page: Page;
  /** What the console was told, warnings too; what was thrown; what did not load. */
  readonly problems: readonly string[];
  /** The URLs that the page asked for. */
  readonly requests: readonly string[];
}

/**
 * Opens a page in a window with storage of its own, which closes after the test.
 * @param lost of what it asks for, what does not come.
 */
export async function visit(url: string, use: (visit: Visit) => Promise<void>, lost?: RegExp): Promise<void> {
  browser ??= startChromium();
  const context = await (await browser).createBrowserContext();
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`thrown: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const { errorText } = request.failure() ?? {};
      // A widget ends a request that nobody waits for any longer.
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

/** A button of the page, by its name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Waits for something that is visible, frame by frame: changes in a shadow root are not told to the document. */
export async function waitFor(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: 15_000 });
}

/** Waits for something by its name and role, in open shadow roots too. */
export const see = (page: Page, role: string, name: string): Promise<void> =>
  waitFor(page, `::-p-aria([name="${name}"][role="${role}"])`);

/** Waits until it is gone. */
export async function seeNoMore(page: Page, role: string, name: string): Promise<void> {
  const selector = `::-p-aria([name="${name}"][role="${role}"])`;
  await page.waitForSelector(selector, { hidden: true, timeout: 15_000 });
}

/** Waits until the console is told something. */
export async function waitForConsole({ page, problems }: Visit, text: string): Promise<void> {
  const patience = AbortSignal.timeout(15_000);
  while (!problems.some((problem) => problem.includes(text)))
    await new Promise((resolve, reject) => {
      page.once('console', resolve);
      patience.addEventListener('abort', () => reject(new Error(`${text} is not among ${problems.join()}`)));
    });
}
