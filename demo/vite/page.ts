import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, type Site } from './sites.js';

/** Under which the server has the files of each site. */
export const PREFIX: Readonly<Record<Site, string>> = { host: '/', sellers: '/sellers/', mobile: '/m/' };

/** The page of a site, `demo/page.html`, which the server fills in for each path. */
export const pageOf = (site: Site): string =>
  readFileSync(join(DEMO, 'page.html'), 'utf8').replaceAll('{{BASE}}', PREFIX[site]);
