// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, openPage, type Page } from './page.js';

const config = '<storefront-config api="/fake-api/ok/alone"></storefront-config>';

/** Opens a page that imports the files of some widgets directly, as with npm or a CDN. */
const openAlone = (widgets: readonly string[], markup: string): Promise<Page> =>
  openPage(
    `${config}${markup}<script type="module">${widgets
      .map((name) => `import '/exact/widgets/${name}.js';`)
      .join('')}</script>`,
  );

const inShadow = <E extends HTMLElement>(element: Element | null | undefined, selector: string) =>
  element?.shadowRoot?.querySelector<E>(selector);

/** Waits for a match of a selector in an element's shadow root, and clicks it. */
async function press(element: Element, selector: string): Promise<void> {
  await until(() => inShadow(element, selector), `no ${selector}`);
  inShadow(element, selector)?.click();
}

const openDialog = (page: Page, tag: string) =>
  until(
    () => inShadow(page.document.querySelector(tag), 'dialog[open]'),
    `the dialog of ${tag} did not open`,
  );

describe('widgets that are imported one by one', () => {
  afterEach(closePages);

  it('a header loads its language choice and its account menu', async () => {
    const page = await openAlone(['header'], '<storefront-header></storefront-header>');
    const header = await page.finds('storefront-header');
    for (const tag of ['storefront-language', 'storefront-account-menu'])
      await until(() => inShadow(inShadow(header, tag), 'button, select'), `${tag} has no control`);
    const menu = inShadow(header, 'storefront-account-menu');
    if (!menu) throw new Error('no account menu');
    await press(menu, 'button');
    await until(() => inShadow(menu, 'button')?.ariaExpanded === 'true', 'the menu did not open');
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  it('a header opens the location dialog, which the page does not have', async () => {
    const page = await openAlone(['header'], '<storefront-header></storefront-header>');
    await press(await page.finds('storefront-header'), '[part=location]');
    await openDialog(page, 'storefront-location');
  });

  it('a header adds and opens the menu on a page without one, only once', async () => {
    const page = await openAlone(['header'], '<storefront-header></storefront-header>');
    const header = await page.finds('storefront-header');
    await press(header, '[part=menu]');
    await openDialog(page, 'storefront-drawer');
    inShadow(page.document.querySelector('storefront-drawer'), '[part=close]')?.click();
    const isOpen = () => inShadow(page.document.querySelector('storefront-drawer'), 'dialog[open]');
    await until(() => !isOpen(), 'it did not close');
    await press(header, '[part=menu]');
    await openDialog(page, 'storefront-drawer');
    expect(page.document.querySelectorAll('storefront-drawer')).to.have.length(1);
  });

  it('a header opens the menu in a shadow root, and adds no other', async () => {
    const page = await openAlone(['header', 'drawer'], '<storefront-header></storefront-header><div></div>');
    const header = await page.finds('storefront-header');
    const root = page.document.querySelector('div')?.attachShadow({ mode: 'open' });
    root?.append(page.document.createElement('storefront-drawer'));
    await page.window.customElements.whenDefined('storefront-drawer');
    await press(header, '[part=menu]');
    await until(() => inShadow(root?.firstElementChild, 'dialog[open]'), 'the menu did not open');
    expect(page.document.querySelector('storefront-drawer')).to.equal(null);
  });

  it('a header opens the location dialog that the page has', async () => {
    const page = await openAlone(
      ['header', 'location'],
      '<storefront-header></storefront-header><storefront-location id="own"></storefront-location>',
    );
    await press(await page.finds('storefront-header'), '[part=location]');
    await openDialog(page, '#own');
    expect(page.document.querySelectorAll('storefront-location')).to.have.length(1);
  });

  it('"Your orders" in a footer asks a guest to sign in', async () => {
    const page = await openAlone(['footer'], '<storefront-footer></storefront-footer>');
    await press(await page.finds('storefront-footer'), 'a[href*="/content/order"]');
    await openDialog(page, 'storefront-sign-in');
  });

  it('a car search loads none of them', async () => {
    const page = await openAlone(['car-search'], '<storefront-car-search></storefront-car-search>');
    await page.ready();
    const widgets = page.loaded().filter((path) => path.includes('/widgets/'));
    expect(widgets).to.deep.equal(['/exact/widgets/car-search.js']);
    expect(page.loaded().filter((path) => path.includes('/chunks/dialogs'))).to.deep.equal([]);
  });
});
