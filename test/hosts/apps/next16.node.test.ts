import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { before, it } from 'node:test';
import { freePort } from '../../tools/free-port.mjs';
import { withChromium } from '../../tools/needs-chromium.js';
import { assertAsksApiAlone, walkThroughCarSearch } from './car-search-walk.js';
import { type InstalledApp, installApp } from './installed-app.js';
import { paste, walkThroughPastedDialog, walkThroughPastedSearch } from './pasted.js';
import { startApi, startProgram } from './servers.js';
import { press, untilVisible, visit } from './visit.js';

/** Runs `next start` after a build, or `next dev`, in which React reports every hydration mismatch. */
async function startNext({ folder }: InstalledApp, mode: 'start' | 'dev', api: string): Promise<string> {
  const port = await freePort();
  const command = ['node_modules/.bin/next', mode, '--hostname', '127.0.0.1', '--port', `${port}`] as const;
  await startProgram(folder, command, /Ready in/, { NEXT_PUBLIC_API: api });
  return `http://127.0.0.1:${port}`;
}

withChromium('Next.js 16', () => {
  let app: InstalledApp;
  let api: string;
  let site: string;

  before(async () => {
    app = await installApp('next');
    // The React app's ways of writing the car search are used here, too.
    for (const file of ['Shop', 'Component', 'Tag', 'TagWithRef'])
      cpSync(`test/hosts/apps/react/src/${file}.jsx`, join(app.folder, `app/(widgets)/events/${file}.jsx`));
    api = `${await startApi()}/v3`;
    for (const widget of ['car-search', 'location'] as const)
      await paste('next', widget, api, join(app.folder, 'app/(pasted)', widget), 'app/');
    await app.run('build', { NEXT_PUBLIC_API: api });
    site = await startNext(app, 'start', api);
  });

  const seeServerComponent = (origin: string) =>
    visit(origin, async ({ page, problems, requests }) => {
      await untilVisible(page, 'heading', 'From a component');
      await untilVisible(page, 'heading', 'From a tag');
      await untilVisible(page, 'textbox', 'Email');
      const chosen = await page.$$eval('#component, #tag', (places) =>
        places.map((place) => place.shadowRoot?.querySelector('[part=make] .value')?.textContent),
      );
      assert.deepEqual(chosen, ['BYD', 'Škoda']);
      assert.deepEqual(problems, []);
      assertAsksApiAlone({ page, requests });
    });

  it('a server component renders the component and tags, which hydrate without a warning', async () => {
    const html = await (await fetch(site)).text();
    assert.match(html, /<div [^>]*\bid="component"[^>]*><div slot="column"[^>]*><\/div><\/div>/);
    assert.match(html, /<storefront-car-search id="tag" heading="From a tag" make="skoda"[^>]*><p>All cars/);
    await seeServerComponent(site);
  });

  for (const way of ['component', 'tag-with-ref'])
    it(`the car search can be used, changed, removed, and added again: ${way}`, () =>
      visit(`${site}/events?as=${way}`, walkThroughCarSearch));

  it("the builder's code, pasted, shows the chosen car search without a layout shift", () =>
    visit(`${site}/car-search`, walkThroughPastedSearch));

  it("the builder's code, pasted, shows a dialog that its button opens", () =>
    visit(`${site}/location`, walkThroughPastedDialog));

  it('React calls no handler of a hydrated tag: https://github.com/facebook/react/issues/35446', () =>
    visit(`${site}/events?as=tag`, async ({ page }) => {
      await untilVisible(page, 'combobox', 'Make');
      const jumped = page.waitForNavigation();
      await press(page, 'Search');
      await jumped;
      assert.equal(new URL(page.url()).pathname, '/categories');
    }));

  it('nothing hydrates with a warning in development', { skip: !process.env.MATRIX }, async () => {
    const development = await startNext(app, 'dev', api);
    // `next dev` compiles a route on its first request, which can take longer than a browser waits.
    for (const path of ['/', '/events']) await (await fetch(development + path)).text();
    await seeServerComponent(development);
    for (const way of ['component', 'tag-with-ref'])
      await visit(`${development}/events?as=${way}`, walkThroughCarSearch);
  });
});
