import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { walkThroughCarSearch } from './car-search-walk.js';
import { type InstalledApp, installApp } from './installed-app.js';
import { serveFolder, startApi } from './servers.js';
import { visit } from './visit.js';

interface TemplateApp {
  /** Its folder. */
  readonly app: string;
  /** Where a build has its page. */
  readonly place?: string;
  /** Tests of the framework's own. */
  readonly more?: (app: () => InstalledApp) => void;
}

/**
 * The tests of an app whose framework writes the tag in its templates. Built for development, the framework tells what
 * it would have otherwise.
 */
export function testTemplateApp(name: string, { app: folder, place = '', more }: TemplateApp): void {
  describe(name, () => {
    let app: InstalledApp;
    let api: string;

    before(async () => {
      app = await installApp(folder);
      api = `${await startApi()}/v3`;
    });

    for (const build of ['build', 'develop'])
      it(`the car search is used, changed, removed and added again (${build})`, async () => {
        await app.run(build);
        const site = await serveFolder(join(app.folder, build, place));
        await visit(`${site}/?api=${api}`, walkThroughCarSearch);
      });

    more?.(() => app);
  });
}
