import type { Browser } from 'puppeteer-core';
import { evaluate, onPage } from './browser.js';
import type { Section } from './report.js';
import { withSpread } from './statistics.js';
import { clickOn, key, longestOf, runSteps, type Step, type StepResults } from './steps.js';

const rounds = 7;
const slowdowns = [1, 4] as const;

const inside = (tag: string) => `document.querySelector('storefront-${tag}').shadowRoot`;
export const header = inside('header');
const drawer = inside('drawer');
const account = `${header}.querySelector('storefront-account-menu').shadowRoot`;
const language = `${header}.querySelector('storefront-language').shadowRoot`;

export const box = `${header}.querySelector('[role=combobox]')`;
const option = (position: number) => `${header}.querySelectorAll('[role=option]')[${position - 1}]`;
export const department = `${drawer}.querySelector('[data-entry^=department]')`;
const back = `${drawer}.querySelector('[part=back]')`;
export const drawerIsOpen = `${drawer}.querySelector('dialog')?.open`;
const panel = `${account}.querySelector('[part=panel]')`;
const select = `${language}.querySelector('select')`;

/** Chooses a language by its first letter, after a pause in which the browser forgets the previous letter. */
const choose = (name: string, letter: 'F' | 'E', shown: string): Step => ({
  ...key(name, letter, shown),
  before: ({ page }) =>
    page.evaluate(`${select}.focus(); new Promise((resolve) => setTimeout(resolve, 1500))`),
});

/** A shopper's steps through the header, the widgets in it, and the drawer. */
const steps: readonly Step[] = [
  clickOn('open the drawer', `${header}.querySelector('[part=menu]')`, `${drawerIsOpen} && ${department}`),
  clickOn('to a department', department, back),
  clickOn('back to the main menu', back, department),
  key('close the drawer (Escape)', 'Escape', `!${drawerIsOpen}`),
  clickOn('open the account menu', `${account}.querySelector('[part=button]')`, `${panel}.checkVisibility()`),
  key('close it (Escape)', 'Escape', `!${panel}.checkVisibility()`),
  clickOn('into the search', box, `${header}.activeElement === ${box}`),
  key('a letter', 'k', `${box}.value === 'k'`),
  {
    ...key('Arrow Down, to the first suggestion', 'ArrowDown', `${option(1)}?.ariaSelected === 'true'`),
    before: ({ page }) => page.evaluate(`bench.until(() => ${option(1)})`),
  },
  key('Arrow Down', 'ArrowDown', `${option(2)}?.ariaSelected === 'true'`),
  key('close the suggestions (Escape)', 'Escape', `!${option(1)}`),
  key('empty the box (Escape)', 'Escape', `${box}.value === ''`),
  choose('to French, every widget', 'F', `${box}.ariaLabel !== 'Search products'`),
  choose('and back to English', 'E', `${box}.ariaLabel === 'Search products'`),
];

/** Measures the header and the drawer while a shopper uses them. */
export async function measureNavigation(browser: Browser, origin: string): Promise<Section> {
  const results: StepResults[] = [];
  for (const slowdown of slowdowns)
    results.push(
      await onPage(browser, `${origin}/navigation`, slowdown, async (page) => {
        await evaluate(page, 'bench.whenUsable()');
        return runSteps(page, steps, rounds);
      }),
    );
  return {
    title: 'Header, drawer, and the widgets in them',
    notes: `Measured as above, over 10 departments of 6 parts: from the event to the task after the frame that shows its result, in ${rounds} rounds on one page after a warm-up round. The second figure is the longest duration by Event Timing, on which INP is based; the goal is 100 ms on a processor that is 4× slower. Switching the language loads its texts only in the first round.`,
    head: [
      'action',
      ...slowdowns.flatMap((slowdown) => [`${slowdown}×`, `${slowdown}×, Event Timing, most`]),
    ],
    rows: steps.map(({ name }, index) => [
      name,
      ...results.flatMap(({ interactions, timings }) => [
        withSpread((interactions[index] ?? []).map(({ took }) => took)),
        longestOf(timings[index]),
      ]),
    ]),
  };
}
