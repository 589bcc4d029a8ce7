/** `npm run dev`: the demo as `npm start` serves it, with pages and widgets that are compiled from source on request. */
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

/** The URL of the stylesheet that reserves space for widgets. As in the build, it's generated from the definitions. */
const RESERVE_PATH = '/dist/storefront.css';
const reserveStyles = reserveCss(await readDefinitions(), true);

/** Makes all open pages reload their stylesheets. Each runs the host's Vite client, which comes with the widgets. */
const reloadStyles = () => vites[SITES.indexOf('host')]?.environments.client.hot.send('demo:styles');

/** Passes requests for compiled sources to Vite. The demo server handles everything else. */
const attach: Attach = async (server) => {
  vites.push(...(await Promise.all(SITES.map((site) => serveSources(site, server, reloadStyles)))));
  return (request, response, next) => {
    if (request.url?.split('?')[0] === RESERVE_PATH) {
      response.setHeader('Content-Type', 'text/css').end(reserveStyles);
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

/** Folders with the HTML page of each site and nothing else, so that no built file is served in place of a source. */
const pages = SITES.map((site) => {
  const folder = join(DEMO, 'build/dev', site);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf(site));
  copyPages(site, folder);
  return [site, folder] as const;
});
// A folder without a renderer, which would have to be built: the browser renders every page.
const render = join(DEMO, 'build/dev/render');
const folders = { ...FOLDERS, ...Object.fromEntries(pages), render };

await run(async (settings, logger) => {
  const server = await startServer(settings, logger, { folders, attach });
  // Vite first: it keeps sockets open, and the server would wait for them to close.
  const stop = async () => {
    await Promise.all(vites.map((vite) => vite.close()));
    await server.stop();
  };
  return { ...server, stop };
});
