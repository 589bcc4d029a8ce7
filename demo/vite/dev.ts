/** `npm run dev`: the demo as `npm start` serves it, but with pages and widgets compiled from source on request. */
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

/** The stylesheet that reserves space for widgets. As in the build, it's generated from the definitions. */
const PLACES = '/dist/storefront.css';
const places = reserveCss(await readDefinitions(), true);

/** Makes all open pages load their stylesheets again. Each has the host's client, which comes with the widgets. */
const reloadStyles = () => vites[SITES.indexOf('host')]?.environments.client.hot.send('demo:styles');

/** Passes requests for compiled sources to Vite. The demo server handles everything else. */
const attach: Attach = async (server) => {
  vites.push(...(await Promise.all(SITES.map((site) => serveSources(site, server, reloadStyles)))));
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

/** These pages must not use built files, even if there are some, so the server gets only each site's page. */
const pages = SITES.map((site) => {
  const folder = join(DEMO, 'build/dev', site);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf(site));
  copyPages(site, folder);
  return [site, folder] as const;
});
// There is no renderer here, because it isn't compiled from source. The browser renders every page.
const render = join(DEMO, 'build/dev/render');
const folders = { ...FOLDERS, ...Object.fromEntries(pages), render };

await run(async (settings, logger) => {
  const server = await startServer(settings, logger, { folders, attach });
  // They keep sockets open, and the server would wait for those to close.
  const stop = async () => {
    await Promise.all(vites.map((vite) => vite.close()));
    await server.stop();
  };
  return { ...server, stop };
});
