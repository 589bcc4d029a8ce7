import type { Browser } from 'puppeteer-core';
import { evaluate, onPage } from './browser.js';
import type { Section } from './report.js';
import { withSpread } from './statistics.js';
import { clickOn, key, longestOf, runSteps, type Step, type StepResults } from './steps.js';
import { click, interact } from './subjects.js';

/** How often the steps are measured on one page, after a round to warm up. */
const rounds = 7;
/** The factors by which the processor is slowed down. */
const slowdowns = [1, 4] as const;

export const root = `document.querySelector('storefront-car-search').shadowRoot`;
export const field = (name: 'make' | 'model') => `${root}.querySelector('[part=${name}] [role=combobox]')`;
const active = `${root}.querySelector('.option.active')`;
export const open = `${active}?.checkVisibility()`;
export const closed = `!${root}.querySelector('[role=listbox]')`;
const at = (position: number) => `${active}?.getAttribute('aria-posinset') === '${position}'`;
export const clear = `${root}.querySelector('.clear')`;

/** Types a letter after a pause of 800 ms, after which the list's type-ahead starts a new word. */
const typeAhead = (name: string, typed: 'z' | 'q', shown: string): Step => ({
  ...key(name, typed, shown),
  before: ({ page }) => page.evaluate('new Promise((resolve) => setTimeout(resolve, 800))'),
});

/** A shopper's steps through both fields, with 5,000 makes after "All Makes". */
const steps: readonly Step[] = [
  clickOn('open the makes', field('make'), open),
  key('End', 'End', at(5001)),
  key('Home', 'Home', at(1)),
  key('Page Down', 'PageDown', at(11)),
  key('Arrow Down', 'ArrowDown', at(12)),
  typeAhead('type-ahead, the last letter of the alphabet', 'z', `${active}?.textContent.startsWith('Z')`),
  typeAhead('type-ahead, a letter that no make begins with', 'q', `${active}?.textContent.startsWith('Z')`),
  key('close (Escape)', 'Escape', closed),
  clickOn('open the makes again', field('make'), open),
  key('to the last make', 'End', at(5001)),
  key('choose a make (Enter)', 'Enter', `${closed} && !${root}.querySelector('.disabled')`),
  clickOn('open the models', field('model'), open),
  key('End, in the models', 'End', at(41)),
  key('choose a model (Enter)', 'Enter', closed),
  clickOn('clear the make', clear, `!${clear}`),
];

/** What is measured while a page loads, in milliseconds. */
interface Load {
  /** From the start until the fields can be used. */
  readonly usable: number;
  /** The longest task. */
  readonly longest: number;
  /** From the press that opens the makes for the first time, which loads the list's chunk, to the open list. */
  readonly firstOpen: number;
}

/** How often loading is measured. */
const loads = 5;

/** Loads the page once, and measures it. */
async function load(browser: Browser, origin: string, slowdown: number): Promise<Load> {
  return onPage(browser, `${origin}/large`, slowdown, async (page) => {
    const usable = await evaluate<number>(page, 'bench.whenUsable()');
    const longest = await evaluate<number>(page, 'bench.longestTask()');
    const { took } = await interact(page, 'pointerdown', open, () => click(page, field('make')));
    return { usable, longest, firstOpen: took };
  });
}

const measureSteps = (browser: Browser, origin: string, slowdown: number): Promise<StepResults> =>
  onPage(browser, `${origin}/large`, slowdown, async (page) => {
    await evaluate(page, 'bench.whenUsable()');
    return runSteps(page, steps, rounds);
  });

/** Measures loading and every interaction with 5,000 makes of 40 models each. Takes minutes. */
export async function measureLarge(browser: Browser, origin: string): Promise<Section> {
  const loaded: Load[][] = slowdowns.map(() => []);
  for (let round = 0; round < loads; round++)
    for (const [index, slowdown] of slowdowns.entries())
      loaded[index]?.push(await load(browser, origin, slowdown));
  const results: StepResults[] = [];
  for (const slowdown of slowdowns) results.push(await measureSteps(browser, origin, slowdown));
  const loadRow = (title: string, name: keyof Load) => [
    title,
    ...loaded.flatMap((figures) => [withSpread(figures.map((it) => it[name])), '–']),
  ];
  return {
    title: '5,000 makes × 40 models',
    notes: `Milliseconds from the event (mouse and keys by the browser's own input) to the task after the frame that shows its result, up to 16 ms of which are the wait for that frame: medians of ${rounds} rounds on one page after a warm-up round, and of ${loads} loads, with minimum and maximum. The second figure is the longest duration by the browser's own Event Timing, in steps of 8 ms. The goal is 50 ms on a processor at full speed.`,
    head: [
      'action',
      ...slowdowns.flatMap((slowdown) => [`${slowdown}×`, `${slowdown}×, Event Timing, most`]),
    ],
    rows: [
      loadRow('load: usable after', 'usable'),
      loadRow('load: longest task', 'longest'),
      loadRow('open the makes for the first time, loading the list’s chunk', 'firstOpen'),
      ...steps.map(({ name }, index) => [
        name,
        ...results.flatMap(({ interactions, timings }) => [
          withSpread((interactions[index] ?? []).map(({ took }) => took)),
          longestOf(timings[index]),
        ]),
      ]),
    ],
  };
}
