import type { Browser } from 'puppeteer-core';
import { type BenchPage, evaluate, onPage } from './browser.js';
import { versionOf } from './peers.js';
import type { Section } from './report.js';
import { spreadOf, whole, withSpread } from './statistics.js';

const rounds = 5;
const slower = 4;

interface Subject {
  readonly name: string;
  readonly path: string;
  /** An expression that spins the wheel and resolves when it has stopped. */
  readonly spin: string;
}

const subjects: readonly Subject[] = [
  {
    name: '**storefront-prize-wheel**',
    path: '/wheel',
    spin: `document.querySelector('storefront-prize-wheel').spin()`,
  },
  { name: versionOf('spin-wheel'), path: '/spin-wheel', spin: 'spin()' },
  { name: versionOf('lucky-canvas'), path: '/lucky-canvas', spin: 'spin()' },
];

interface Spun {
  /** The duration of the spin, in milliseconds. */
  readonly took: number;
  /** How long the page's main thread worked during the spin, in milliseconds. */
  readonly main: number;
  /** The number of frames that the browser had to drop. */
  readonly dropped: number;
  /** The number of dropped frames while the page keeps its main thread busy. */
  readonly droppedBusy: number;
}

/** An event of the browser's trace, with only the fields that are used here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Timestamp in microseconds. */
  readonly ts: number;
  readonly args?: { readonly frame_reporter?: { readonly state: string } };
}

const marks = { began: 'spin began', ended: 'spin ended' };

/** Keeps the page's main thread busy half of the time. */
const busy = `(() => {
  const work = () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
    setTimeout(work, 60);
  };
  work();
})()`;

async function worked({ cdp }: BenchPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/**
 * Counts the frames that were dropped from the start to the end of a spin, according to the browser. Frames dropped
 * before that, while the trace starts, aren't the wheel's fault.
 */
async function droppedIn({ page }: BenchPage, act: () => Promise<unknown>): Promise<number> {
  await page.tracing.start({ categories: ['cc', 'benchmark', 'blink.user_timing'] });
  await act();
  const trace = await page.tracing.stop();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(Buffer.from(trace ?? []).toString());
  const [began, ended] = [marks.began, marks.ended].map(
    (mark) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN,
  ) as [number, number];
  if (!(ended > began)) throw new Error('The trace has no spin in it');
  return traceEvents.filter(
    ({ name, ph, ts, args }) =>
      name === 'PipelineReporter' &&
      ph === 'b' &&
      began <= ts &&
      ts <= ended &&
      args?.frame_reporter?.state === 'STATE_DROPPED',
  ).length;
}

async function spinOnce(browser: Browser, origin: string, { path, spin }: Subject): Promise<Spun> {
  return onPage(browser, origin + path, slower, async (target) => {
    await evaluate(target, 'bench.whenUsable()');
    await target.cdp.send('Performance.enable');
    const timed = () =>
      evaluate<number>(
        target,
        `(async () => {
          const { startTime } = performance.mark('${marks.began}');
          await ${spin};
          return performance.mark('${marks.ended}').startTime - startTime;
        })()`,
      );
    await timed(); // loads everything that the first spin needs
    const before = await worked(target);
    const took = await timed();
    const main = (await worked(target)) - before;
    const dropped = await droppedIn(target, timed);
    await evaluate(target, busy);
    return { took, main, dropped, droppedBusy: await droppedIn(target, timed) };
  });
}

/** Measures a spin of our wheel and of two wheels from npm. */
export async function measureSpin(browser: Browser, origin: string): Promise<Section> {
  const spun = new Map<string, Spun[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) spun.get(subject.name)?.push(await spinOnce(browser, origin, subject));
  return {
    title: `A spin of the prize wheel, ${slower}× slower processor`,
    notes: `The spin lands on a prize that is known at once. "Spin" is its duration in milliseconds, and "main thread" how many of them all tasks of the page took on the main thread. Dropped frames are those that the browser itself counts, of about 210, from beginning to end of a second spin, and of a third one while the page is busy for 60 of each 120 ms. ${rounds} rounds in turn, each in a new profile, after a warm-up spin: medians, with minimum and maximum. The peers draw eight prizes on a canvas of the same 432 px, for the same 3,500 ms and six turns; neither has a name, an announcement, or a way without motion.`,
    head: ['wheel', 'spin', 'main thread', 'of ours', 'dropped frames', 'dropped, busy page'],
    rows: subjects.map(({ name }) => {
      const figures = spun.get(name) ?? [];
      const of = (key: keyof Spun) => figures.map((it) => it[key]);
      const own = spreadOf((spun.get(subjects[0]?.name ?? '') ?? []).map(({ main }) => main)).median;
      return [
        name,
        whole(spreadOf(of('took')).median),
        withSpread(of('main')),
        `${(spreadOf(of('main')).median / own).toFixed(0)}×`,
        withSpread(of('dropped')),
        withSpread(of('droppedBusy')),
      ];
    }),
  };
}
