import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { press, untilHidden, untilVisible, type Visit, waitFor } from './visit.js';

/** Waits until the app's `<output>` shows a text. */
async function reads(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.querySelector('output')?.textContent === wanted, {}, text)
    .catch(async () => {
      const found = await page.$eval('output', ({ textContent }) => textContent);
      assert.equal(found, text);
    });
}

/** Waits until a make is chosen, wherever the shadow root is. */
export const showsMake = (page: Page, text: string): Promise<void> =>
  waitFor(page, `>>> [part=make] [role=combobox] ::-p-text(${text})`);

/** Chooses an option of a field, both given by name. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`::-p-aria([name="${field}"][role="combobox"])`).click();
  await page.locator(`::-p-aria([name="${option}"][role="option"])`).click();
}

/**
 * Tests what each app does with its car search. It shows the last search and the last navigation, which it prevents. It
 * sets `make`, sets and removes `compact`, and removes the widget and adds it again.
 */
export async function walkThroughCarSearch({ page, problems, requests }: Visit): Promise<void> {
  await untilVisible(page, 'heading', 'Your next car');
  await choose(page, 'Make', 'BYD');
  await choose(page, 'Model', 'Seal');
  await press(page, 'Search');
  await reads(page, 'Searched for byd seal, to /categories/byd model=seal');

  await press(page, 'Choose Škoda');
  await showsMake(page, 'Škoda');
  await press(page, 'Search');
  await reads(page, 'Searched for skoda null, to /categories/skoda ');

  await press(page, 'Compact');
  await untilHidden(page, 'heading', 'Your next car');
  await press(page, 'Wide');
  await untilVisible(page, 'heading', 'Your next car');

  await press(page, 'Remove');
  await untilHidden(page, 'combobox', 'Make');
  await press(page, 'Add');
  await untilVisible(page, 'combobox', 'Make');
  await choose(page, 'Make', 'BYD');
  await press(page, 'Search');
  await reads(page, 'Searched for byd null, to /categories/byd ');

  assert.deepEqual(problems, []);
  assertAsksApiAlone({ page, requests });
}

/** Asserts that all calls go to the API, which is on another origin, and none to the page's own origin. */
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
