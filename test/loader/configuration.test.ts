import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, loader, openPage, type Page } from './page.js';

const search = '<storefront-car-search make="byd"></storefront-car-search>';

/** Returns the URL that a page's search leads to. */
async function destination(page: Page): Promise<URL> {
  const element = await page.ready();
  let href = '';
  page.document.addEventListener('storefront-navigate', (event) => {
    event.preventDefault();
    href = (event as CustomEvent<{ href: string }>).detail.href; // as in the contract
  });
  element.shadowRoot?.querySelector<HTMLElement>('button[type=submit]')?.click();
  await until(() => href);
  return new URL(href);
}

describe("the configuration of the loader's tag", () => {
  afterEach(closePages);

  it('is read from its `data-*`', async () => {
    const page = await openPage(
      loader(
        '/exact/storefront.js',
        'data-api="/fake-api/ok/tag" data-site="https://shop.example/x" data-partner="p7" data-theme-color="#123456"',
      ) + search,
    );
    const url = await destination(page);
    expect(url.href).to.equal('https://shop.example/x/categories/byd?partner=p7');
    const base = page.document
      .querySelector('storefront-car-search')
      ?.shadowRoot?.querySelector('[part=base]');
    expect(base?.getAttribute('style')).to.contain('#123456');
  });

  for (const [file, type] of [
    ['storefront.js', 'module'],
    ['storefront.classic.js', ''],
  ] as const) {
    it(`is found on a tag of ${file} in a shadow root`, async () => {
      const page = await openPage(
        `<div id="app"></div><script>
          const script = document.createElement('script');
          Object.assign(script, { type: '${type}', src: '/exact/${file}' });
          Object.assign(script.dataset, { api: '/fake-api/ok/shadow', partner: 'shadow' });
          document.querySelector('#app').attachShadow({ mode: 'open' }).append(script);
        </script>${search}`,
      );
      expect((await destination(page)).searchParams.get('partner')).to.equal('shadow');
    });
  }

  it('of a classic script is found even if its tag was removed immediately', async () => {
    const page = await openPage(
      `<script>
        const script = document.createElement('script');
        script.src = '/exact/storefront.classic.js';
        Object.assign(script.dataset, { api: '/fake-api/ok/gone', partner: 'gone' });
        document.head.append(script);
        script.remove();
      </script>${search}`,
    );
    expect((await destination(page)).searchParams.get('partner')).to.equal('gone');
  });

  it('of a module whose tag was removed immediately can’t be found, with a warning', async () => {
    const page = await openPage(
      `<script>
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: '/exact/storefront.js' });
        document.head.append(script);
        script.remove();
      </script>${search}`,
    );
    await until(
      () => page.window.consoleMessages.some((text) => text.includes('The loader’s tag is no longer')),
      'the warning',
    );
  });

  it('may be split between two tags of the same file', async () => {
    const page = await openPage(
      `${loader()}${loader('/exact/storefront.js', 'data-partner="second" data-site="https://two.example"')}${search}`,
    );
    expect((await destination(page)).href).to.equal('https://two.example/categories/byd?partner=second');
  });

  it('is not read from other scripts of the page', async () => {
    const page = await openPage(`<script data-partner="stranger"></script>${loader()}${search}`);
    expect((await destination(page)).search).to.equal('');
  });

  for (const [where, src] of [
    ['with a query', '/exact/storefront.js?v=2&x=%20y'],
    ['with a fragment', '/exact/storefront.js#embed'],
    ['with an absolute URL and another path', `${location.origin}/exact/widgets/../storefront.js`],
    ['behind a redirect', '/latest/storefront.js'],
  ] as const) {
    it(`is found on a tag ${where}, and the widgets load beside the file`, async () => {
      const page = await openPage(loader(src, 'data-api="/fake-api/ok/src" data-partner="cdn"') + search);
      expect((await destination(page)).searchParams.get('partner')).to.equal('cdn');
      expect(page.loaded()).to.include('/exact/widgets/car-search.js');
    });
  }

  it('is read from the tag of the classic script, too', async () => {
    const page = await openPage(
      `<script src="/exact/storefront.classic.js" data-api="/fake-api/ok/classic" data-partner="old"></script>${search}`,
    );
    expect((await destination(page)).searchParams.get('partner')).to.equal('old');
    expect(page.loaded().filter((path) => path.startsWith('/exact/'))).to.deep.equal([
      '/exact/storefront.classic.js',
    ]);
  });
});
