import type { Browser } from 'puppeteer-core';
import { type BenchPage, evaluate, type Network, onPage } from './browser.js';
import type { Section } from './report.js';
import { withSpread } from './statistics.js';
import { click, interact, native, type Subject, subjects } from './subjects.js';

/** How many times each page is opened and counted, after a first time that isn't. */
const rounds = 21;
const slower = 4;

/** A good mobile network. */
const mobile: Network = { latency: 60, bytesPerSecond: 9_000_000 / 8 };

/** When a page could be used, in milliseconds from the start of the navigation. */
interface Times {
  readonly usable: number;
  /** The same as `usable` for everything but ours, whose widget replaces the form that the loader has drawn. */
  readonly whole: number;
}

interface Opened extends Times {
  readonly overMobile: Times;
  /** The total time that tasks took beyond 50 ms each. */
  readonly blocked: number;
  readonly firstList: number;
}

const isSubject = (it: Subject | typeof native): it is Subject => 'field' in it;

async function timesOf(page: BenchPage, subject: Subject | typeof native): Promise<Times> {
  const usable = await evaluate<number>(page, subject.usable);
  return { usable, whole: await evaluate<number>(page, 'bench.whenUsable()') };
}

async function open(browser: Browser, origin: string, subject: Subject | typeof native): Promise<Opened> {
  const url = origin + subject.path;
  const overMobile = await onPage(browser, url, slower, (page) => timesOf(page, subject), mobile);
  return onPage(browser, url, slower, async (page) => {
    const times = await timesOf(page, subject);
    const blocked = await evaluate<number>(page, 'bench.blocked()');
    if (!isSubject(subject)) return { ...times, overMobile, blocked, firstList: Number.NaN };
    const { took } = await interact(page, 'pointerdown', subject.shown, () => click(page, subject.field));
    return { ...times, overMobile, blocked, firstList: took };
  });
}

/** Measures the time until a make can be chosen, on a processor slowed down four times. */
export async function measureUsable(browser: Browser, origin: string): Promise<Section> {
  const all = [...subjects, native];
  const opened = new Map<string, Opened[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    // Each round starts with a different page.
    const order = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
    for (const subject of order) {
      const figures = await open(browser, origin, subject);
      if (round > 0) opened.get(subject.name)?.push(figures);
    }
  }
  return {
    title: 'Time to usable, 4× slower processor',
    notes: `Milliseconds from the navigation until the make field, with its 40 makes of 10 models each, has been painted. Ours is usable as soon as the loader's plain form has its makes, and complete with the event \`storefront-ready\`, when the widget has replaced the form. The classic script has no such form: its event comes just before the field that it has rendered is painted, so complete can be before usable. The peers are usable and complete in the frame after the components got their options. Both are measured without any network delay, and with ${mobile.latency} ms for each request and 9 Mbit/s. The last two columns, without delay, are the time by which tasks were longer than 50 ms until everything is complete, and the time from the first press of the mouse after that until the list is visible, including loading its chunk. The API answers from another origin, and every page reads the visitor's ID from the storage and the token from the cookies, as the API's contract requires, and sends the headers that ours has to send, which make the browser ask that origin first (a preflight). ${rounds} rounds in turn, each in a new profile with an empty cache, once the browser's own window is idle, from servers on the same machine: medians, with minimum and maximum. The peers are one file each, and render two fields and a button; ours is in several, and also renders the banner, whose picture is the demo's as a WebP of 30 kB, and the titles.`,
    head: [
      'built with',
      'usable',
      'complete',
      'usable, mobile network',
      'complete, mobile network',
      'blocked until complete',
      'first list open',
    ],
    rows: all.map((subject) => {
      const figures = opened.get(subject.name) ?? [];
      const cell = (read: (it: Opened) => number) => withSpread(figures.map(read));
      return [
        subject.name,
        cell(({ usable }) => usable),
        cell(({ whole }) => whole),
        cell(({ overMobile }) => overMobile.usable),
        cell(({ overMobile }) => overMobile.whole),
        cell(({ blocked }) => blocked),
        isSubject(subject) ? cell(({ firstList }) => firstList) : '–',
      ];
    }),
  };
}
