import { expect, waitUntil } from '@open-wc/testing';
import { closePages, loader, openPage, type Page } from './page.js';

const search = '<storefront-car-search></storefront-car-search>';

describe('the loader finds the widgets of a page', () => {
  afterEach(closePages);

  it('asks for nothing but itself where there is none', async () => {
    const page = await openPage(`${loader()}<main><h1>Cars</h1></main>`);
    await waitUntil(() => page.document.adoptedStyleSheets.length === 1);
    expect(page.loaded()).to.deep.equal(['/exact/storefront.js']);
  });

  it('imports only the widgets that are there', async () => {
    const page = await openPage(`${loader()}<storefront-config partner="p1"></storefront-config>`);
    await page.finds('storefront-config:defined');
    const widgets = page.loaded().filter((path) => path.includes('/widgets/'));
    expect(widgets).to.deep.equal(['/exact/widgets/config.js']);
  });

  /** The names of the files that a page asked for, in this order. */
  const filesOf = (page: Page) =>
    page
      .loaded()
      .filter((path) => path.startsWith('/exact/'))
      .map((path) => path.replace('/exact/', '').replace(/-[\w-]{8}\.js$/, '.js'));

  /** The first four of them, once it has asked for another one, which comes after these. */
  const firstFour = async (page: Page, other: string) => {
    await waitUntil(() => filesOf(page).includes(other), `${other} did not come`);
    return filesOf(page).slice(0, 4);
  };

  it('needs four files for a car search: itself, the entry, the core and the requests', async () => {
    const page = await openPage(loader() + search);
    await page.ready();
    const files = await firstFour(page, 'chunks/first-calls.js');
    expect(files).to.have.members([
      'storefront.js',
      'widgets/car-search.js',
      'chunks/shared.js',
      'chunks/requests.js',
    ]);
  });

  it('needs four files for a footer, and asks for the requests when that is drawn', async () => {
    const page = await openPage(`${loader()}<storefront-footer></storefront-footer>`);
    const files = await firstFour(page, 'chunks/requests.js');
    expect(page.document.querySelector('storefront-footer')?.shadowRoot?.querySelector('nav')).not.to.equal(
      null,
    );
    expect(files).to.have.members([
      'storefront.js',
      'widgets/footer.js',
      'chunks/shared.js',
      'chunks/jumps.js',
    ]);
  });

  it('sees one that comes later', async () => {
    const page = await openPage(`${loader()}<main></main>`);
    await waitUntil(() => page.document.adoptedStyleSheets.length === 1);
    const section = page.document.createElement('section');
    section.innerHTML = '<p><storefront-car-search></storefront-car-search></p>';
    page.document.querySelector('main')?.append(section);
    await page.ready();
  });

  it('sees one in an open shadow root, and one that is put in there later', async () => {
    const page = await openPage(
      `${loader()}<div id="host"><template shadowrootmode="open"><storefront-config></storefront-config></template></div>`,
    );
    const root = (await page.finds('#host')).shadowRoot;
    await waitUntil(() => root?.querySelector('storefront-config:defined'));
    root?.append(page.document.createElement('storefront-car-search'));
    await waitUntil(() => root?.querySelector('storefront-car-search:defined'));
  });

  it("sees one in the shadow root of an element that the page's own script defines later", async () => {
    const page = await openPage(`${loader()}<partner-box></partner-box>`);
    await waitUntil(() => page.document.adoptedStyleSheets.length === 1);
    const script = page.document.createElement('script');
    script.textContent = `customElements.define('partner-box', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<storefront-car-search></storefront-car-search>';
      }
    });`;
    page.document.head.append(script);
    const root = (await page.finds('partner-box')).shadowRoot;
    await waitUntil(() => root?.querySelector('storefront-car-search:defined'));
  });

  it('may be loaded twice, from two places: one definition, one set of fields, no error', async () => {
    const copy = '/flaky/twice/none*0';
    const page = await openPage(
      `${loader()}${loader('/exact/storefront.js?v=2')}${loader(`${copy}/storefront.js`)}
       <script type="module" src="${copy}/widgets/car-search.js"></script>${search}`,
    );
    const element = await page.ready();
    await waitUntil(() => page.loaded().some((path) => path.startsWith(`${copy}/chunks/shared`)));
    await waitUntil(() => page.document.adoptedStyleSheets.length === 3);
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(page.window.told).to.deep.equal([]);
  });

  it('may be loaded beside the classic script', async () => {
    const page = await openPage(`<script src="/exact/storefront.classic.js"></script>${loader()}${search}`);
    const element = await page.ready();
    await waitUntil(() => page.document.adoptedStyleSheets.length === 1);
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(page.loaded().filter((path) => path.includes('/widgets/'))).to.deep.equal([]);
    expect(page.window.told).to.deep.equal([]);
  });
});
