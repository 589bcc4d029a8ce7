// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, loader, openPage, type Page } from './page.js';

const search = '<storefront-car-search></storefront-car-search>';

describe('the loader finds the widgets of a page', () => {
  afterEach(closePages);

  it('requests only itself if there are none', async () => {
    const page = await openPage(`${loader()}<main><h1>Cars</h1></main>`);
    await until(() => page.document.adoptedStyleSheets.length === 1);
    expect(page.loaded()).to.deep.equal(['/exact/storefront.js']);
  });

  it('imports only the widgets on the page', async () => {
    const page = await openPage(`${loader()}<storefront-config partner="p1"></storefront-config>`);
    await page.finds('storefront-config:defined');
    const widgets = page.loaded().filter((path) => path.includes('/widgets/'));
    expect(widgets).to.deep.equal(['/exact/widgets/config.js']);
  });

  /** Returns the names of the files that a page requested, in order. */
  const filesOf = (page: Page) =>
    page
      .loaded()
      .filter((path) => path.startsWith('/exact/'))
      .map((path) => path.replace('/exact/', '').replace(/-[\w-]{8}\.js$/, '.js'));

  /** Returns the files that came before another one, which a widget requests when it renders. */
  const filesBefore = async (page: Page, other: string) => {
    await until(() => filesOf(page).includes(other), `${other} did not load`);
    const files = filesOf(page);
    return files.slice(0, files.indexOf(other));
  };

  it('needs at most six files for a car search, including the client for the server', async () => {
    const page = await openPage(loader() + search);
    await page.ready();
    const files = await filesBefore(page, 'chunks/List.js');
    expect(files).to.include.members([
      'storefront.js',
      'widgets/car-search.js',
      'chunks/core.js',
      'chunks/resource.js',
    ]);
    expect(files).to.have.lengthOf.at.most(6);
    expect(await filesBefore(page, 'chunks/bootstrap.js'), 'what may be pressed next comes first').to.include(
      'chunks/List.js',
    );
  });

  it('loads at most six files for a footer, and connects to the server when that renders', async () => {
    const page = await openPage(`${loader()}<storefront-footer></storefront-footer>`);
    const files = await filesBefore(page, 'chunks/bootstrap.js');
    expect(page.document.querySelector('storefront-footer')?.shadowRoot?.querySelector('nav')).not.to.equal(
      null,
    );
    expect(files).to.include.members(['storefront.js', 'widgets/footer.js', 'chunks/core.js']);
    expect(files).not.to.include('chunks/resource.js');
    expect(files).to.have.lengthOf.at.most(6);
  });

  it('finds a widget that is added later', async () => {
    const page = await openPage(`${loader()}<main></main>`);
    await until(() => page.document.adoptedStyleSheets.length === 1);
    const section = page.document.createElement('section');
    section.innerHTML = '<p><storefront-car-search></storefront-car-search></p>';
    page.document.querySelector('main')?.append(section);
    await page.ready();
  });

  it('finds a widget in an open shadow root, also when it is added there later', async () => {
    const page = await openPage(
      `${loader()}<div id="host"><template shadowrootmode="open"><storefront-config></storefront-config></template></div>`,
    );
    const root = (await page.finds('#host')).shadowRoot;
    await until(() => root?.querySelector('storefront-config:defined'));
    root?.append(page.document.createElement('storefront-car-search'));
    await until(() => root?.querySelector('storefront-car-search:defined'));
  });

  it("finds a widget in the shadow root of an element that the page's own script defines later", async () => {
    const page = await openPage(`${loader()}<partner-box></partner-box>`);
    await until(() => page.document.adoptedStyleSheets.length === 1);
    const script = page.document.createElement('script');
    script.textContent = `customElements.define('partner-box', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<storefront-car-search></storefront-car-search>';
      }
    });`;
    page.document.head.append(script);
    const root = (await page.finds('partner-box')).shadowRoot;
    await until(() => root?.querySelector('storefront-car-search:defined'));
  });

  it('may be loaded twice, from two places: one definition, one set of fields, no error', async () => {
    const copy = '/flaky/twice/none*0';
    const page = await openPage(
      `${loader()}${loader('/exact/storefront.js?v=2')}${loader(`${copy}/storefront.js`)}
       <script type="module" src="${copy}/widgets/car-search.js"></script>${search}`,
    );
    const element = await page.ready();
    await until(() => page.loaded().some((path) => path.startsWith(`${copy}/chunks/core`)));
    await until(() => page.document.adoptedStyleSheets.length === 3);
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  it('may be loaded beside the classic script', async () => {
    const page = await openPage(
      `<script src="/exact/storefront.classic.js" data-api="/fake-api/ok/loader"></script>${loader()}${search}`,
    );
    const element = await page.ready();
    await until(() => page.document.adoptedStyleSheets.length === 1);
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(page.loaded().filter((path) => path.includes('/widgets/'))).to.deep.equal([]);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });
});
