import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { walkThroughCarSearch } from './car-search-walk.js';
import { installApp } from './installed-app.js';
import { serveFolder, startApi } from './servers.js';
import { visit } from './visit.js';

interface Versions {
  readonly react?: string;
  readonly 'react-dom'?: string;
}

/** How the car search may be written: each with the build that it is tried in. */
type Ways = Readonly<Record<string, 'build' | 'develop'>>;

/** The tests of the React app with a version of React. In `develop`, React tells what it would have otherwise. */
export function testReactApp(name: string, ways: Ways, versions: Versions = {}): void {
  describe(name, () => {
    let api: string;
    let sites: Record<'build' | 'develop', string>;

    before(async () => {
      const app = await installApp('react', { ...versions });
      await Promise.all([app.run('build'), app.run('develop')]);
      api = await startApi();
      sites = {
        build: await serveFolder(join(app.folder, 'build')),
        develop: await serveFolder(join(app.folder, 'develop')),
      };
    });

    for (const [way, build] of Object.entries(ways))
      it(`${way}: the car search is used, changed, removed and added again (${build})`, () =>
        visit(`${sites[build]}/?as=${way}&api=${api}/v3`, walkThroughCarSearch));
  });
}
