import { expect } from '@open-wc/testing';
import { closePages, openPage, type Page } from '../loader/page.js';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { importsOf, ownApi, type Version } from './page.js';

/** What a page's own scripts may break, each where the components use it outside of rendering: in their effects. */
const faults: Readonly<Record<string, string>> = {
  attachShadow: `Element.prototype.attachShadow = fails`,
  adoptedStyleSheets: `Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { get: () => [], set: fails })`,
  'MutationObserver.observe': `MutationObserver.prototype.observe = fails`,
  IntersectionObserver: `window.IntersectionObserver = fails`,
  showModal: `HTMLDialogElement.prototype.showModal = fails`,
  // The development build of React 18 itself listens for errors around every effect.
  'window.addEventListener': `const add = window.addEventListener;
    window.addEventListener = (type, ...rest) => (type === 'error' ? add.call(window, type, ...rest) : fails())`,
};

/** What fails only when a component is taken out of the page. */
const faultsOfRemoval: Readonly<Record<string, string>> = {
  'MutationObserver.disconnect': `MutationObserver.prototype.disconnect = fails`,
  'IntersectionObserver.disconnect': `IntersectionObserver.prototype.disconnect = fails`,
  'AbortController.abort': `AbortController.prototype.abort = fails`,
};

type Host = Page['window'] & { readonly failures: number };

/** Opens a page whose host renders every component in a tree of its own, with a button that takes them out. */
async function openAll(version: Version, fault: string): Promise<{ host: Host; own: HTMLElement }> {
  const { url } = ownApi('whole');
  const { document, window } = await openPage(
    `<script type="importmap">${JSON.stringify({ imports: importsOf(version) })}</script>
     <div id="root"></div>
     <script type="module">
       import { createElement as h, useState } from 'react';
       import { createRoot } from 'react-dom/client';
       import * as w from '/exact/react/index.js';
       w.configure({ api: '${url}' });
       window.failures = 0;
       function fails() {
         window.failures += 1;
         throw new Error('a fault of the page');
       }
       ${fault};
       const all = Object.entries(w).filter(([, value]) => value.$$typeof);
       createRoot(document.querySelector('#root')).render(h(function Host() {
         const [isFull, setFull] = useState(true);
         return h('main', null,
           h('button', { id: 'own', onClick: () => setFull(false) }, isFull ? 'full' : 'empty'),
           isFull && all.map(([name, Widget]) => h(Widget, { key: name, ...(name === 'SignIn' && { open: true }) })));
       }));
     </script>`,
  );
  await until(() => document.querySelector('#own'), 'the host rendered nothing');
  const own = document.querySelector<HTMLElement>('#own');
  if (!own) throw new Error('unreachable');
  return { host: window as Host, own }; // its program counts the failures
}

const over = (version: Version) => () => {
  afterEach(closePages);

  for (const [name, fault] of Object.entries(faults))
    it(`leaves the host’s tree alone when ${name} throws in an effect`, async () => {
      const { host, own } = await openAll(version, fault);
      await until(() => host.failures > 0, 'nothing used it');
      own.click();
      await until(() => own.textContent === 'empty', 'the host’s tree is gone');
      expect(own.isConnected).to.equal(true);
    });

  for (const [name, fault] of Object.entries(faultsOfRemoval))
    it(`leaves the host’s tree alone when ${name} throws as the widgets are removed`, async () => {
      const { host, own } = await openAll(version, fault);
      const isRendered = () => own.parentElement?.querySelectorAll('[data-storefront-component]').length;
      await until(isRendered, 'no widget rendered');
      own.click();
      await until(() => host.failures > 0, 'nothing used it');
      await until(() => own.textContent === 'empty', 'the host’s tree is gone');
      expect(own.isConnected).to.equal(true);
    });
};

describe('a failing component of React 19', over(19));
if (isMatrix) describe('a failing component of React 18', over(18));
