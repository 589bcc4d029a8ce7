import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_PATHS } from '../shared/sites.js';
import { DEMO, type Site } from './sites.js';

/** The URL prefix of each site's files. The builder's are relative to its page, wherever that is. */
export const PREFIX: Readonly<Record<Site, string>> = { ...SITE_PATHS, builder: './' };

/** Returns a site's page: `demo/page.html`, which the server fills in for each path, or the builder's own page. */
export const pageOf = (site: Site): string =>
  site === 'builder'
    ? readFileSync(join(DEMO, 'builder/index.html'), 'utf8')
    : readFileSync(join(DEMO, 'page.html'), 'utf8').replaceAll('{{BASE}}', PREFIX[site]);

/** Copies the files that a site has besides its page and code: the host pages of the builder's preview. */
export function copyPages(site: Site, folder: string): void {
  if (site === 'builder') cpSync(join(DEMO, 'builder/hosts'), join(folder, 'hosts'), { recursive: true });
}
