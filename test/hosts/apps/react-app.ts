import { join } from 'node:path';
import { before, it } from 'node:test';
import { withChromium } from '../../tools/needs-chromium.js';
import { walkThroughCarSearch } from './car-search-walk.js';
import { installApp } from './installed-app.js';
import { paste, walkThroughPastedDialog, walkThroughPastedSearch } from './pasted.js';
import { serveFolder, startApi } from './servers.js';
import { visit } from './visit.js';

interface Versions {
  readonly react?: string;
  readonly 'react-dom'?: string;
}

/** The ways of writing the car search, each with the build to test it in. */
type Ways = Readonly<Record<string, 'build' | 'develop'>>;

/** Tests the React app with a version of React. In `develop`, React also reports its warnings. */
export function testReactApp(name: string, ways: Ways, versions: Versions = {}): void {
  withChromium(name, () => {
    let api: string;
    let sites: Record<'build' | 'develop' | 'pasted', string>;

    before(async () => {
      const app = await installApp('react', { ...versions });
      api = await startApi();
      for (const widget of ['car-search', 'location'] as const)
        await paste('react', widget, `${api}/v3`, join(app.folder, 'pasted'));
      await Promise.all([app.run('build'), app.run('develop'), app.run('pasted')]);
      sites = {
        build: await serveFolder(join(app.folder, 'build')),
        develop: await serveFolder(join(app.folder, 'develop')),
        pasted: await serveFolder(join(app.folder, 'pasted-build')),
      };
    });

    for (const [way, build] of Object.entries(ways))
      it(`the car search can be used, changed, removed, and added again: ${way} (${build})`, () =>
        visit(`${sites[build]}/?as=${way}&api=${api}/v3`, walkThroughCarSearch));

    it("the builder's code, pasted, shows the chosen car search without a layout shift", () =>
      visit(sites.pasted, walkThroughPastedSearch));

    it("the builder's code, pasted, shows a dialog that its button opens", () =>
      visit(sites.pasted, walkThroughPastedDialog));
  });
}
