import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../tools/engines.mjs';
import { findChromium } from '../tools/find-chromium.mjs';

/** The browser's figures for a page's memory. */
export interface Memory {
  /** Bytes of the JavaScript heap in use, after garbage collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A new page with an empty cache, and its CDP session. */
export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Network {
  /** The delay of each request, in milliseconds. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** How long a new window keeps a processor busy with the browser's own pages (address bar and so on), in ms. */
const settlingTime = 1000;

export async function launch(): Promise<Browser> {
  return puppeteer.launch({
    // The full browser, as shoppers have it.
    executablePath: await findChromium(),
    // Larger than the page, because frames outside of the window are drawn but never presented, and count as dropped.
    args: [...chromiumArgs, '--window-size=1280,1000'],
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: 180_000,
  });
}

/**
 * Opens a page, does something with it, and closes it.
 * @param slowdown the factor by which the processor is slowed down.
 * @param network the network's latency and speed. Without it, there is no delay.
 */
export async function onPage<T>(
  browser: Browser,
  url: string,
  slowdown: number,
  act: (page: BenchPage) => Promise<T>,
  network?: Network,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${url}: ${error}`));
    const cdp = await page.createCDPSession();
    // The measured origin's process must exist before it can be slowed down.
    await page.goto(new URL('/blank', url).href);
    await setTimeout(settlingTime);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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

/** Evaluates an expression in the page. The type is that of the probe's result. */
export const evaluate = async <T>({ page }: BenchPage, expression: string): Promise<T> =>
  (await page.evaluate(expression)) as T; // evaluate() can't know the type of a string's value

/** Collects garbage and returns what is left. */
export async function memoryOf({ cdp }: BenchPage): Promise<Memory> {
  await cdp.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('HeapProfiler.disable');
  const figure = (metricName: string) => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  return { heap: figure('JSHeapUsedSize'), nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
}
