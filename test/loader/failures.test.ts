// engines: all
import { expect } from '@open-wc/testing';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { closePages, loader, openPage, type Page } from './page.js';

const search = '<storefront-car-search></storefront-car-search>';
let tests = 0;

/** Opens a page whose server answers the first requests for some files with a 503. */
async function openFlaky(
  part: string,
  times: number,
  markup = search,
): Promise<[Page, () => Promise<string[]>]> {
  const id = `${Date.now()}-${tests++}`;
  const rule = encodeURIComponent(`${part}*${times}`);
  const page = await openPage(loader(`/flaky/${id}/${rule}/storefront.js`) + markup);
  const calls = async (): Promise<string[]> => (await fetch(`/flaky-calls/${id}`)).json();
  return [page, async () => (await calls()).filter((path) => path.includes(part))];
}

const logs = (page: Page, words: string) =>
  until(
    () => page.window.consoleMessages.some((text) => text.includes(words)),
    `not on the console: ${words}`,
    {
      timeout: 8000,
    },
  );

describe('a file that does not load', () => {
  afterEach(closePages);

  for (const [what, part] of [
    ['the entry', 'widgets/car-search.js'],
    ['the chunk that all widgets share', 'chunks/core'],
    ['the way to the server', 'chunks/resource'],
  ] as const) {
    it(`${what}: a warning, and the widget renders anyway`, async () => {
      const [page] = await openFlaky(part, 1);
      const element = await page.ready();
      await logs(page, 'warn: [storefront-widgets] car-search did not load');
      expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    });

    it(`${what}, always: the widget renders from the fallback file`, async () => {
      const [page, calls] = await openFlaky(part, 99);
      await page.ready();
      // WebKit requests a file again for each of its importers, in each of two tries. No engine retries forever.
      const files = new Set(page.loaded().map((path) => path.replace(/.*\//, '')));
      expect((await calls()).length).to.be.within(1, 2 * files.size);
      expect(page.loaded().some((path) => path.endsWith('/storefront.classic.js'))).to.equal(true);
    });
  }

  itOnce('everything: one warning and one request, however many widgets there are', async () => {
    const [page, calls] = await openFlaky('s', 0, `<p></p>`);
    const [broken, brokenCalls] = await openFlaky('.js', 99);
    expect(await calls()).to.include('storefront.js');
    expect(await brokenCalls()).to.deep.equal(['storefront.js']);
    expect(broken.document.querySelector('storefront-car-search:not(:defined)')).not.to.equal(null);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  itOnce(
    'the entry and the fallback: a warning, the page stays as it is, and nothing is requested again',
    async () => {
      const [page, calls] = await openFlaky(
        'c',
        99,
        `${search}<div data-storefront="car-search">Call us</div>`,
      );
      await logs(page, 'error: [storefront-widgets] car-search did not load');
      const before = await calls();
      page.document.body.insertAdjacentHTML('beforeend', search);
      page.document.body.insertAdjacentHTML('beforeend', '<storefront-config></storefront-config>');
      // Once the config's entry is requested, the loader has seen the search too, which came first.
      await page.finds('storefront-config');
      await until(async () => (await calls()).some((path) => path.includes('config')));
      const after = (await calls()).filter((path) => path.includes('car-search'));
      expect(after).to.deep.equal(before.filter((path) => path.includes('car-search')));
      expect(page.document.querySelector('[data-storefront]')?.textContent).to.equal('Call us');
    },
  );

  it('the texts: requested once more under a new URL', async () => {
    const [page, calls] = await openFlaky(
      'chunks/fr-',
      1,
      '<div lang="fr"><storefront-car-search></storefront-car-search></div>',
    );
    await page.ready();
    const [first, second, ...more] = await calls();
    expect(second).to.equal(`${first}?retry`);
    expect(more).to.deep.equal([]);
    await logs(page, `${first} did not load`);
  });

  itOnce("the texts of the shopper's language: English instead", async () => {
    const [page, calls] = await openFlaky(
      'chunks/ar-',
      99,
      '<div lang="ar"><storefront-car-search></storefront-car-search></div>',
    );
    const element = await page.ready();
    expect(element.shadowRoot?.querySelector('button[type=submit]')?.textContent).to.equal('Search');
    expect(await calls()).to.have.length(2);
  });

  it('the client for the server: a footer and a header need none', async () => {
    const [page] = await openFlaky(
      'chunks/resource',
      99,
      '<storefront-header></storefront-header><storefront-footer></storefront-footer>',
    );
    await logs(page, 'chunks/bootstrap');
    for (const tag of ['storefront-header', 'storefront-footer']) {
      const { shadowRoot } = await page.finds(tag);
      await until(() => shadowRoot?.querySelector('nav a'), `no links in ${tag}`);
    }
  });

  itOnce('the prizes: a wheel renders without them', async () => {
    const [page] = await openFlaky('chunks/prizes', 99, '<storefront-prize-wheel></storefront-prize-wheel>');
    await logs(page, 'chunks/prizes');
    const { shadowRoot } = await page.finds('storefront-prize-wheel');
    await until(
      () => shadowRoot?.querySelector('[part=message]'),
      'it does not say that something is missing',
    );
    expect(shadowRoot?.querySelector('[part=button]')?.textContent).to.equal('Spin');
    expect(shadowRoot?.querySelectorAll('[part=disc] path').length).to.equal(16);
  });

  itOnce('the list: requested once more, and opens', async () => {
    const [page, calls] = await openFlaky('chunks/List', 1);
    const element = await page.ready();
    element.shadowRoot?.querySelector<HTMLElement>('[part=make] [role=combobox]')?.click();
    element.shadowRoot?.querySelector<HTMLElement>('[part=make] [role=combobox]')?.focus();
    await until(() => element.shadowRoot?.querySelector('[role=option]'), 'no list');
    const [first, second, ...more] = await calls();
    expect(second).to.equal(`${first}?retry`);
    expect(more).to.deep.equal([]);
  });
});
