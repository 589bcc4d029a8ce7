import type { Browser } from 'puppeteer-core';
import { evaluate, onPage } from './browser.js';
import { clear, closed, field, open, root } from './large.js';
import { box, department, drawerIsOpen, header } from './navigation.js';
import type { Section } from './report.js';
import { spreadOf, whole } from './statistics.js';
import { clickByHandOn, clickOn, key, type Step } from './steps.js';
import { interact } from './subjects.js';

/** How many pages to open. The first time on a page is the slowest, and a median needs several. */
const pages = 7;
const slowdown = 4;

/** What a shopper does on a page, and the steps that undo it, which aren't reported. */
interface Scenario {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly undo: readonly Step[];
}

const scenarios: readonly Scenario[] = [
  {
    path: '/large',
    steps: [
      clickByHandOn('open the list of 5,000 makes', field('make'), open),
      key('a letter that narrows it', 'z', `${root}.querySelector('mark')`),
      clickByHandOn('choose a make', `${root}.querySelectorAll('[role=option]')[2]`, closed),
    ],
    undo: [clickOn('clear', clear, `!${clear}`)],
  },
  {
    path: '/navigation',
    steps: [
      clickByHandOn(
        'open the drawer',
        `${header}.querySelector('[part=menu]')`,
        `${drawerIsOpen} && ${department}`,
      ),
      key('close the drawer (Escape)', 'Escape', `!${drawerIsOpen}`),
      clickByHandOn('into the header’s search', box, `${header}.activeElement === ${box}`),
      key('a letter', 'k', `${box}.value === 'k'`),
      key('another letter', 'a', `${box}.value === 'ka'`),
    ],
    undo: [
      {
        ...key('close', 'Escape', `!${header}.querySelector('[role=option]')`),
        before: ({ page }) => page.evaluate(`bench.until(() => ${header}.querySelector('[role=option]'))`),
      },
      key('empty', 'Escape', `${box}.value === ''`),
    ],
  },
];

/** Returns the Event Timing duration of each step in milliseconds, for the first and the second round on a page. */
async function runScenario(
  browser: Browser,
  origin: string,
  { path, steps, undo }: Scenario,
): Promise<number[][]> {
  return onPage(browser, origin + path, slowdown, async (page) => {
    await evaluate(page, 'bench.whenUsable()');
    await evaluate(page, 'bench.idle()'); // a shopper looks at the page first
    const rounds: number[][] = [];
    for (let round = 0; round < 2; round++) {
      const timeStamps: number[] = [];
      for (const { type, shown, act, before } of [...steps, ...undo]) {
        await before?.(page);
        timeStamps.push((await interact(page, type, shown, () => act(page))).timeStamp);
      }
      rounds.push(await evaluate(page, `bench.inp(${JSON.stringify(timeStamps.slice(0, steps.length))})`));
    }
    return rounds;
  });
}

const summary = (durations: readonly number[]): string => {
  const { median, most } = spreadOf(durations);
  const figure = (value: number) => (value ? whole(value) : '< 16');
  return `${figure(median)} (${figure(most)})`;
};

/** Measures the time from a shopper's action to the next paint, as Interaction to Next Paint counts it. */
export async function measureInp(browser: Browser, origin: string): Promise<Section> {
  const measured = new Map<string, number[][]>();
  for (let count = 0; count < pages; count++)
    for (const each of scenarios)
      for (const [round, durations] of (await runScenario(browser, origin, each)).entries())
        for (const [index, { name }] of each.steps.entries()) {
          const rounds = measured.get(name) ?? [[], []];
          rounds[round]?.push(durations[index] ?? Number.NaN);
          measured.set(name, rounds);
        }
  return {
    title: `Interaction to next paint (INP), ${slowdown}× slower processor`,
    notes: `Milliseconds by the browser's own Event Timing, in steps of 8: the longest event of each interaction, as the median of ${pages} pages with the maximum. Clicks are as slow as a hand's: the mouse rests on its target for 150 ms, and its button is down for 80. Each page has a new profile and is idle before the first interaction. The first time on a page includes compiling code; the second doesn't. The goal is 50 ms.`,
    head: ['action', 'first time', 'second time'],
    rows: [...measured].map(([name, rounds]) => [name, ...rounds.map(summary)]),
  };
}
