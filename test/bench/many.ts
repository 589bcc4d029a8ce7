import type { Browser } from 'puppeteer-core';
import { evaluate, memoryOf, onPage } from './browser.js';
import { counts } from './pages.js';
import type { Section } from './report.js';
import type { BenchServer } from './server.js';
import { spreadOf, whole, withSpread } from './statistics.js';

const rounds = 5;

interface Mounted {
  readonly ready: number;
  readonly longest: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly makes: number;
  readonly requests: number;
}

async function mount(browser: Browser, server: BenchServer, count: number): Promise<Mounted> {
  server.takeRequests();
  return onPage(browser, `${server.origin}/many-${count}`, 1, async (page) => {
    const ready = await evaluate<number>(page, 'bench.whenUsable()');
    const longest = await evaluate<number>(page, 'bench.longestTask()');
    const memory = await memoryOf(page);
    const calls = server.takeRequests().filter((path) => path.startsWith('/v3/'));
    const makes = calls.filter((path) => path.endsWith('/pc/car/indexV2')).length;
    return { ready, longest, ...memory, makes, requests: calls.length };
  });
}

/** Measures many widgets on one page. */
export async function measureMany(browser: Browser, server: BenchServer): Promise<Section> {
  const rendered = new Map<number, Mounted[]>(counts.map((count) => [count, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const count of counts) {
      const figures = await mount(browser, server, count);
      if (round > 0) rendered.get(count)?.push(figures);
    }
  }
  return {
    title: 'Many widgets on one page',
    notes: `Car searches with their banners in the markup; milliseconds from the navigation until all are ready, then memory after a garbage collection. Medians of ${rounds} rounds, with minimum and maximum. The API also gets one request for the color and one for the visitor's ID. They're sent after the first render, so few widgets are ready, and counted, before them.`,
    head: [
      'widgets',
      'all ready, ms',
      'longest task, ms',
      'heap, kB',
      'DOM nodes',
      'listeners',
      'requests for makes',
      'requests to the API',
    ],
    rows: counts.map((count) => {
      const figures = rendered.get(count) ?? [];
      const of = (name: keyof Mounted) => figures.map((it) => it[name]);
      return [
        whole(count),
        withSpread(of('ready')),
        withSpread(of('longest')),
        whole(spreadOf(of('heap')).median / 1000),
        whole(spreadOf(of('nodes')).median),
        whole(spreadOf(of('listeners')).median),
        whole(spreadOf(of('makes')).most),
        whole(spreadOf(of('requests')).most),
      ];
    }),
  };
}
