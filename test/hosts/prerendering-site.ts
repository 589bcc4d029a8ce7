import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { UserRecord } from '../../src/api/user.js';
import { calls as contract } from '../../src/contract/calls.js';
import { danasShop } from '../support/danas-shop.js';

/** What a page says of itself. */
export interface Report {
  readonly isPrerendered: boolean;
  /** The names of what it pushed into the data layer. */
  readonly pushed: readonly string[];
  /** The tags of its widgets whose dialog is open. */
  readonly open: readonly string[];
  /** The names in its storage, and of its own cookies. */
  readonly stored: readonly string[];
}

export interface Site {
  readonly url: string;
  /** The calls of the API that count or change something, in order. */
  effects(): string[];
  /** Resolves to the first report of the page from now on that fits. */
  report(fits: (report: Report) => boolean): Promise<Report>;
  close(): void;
}

interface Page {
  /** The markup of its widgets. */
  readonly markup: string;
  /** What its browser has stored already. */
  readonly stored: Readonly<Record<string, string>>;
  /** Who is signed in. */
  readonly user?: UserRecord;
}

/** Stores what a shopper has from an earlier visit, and has the browser prerender the page. */
const startHtml = (stored: Page['stored']) => `<!doctype html><html lang="en"><title>Start</title>
  <script>
    for (const [name, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(name, value);
    const token = localStorage.getItem('token');
    if (token) document.cookie = 'portal_myCookie=' + token + '; path=/';
  </script>
  <script type="speculationrules">{"prerender":[{"source":"list","urls":["/page"],"eagerness":"immediate"}]}</script>
  <a href="/page">Open the page</a>`;

/**
 * The page. It sends a report once its widgets are there and load nothing more, and from when it's shown, again and
 * again. A prerendered page has no frames, so round trips to the server give it the time to do what it shouldn't.
 */
const pageHtml = ({
  markup,
}: Page) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
  <script type="module">
    const stored = () => [...Object.keys(localStorage), ...document.cookie.split('; ').map((each) => each.split('=')[0])];
    const isOpen = (element) => element.shadowRoot?.querySelector('dialog:modal');
    const report = () => fetch('/report', {
      method: 'POST',
      body: JSON.stringify({
        isPrerendered: document.prerendering,
        pushed: (window.dataLayer ?? []).map((entry) => String(Object.values(entry)[0])),
        open: [...document.querySelectorAll('*')].filter(isOpen).map(({ localName }) => localName),
        stored: stored(),
      }),
    });
    const wait = () => fetch('/wait');
    document.addEventListener('prerenderingchange', async () => {
      for (;;) await report();
    });
    const areThere = () => [...document.querySelectorAll('body > *')].every((element) =>
      !element.localName.startsWith('storefront-') || element.shadowRoot?.querySelector('.base'));
    const loaded = () =>
      performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('/wait')).length;
    for (let quiet = 0, before = 0; quiet < 40; quiet++) {
      await wait();
      if (!areThere() || loaded() > before) quiet = 0;
      before = loaded();
    }
    await report();
  </script>
  <script type="module" src="/dist/storefront.js" data-api="/v3" data-analytics="data-layer" data-consent="granted"></script>
  ${markup}`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Starts a site whose start page has the browser prerender a page with widgets. */
export async function startPrerenderingSite(page: Page): Promise<Site> {
  const shop = danasShop();
  if (page.user) shop.reply('userInfo', page.user);
  const changing = contract
    .filter(({ probe, endpoint }) => !probe || endpoint.name === 'getUserUUID')
    .map(({ endpoint }) => endpoint.path);
  const pathOf = (name: string) =>
    contract.find(({ endpoint }) => endpoint.name === name)?.endpoint.path ?? '';
  const listeners = new Set<(report: Report) => void>();

  const html: Readonly<Record<string, string>> = {
    '/': startHtml(page.stored),
    '/page': pageHtml(page),
  };
  const answer = async (
    path: string,
    request: IncomingMessage,
  ): Promise<readonly [string, string | Buffer]> => {
    const text = html[path];
    if (text !== undefined) return ['text/html', text];
    if (path === '/report') {
      const report: Report = JSON.parse(await read(request));
      for (const listener of [...listeners]) listener(report);
    }
    if (path.startsWith('/v3/')) {
      const { method = 'GET', headers } = request;
      const sent = new Request(`http://site${path}`, {
        ...{ method, headers: { token: String(headers.token ?? '') } },
        body: method === 'POST' ? new URLSearchParams(await read(request)) : null,
      });
      return ['application/json', await (await shop.handle(sent)).text()];
    }
    if (/^\/(dist|test)\//.test(path))
      return [types[extname(path)] ?? 'text/plain', await readFile(`.${path}`)];
    return ['text/plain', ''];
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    answer(pathname, request).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // the server listens on a port
    effects: () => shop.calls.map(({ name }) => pathOf(name)).filter((path) => changing.includes(path)),
    report: (fits) =>
      new Promise((resolve) => {
        const listener = (report: Report) => {
          if (!fits(report)) return;
          listeners.delete(listener);
          resolve(report);
        };
        listeners.add(listener);
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
