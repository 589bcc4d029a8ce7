import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, type Site } from './sites.js';

/** Under which the server has the files of each site; those of the builder are found wherever its page is. */
export const PREFIX: Readonly<Record<Site, string>> = {
  host: '/',
  sellers: '/sellers/',
  mobile: '/m/',
  builder: './',
};

/** The page of a site: `demo/page.html`, which the server fills in for each path, or that of the builder. */
export const pageOf = (site: Site): string =>
  site === 'builder'
    ? readFileSync(join(DEMO, 'builder/index.html'), 'utf8')
    : readFileSync(join(DEMO, 'page.html'), 'utf8').replaceAll('{{BASE}}', PREFIX[site]);

/** What a site has beside its page and its code: the pages of the builder's preview. */
export function copyPages(site: Site, folder: string): void {
  if (site === 'builder') cpSync(join(DEMO, 'builder/hosts'), join(folder, 'hosts'), { recursive: true });
}
