import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { press, see, seeNoMore, type Visit, waitFor } from './visit.js';

/** What the app's `<output>` says, once it is this. */
async function reads(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.querySelector('output')?.textContent === wanted, {}, text)
    .catch(async () => {
      const found = await page.$eval('output', ({ textContent }) => textContent);
      assert.equal(found, text);
    });
}

/** Waits until the make that is chosen is this, wherever the shadow root is. */
export const showsMake = (page: Page, text: string): Promise<void> =>
  waitFor(page, `>>> [part=make] [role=combobox] ::-p-text(${text})`);

/** Chooses an option of a field, by their names. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`::-p-aria([name="${field}"][role="combobox"])`).click();
  await page.locator(`::-p-aria([name="${option}"][role="option"])`).click();
}

/**
 * What each app does with its car search: it shows the last search and the last jump, which it keeps from happening;
 * it sets `make`, sets and takes away `compact`, removes the widget and adds it again.
 */
export async function walkThroughCarSearch({ page, problems, requests }: Visit): Promise<void> {
  await see(page, 'heading', 'Your next car');
  await choose(page, 'Make', 'BYD');
  await choose(page, 'Model', 'Seal');
  await press(page, 'Search');
  await reads(page, 'Searched for byd seal, to /categories/byd model=seal');

  await press(page, 'Choose Škoda');
  await showsMake(page, 'Škoda');
  await press(page, 'Search');
  await reads(page, 'Searched for skoda null, to /categories/skoda ');

  await press(page, 'Compact');
  await seeNoMore(page, 'heading', 'Your next car');
  await press(page, 'Wide');
  await see(page, 'heading', 'Your next car');

  await press(page, 'Remove');
  await seeNoMore(page, 'combobox', 'Make');
  await press(page, 'Add');
  await see(page, 'combobox', 'Make');
  await choose(page, 'Make', 'BYD');
  await press(page, 'Search');
  await reads(page, 'Searched for byd null, to /categories/byd ');

  assert.deepEqual(problems, []);
  assertAsksApiAlone({ page, requests });
}

/** The API is on another origin, and nobody takes the page's own for it. */
export function assertAsksApiAlone({ page, requests }: Pick<Visit, 'page' | 'requests'>): void {
  const calls = requests
    .map((request) => new URL(request))
    .filter(({ pathname }) => /^\/v3\//.test(pathname));
  assert.ok(calls.length > 0);
  const { origin } = new URL(page.url());
  assert.deepEqual(
    calls.filter((call) => call.origin === origin),
    [],
  );
}
