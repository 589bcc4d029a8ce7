import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../tools/engines.mjs';
import { findChromium } from '../tools/find-chromium.mjs';

/** What the browser knows of a page's memory. */
export interface Memory {
  /** Bytes of JavaScript's heap in use, after everything unreachable was collected. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A fresh page, with nothing in its cache, and its way into the browser. */
export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Network {
  /** Milliseconds that each request waits. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** How long a new window keeps a processor busy with pages of the browser's own, such as that of its address bar, in milliseconds. */
const settlingTime = 1000;

export async function launch(): Promise<Browser> {
  return puppeteer.launch({
    // The whole browser, as shoppers have it.
    executablePath: await findChromium(),
    // Larger than the page: what lies beyond the window is drawn but never presented, and counts as dropped.
    args: [...chromiumArgs, '--window-size=1280,1000'],
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: 180_000,
  });
}

/**
 * Opens a page, does something with it, and closes it.
 * @param slower how many times slower the processor is.
 * @param network how slow the network is; without it there is no delay.
 */
export async function onPage<T>(
  browser: Browser,
  url: string,
  slower: number,
  act: (page: BenchPage) => Promise<T>,
  network?: Network,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${url}: ${error}`));
    const cdp = await page.createCDPSession();
    // The process of the measured origin must be there before it can be slowed down.
    await page.goto(new URL('/blank', url).href);
    await setTimeout(settlingTime);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (network)
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.bytesPerSecond,
        uploadThroughput: network.bytesPerSecond,
      });
    await page.goto(url);
    return await act({ page, cdp });
  } finally {
    await context.close();
  }
}

/** Asks the page; the type is what its probe gives. */
export const ask = async <T>({ page }: BenchPage, expression: string): Promise<T> =>
  (await page.evaluate(expression)) as T; // evaluate() cannot know the type of a text's value

/** Collects what is unreachable, and tells what is left. */
export async function memoryOf({ cdp }: BenchPage): Promise<Memory> {
  await cdp.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('HeapProfiler.disable');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: figure('JSHeapUsedSize'), nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
}
