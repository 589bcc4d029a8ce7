import { expect } from '@open-wc/testing';
import { closePages, openPage, type Page } from '../loader/page.js';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { importsOf, ownApi, type Version } from './page.js';

/**
 * Opens a page whose host renders several components side by side.
 * @param rendered the code of what to render; `h` is React's `createElement`.
 */
function openComponents(
  version: Version,
  rendered: string,
  { markup = '', elements = '' } = {},
): Promise<Page> {
  const { url } = ownApi();
  return openPage(
    `<script type="importmap">${JSON.stringify({ imports: importsOf(version) })}</script>
     <storefront-config api="${url}"></storefront-config>${markup}<div id="root"></div>
     <script type="module">
       import { createElement as h, Fragment, useEffect, useRef } from 'react';
       import { createRoot } from 'react-dom/client';
       import * as w from '/exact/react/index.js';
       w.configure({ api: '${url}' });
       createRoot(document.querySelector('#root')).render(${rendered});
     </script>${elements}`,
  );
}

const inShadow = <E extends HTMLElement>(element: Element | null | undefined, selector: string) =>
  element?.shadowRoot?.querySelector<E>(selector);

async function press(page: Page, box: string, selector: string): Promise<void> {
  const control = () => inShadow(page.document.querySelector(box), selector);
  await until(control, `no ${selector} in ${box}`);
  control()?.click();
}

const openDialog = (page: Page, box: string) =>
  until(
    () => inShadow(page.document.querySelector(box), 'dialog[open]'),
    `the dialog of ${box} did not open`,
  );

const elementsOf = (page: Page, tag: string) => [...page.document.querySelectorAll(`storefront-${tag}`)];

const over = (version: Version) => () => {
  // The two versions differ in mounting and unmounting. The rest of the older one's tests run in the matrix.
  const itInNewer = version === 19 || isMatrix ? it : it.skip;

  afterEach(closePages);

  itInNewer('a header has a language choice and an account menu that work', async () => {
    const page = await openComponents(version, `h(w.Header, { id: 'header' })`);
    const header = await page.finds('#header');
    for (const tag of ['storefront-language', 'storefront-account-menu'])
      await until(() => inShadow(inShadow(header, tag), 'button, select'), `${tag} has no control`);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  it('a header opens the location dialog beside it', async () => {
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.Header, { id: 'header' }), h(w.Location, { id: 'location' }))`,
    );
    await press(page, '#header', '[part=location]');
    await openDialog(page, '#location');
    expect(elementsOf(page, 'location')).to.deep.equal([]);
  });

  itInNewer('a header adds a drawer if there is none, and opens an existing one', async () => {
    const alone = await openComponents(version, `h(w.Header, { id: 'header' })`);
    await press(alone, '#header', '[part=menu]');
    await openDialog(alone, 'storefront-drawer');
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.Header, { id: 'header' }), h(w.Drawer, { id: 'drawer' }))`,
    );
    await press(page, '#header', '[part=menu]');
    await openDialog(page, '#drawer');
    expect(elementsOf(page, 'drawer')).to.deep.equal([]);
  });

  itInNewer('a header without a location dialog adds it', async () => {
    const page = await openComponents(version, `h(w.Header, { id: 'header' })`);
    await press(page, '#header', '[part=location]');
    await openDialog(page, 'storefront-location');
  });

  itInNewer('a footer opens the sign-in beside it for a guest, each time', async () => {
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.SignIn, { id: 'sign-in' }), h(w.Footer, { id: 'footer' }))`,
    );
    for (const _ of 'ab') {
      await press(page, '#footer', 'a[href*="/content/order"]');
      await openDialog(page, '#sign-in');
      await press(page, '#sign-in', '[part=close]');
      await until(() => !inShadow(page.document.querySelector('#sign-in'), 'dialog'), 'it did not close');
    }
    expect(elementsOf(page, 'sign-in')).to.deep.equal([]);
  });

  it('a method that the host calls before a widget has rendered waits for it', async () => {
    const page = await openComponents(
      version,
      `h(function Host() {
         const location = useRef(null);
         const wheel = useRef(null);
         useEffect(() => {
           location.current.show();
           window.answer = wheel.current.spin();
         }, []);
         return h(Fragment, null,
           h(w.Location, { id: 'location', ref: location }), h(w.PrizeWheel, { ref: wheel, disabled: true }));
       })`,
    );
    await openDialog(page, '#location');
    const { answer } = page.window as unknown as { answer: Promise<unknown> }; // set by the host above
    expect(await answer).to.equal(null);
  });

  itInNewer('a standalone sign-in page cannot be opened as a dialog', async () => {
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.SignIn, { id: 'page', page: true }), h(w.Footer, { id: 'footer' }))`,
    );
    await press(page, '#footer', 'a[href*="/content/order"]');
    await openDialog(page, 'storefront-sign-in');
  });

  it('a removed widget isn’t opened', async () => {
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.Header, { id: 'header' }), h(function Gone() {
         const [isThere, setIsThere] = w.useState(true);
         w.useEffect(() => setIsThere(false), []);
         return isThere && h(w.Location, { id: 'location' });
       }))`.replaceAll('w.use', 'React.use'),
      { markup: `<script type="module">import * as React from 'react'; window.React = React;</script>` },
    );
    await until(() => inShadow(page.document.querySelector('#header'), '[part=location]'));
    await until(() => !page.document.querySelector('#location'), 'it was not removed');
    await press(page, '#header', '[part=location]');
    await openDialog(page, 'storefront-location');
  });

  it('an element opens a component, and a component opens an element', async () => {
    const page = await openComponents(
      version,
      `h(Fragment, null, h(w.Location, { id: 'location' }), h(w.Footer, { id: 'footer' }))`,
      {
        markup: '<storefront-header></storefront-header><storefront-sign-in></storefront-sign-in>',
        elements: `<script type="module">import '/exact/widgets/header.js'; import '/exact/widgets/sign-in.js';</script>`,
      },
    );
    await page.finds('#footer');
    await press(page, '#footer', 'a[href*="/content/order"]');
    await openDialog(page, 'storefront-sign-in');
    await press(page, 'storefront-sign-in', '[part=close]');
    await press(page, 'storefront-header', '[part=location]');
    await openDialog(page, '#location');
    expect([elementsOf(page, 'location').length, elementsOf(page, 'sign-in').length]).to.deep.equal([0, 1]);
  });
};

describe('components of React 18 beside each other', over(18));
describe('components of React 19 beside each other', over(19));
