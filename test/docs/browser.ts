import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../tools/engines.mjs';
import { PATIENCE_MS } from '../tools/in-page.mjs';
import { chromium } from '../tools/needs-chromium.js';

type Fetch = Parameters<typeof getRequestListener>[0];

let started: Promise<Browser> | undefined;
const servers: Server[] = [];

after(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await started?.then(
    (browser) => browser.close(),
    () => {}, // it never started, and its tests have said so
  );
});

async function start(): Promise<Browser> {
  if (!chromium) throw new Error('There is no Chromium');
  return puppeteer.launch({ executablePath: chromium.path, timeout: PATIENCE_MS, args: [...chromiumArgs] });
}

/**
 * Opens a page in a window of its own, and collects its problems: console errors and warnings, and uncaught errors. A
 * browser draws no frames for a page behind another one in the same window.
 */
export async function newPage(): Promise<{ page: Page; problems: readonly string[] }> {
  started ??= start();
  const page = await (await (await started).createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      problems.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, problems };
}

/** Starts a server, reachable only from this machine, that stops after all tests. @returns its origin */
export async function serve(fetch: Fetch): Promise<string> {
  return listening(createServer(getRequestListener(fetch)));
}

/** Starts a server that stops after all tests. @returns its origin */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const { port } = server.address() as AddressInfo; // a server that listens on a port has this type of address
  return `http://127.0.0.1:${port}`;
}
