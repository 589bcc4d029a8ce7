// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, openPage, type Page } from './page.js';

const search = '<storefront-car-search></storefront-car-search>';
const wrong = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
let tests = 0;

/** Whether a French page with the car search loads a file. The hashes of all files don't fit into the page's URL. */
const isLoaded = (path: string): boolean =>
  /^(?:storefront|widgets\/car-search|chunks\/(?:shared|fr|List|failure-message)-)/.test(path);

/** Opens a page with hashes of all files that it loads. Hashes of paths that contain `tampered` are wrong. */
async function openVouched(tampered: string, markup = search): Promise<[Page, () => Promise<string[]>]> {
  const hashes: Record<string, string> = await (await fetch('/exact/integrity.json')).json();
  const id = `sri-${Date.now()}-${tests++}`;
  const base = `/flaky/${id}/none*0/`;
  const integrity = Object.fromEntries(
    Object.entries(hashes)
      .filter(([path]) => isLoaded(path))
      .map(([path, hash]) => [base + path, path.includes(tampered) ? wrong : hash]),
  );
  const page = await openPage(
    `<script type="importmap">${JSON.stringify({ integrity })}</script>
     <script type="module" src="${base}storefront.js" integrity="${hashes['storefront.js']}" crossorigin="anonymous"
       data-api="/fake-api/ok/sri"></script>${markup}`,
  );
  return [page, async () => (await fetch(`/flaky-calls/${id}`)).json()];
}

/** Returns whether the engine checks modules against the import map. Older ones ignore `integrity`. */
async function checksImportMaps(): Promise<boolean> {
  const [page] = await openVouched('chunks/core');
  await page.ready();
  const fellBack = page.loaded().some((path) => path.endsWith('storefront.classic.js'));
  closePages();
  return fellBack;
}

describe('a page that verifies the bundle by subresource integrity', () => {
  afterEach(closePages);

  it('gets its widgets when the files match integrity.json', async () => {
    const [page, calls] = await openVouched('no such file');
    await page.ready();
    expect(page.window.consoleMessages).to.deep.equal([]);
    expect(await calls()).not.to.include('storefront.classic.js');
  });

  it('gets no changed file, even on a second try', async () => {
    if (!(await checksImportMaps())) return;
    const [page, calls] = await openVouched('s/'); // widgets/, chunks/
    await page.ready();
    await until(() => page.window.consoleMessages.some((text) => text.includes('car-search did not load')));
    expect((await calls()).filter((path) => path.includes('?'))).to.deep.equal([]);
  });

  it('gets no changed texts from any URL, and reads in English', async () => {
    if (!(await checksImportMaps())) return;
    const [page, calls] = await openVouched('chunks/fr-', `<div lang="fr">${search}</div>`);
    const element = await page.ready();
    expect(element.shadowRoot?.querySelector('button[type=submit]')?.textContent).to.equal('Search');
    expect((await calls()).filter((path) => path.includes('?'))).to.deep.equal([]);
  });
});
