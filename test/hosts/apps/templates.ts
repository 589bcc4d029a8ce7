import { join } from 'node:path';
import { before, it } from 'node:test';
import { withChromium } from '../../tools/needs-chromium.js';
import { walkThroughCarSearch } from './car-search-walk.js';
import { type InstalledApp, installApp } from './installed-app.js';
import { serveFolder, startApi } from './servers.js';
import { visit } from './visit.js';

interface TemplateApp {
  /** The app's folder. */
  readonly app: string;
  /** The folder of the page within a build. */
  readonly place?: string;
  /** Additional tests for the framework. */
  readonly more?: (app: () => InstalledApp) => void;
}

/**
 * Tests an app that uses the tag in its framework's templates. Built for development, the framework also reports its
 * warnings.
 */
export function testTemplateApp(name: string, { app: folder, place = '', more }: TemplateApp): void {
  withChromium(name, () => {
    let app: InstalledApp;
    let api: string;

    before(async () => {
      app = await installApp(folder);
      api = `${await startApi()}/v3`;
    });

    for (const build of ['build', 'develop'])
      it(`the car search can be used, changed, removed, and added again (${build})`, async () => {
        await app.run(build);
        const site = await serveFolder(join(app.folder, build, place));
        await visit(`${site}/?api=${api}`, walkThroughCarSearch);
      });

    more?.(() => app);
  });
}
