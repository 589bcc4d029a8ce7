import type { Browser } from 'puppeteer-core';
import { type BenchPage, evaluate, type Memory, memoryOf, onPage } from './browser.js';
import type { Section } from './report.js';
import { whole } from './statistics.js';

const batch = 100;

async function batches(page: BenchPage, method: 'mountOnce' | 'mountHastily', times: number): Promise<void> {
  for (let done = 0; done < times; done += batch) await evaluate(page, `bench.${method}(${batch})`);
}

/** Mounts and removes 10,000 widgets. Anything left behind is a leak. */
export async function measureMounts(browser: Browser, origin: string): Promise<Section> {
  return onPage(browser, `${origin}/mounts`, 1, async (page) => {
    await evaluate(page, 'bench.whenUsable()');
    const taken: [string, Memory, number][] = [];
    const take = async (name: string, work?: () => Promise<void>) => {
      const began = performance.now();
      await work?.();
      const took = performance.now() - began;
      taken.push([name, await memoryOf(page), took]);
    };
    await batches(page, 'mountOnce', 1000); // lets the browser's compiler and caches settle
    await take('before, with one widget on the page');
    await take('after 5,000 mounted, ready, and removed', () => batches(page, 'mountOnce', 5000));
    await take('after 10,000', () => batches(page, 'mountOnce', 5000));
    await take('and 5,000 removed before they were ready', () => batches(page, 'mountHastily', 5000));
    const first = taken[0]?.[1].heap ?? Number.NaN;
    return {
      title: '10,000 mounts and unmounts',
      notes: `In batches of ${batch} beside one widget that stays, after 1,000 to warm up; memory after a garbage collection.`,
      head: ['when', 'heap, kB', 'growth, kB', 'DOM nodes', 'listeners', 'ms for each widget'],
      rows: taken.map(([name, { heap, nodes, listeners }, took], index) => [
        name,
        whole(heap / 1000),
        whole((heap - first) / 1000),
        whole(nodes),
        whole(listeners),
        index === 0 ? '–' : (took / 5000).toFixed(2),
      ]),
    };
  });
}
