import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, type Site } from './sites.js';

/** Under which the server has the files of each site. */
export const PREFIX: Readonly<Record<Site, string>> = { host: '/', sellers: '/sellers/', mobile: '/m/' };

/**
 * The page of a site, `demo/page.html`, which the server fills in for each path. The phone's home begins with its
 * picture, before any script has run.
 */
export function pageOf(site: Site): string {
  const page = readFileSync(join(DEMO, 'page.html'), 'utf8').replaceAll('{{BASE}}', PREFIX[site]);
  return site === 'mobile' ? page : page.replace('{{EARLY_HERO}}', '');
}
