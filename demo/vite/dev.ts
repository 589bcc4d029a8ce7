/** `npm run dev`: the demo as `npm start` serves it, with pages and widgets made of the sources as they are asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { readDefinitions, reserveCss } from '../../src/build/definitions.mjs';
import { FOLDERS } from '../server/config.js';
import type { Attach } from '../server/listen.js';
import { run } from '../server/run.js';
import { startServer } from '../server/start-server.js';
import { copyPages, pageOf } from './page.js';
import { baseOf, DEMO, SITES } from './sites.js';
import { sourcePath } from './source-path.js';
import { serveSources } from './sources.js';

const vites: ViteDevServer[] = [];

/** Where widgets are to be, in the pages that keep their places; it is made of the definitions, as the build does. */
const PLACES = '/dist/storefront.css';
const places = reserveCss(await readDefinitions(), true);

/** Asks Vite for what is made of sources; all else is the demo server's. */
const attach: Attach = async (server) => {
  vites.push(...(await Promise.all(SITES.map((site) => serveSources(site, server)))));
  return (request, response, next) => {
    if (request.url?.split('?')[0] === PLACES) {
      response.setHeader('Content-Type', 'text/css').end(places);
      return;
    }
    const url = sourcePath(request.url ?? '/');
    const index = SITES.findIndex((site) => url.startsWith(baseOf(site)));
    const vite = vites[index];
    if (!vite) return next();
    request.url = url;
    vite.middlewares(request, response, next);
  };
};

/** What is built is not for these pages, not even where it is there: of their files, the server has the page alone. */
const pages = SITES.map((site) => {
  const folder = join(DEMO, 'build/dev', site);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf(site));
  copyPages(site, folder);
  return [site, folder] as const;
});
// Browsers draw all of the pages: what would draw them here is not made of sources.
const render = join(DEMO, 'build/dev/render');
const folders = { ...FOLDERS, ...Object.fromEntries(pages), render };

await run(
  async (settings, logger) => {
    const server = await startServer(settings, logger, { folders, attach });
    // They hold sockets open, which the server would wait for.
    const stop = async () => {
      await Promise.all(vites.map((vite) => vite.close()));
      await server.stop();
    };
    return { ...server, stop };
  },
  { LOG_LEVEL: 'warn', ...process.env },
);
