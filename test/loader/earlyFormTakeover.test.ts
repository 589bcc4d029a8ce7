// engines: all
import { expect } from '@open-wc/testing';
import { translate } from '../support/translate.js';
import { until } from '../support/until.js';
import { choose, field, formOf, freshApi, rootOf, search } from './early-form.js';
import { closePages, loader, openPage } from './page.js';

let actions = 0;

/** Returns a script for a page that runs `act` when the early form was drawn, before the widget can take it over. */
function whenRendered(act: (root: ShadowRoot) => void): string {
  actions += 1;
  Object.assign(window, { [`act${actions}`]: act });
  return `<script>
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      const observer = new MutationObserver(() => {
        if (!root.querySelector('select')) return;
        observer.disconnect();
        parent.act${actions}(root);
      });
      observer.observe(root, { childList: true, subtree: true });
      return root;
    };
  </script>`;
}

/** Returns the positions and sizes of the parts, in whole px. */
const places = (root: ShadowRoot) =>
  ['hero', 'heading', 'subheading', 'panel', 'make', 'model', 'button'].map((part) => {
    const { x, y, width, height } =
      root.querySelector(`[part=${part}]`)?.getBoundingClientRect() ?? expect.fail(`${part} is missing`);
    return [part, ...[x, y, width, height].map(Math.round)].join(' ');
  });

describe('the loader’s early form and the widget', () => {
  afterEach(closePages);

  for (const lang of ['en', 'ar'])
    it(`change in one frame, in the same place, with one request: ${lang}`, async () => {
      const api = freshApi();
      let before: string[] = [];
      const seen: string[] = [];
      const watched = whenRendered((root) => {
        before = places(root);
        new MutationObserver(() => {
          seen.push(
            root.querySelector('[role=combobox]') ? 'fields' : root.querySelector('form') ? 'form' : 'none',
          );
        }).observe(root, { childList: true, subtree: true });
      });
      const page = await openPage(
        `${watched}${loader(undefined, `data-api="${api.url}" data-lang="${lang}"`)}${search}`,
      );
      await page.ready();
      const root = rootOf(page);
      expect([...new Set(seen)]).to.deep.equal(['fields']);
      expect(places(root)).to.deep.equal(before);
      // The widget brings its own sheets. Those of the form would override them.
      const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      expect(rules.filter(({ cssText }) => cssText.startsWith('select'))).to.deep.equal([]);
      expect(await api.makesAsked()).to.equal(1);
    });

  it('hand over the choice, with one event, and the focus', async () => {
    const received: unknown[] = [];
    const act = whenRendered((root) => {
      for (const type of ['storefront-car-change', 'storefront-track'])
        root.ownerDocument.addEventListener(type, (event) => received.push((event as CustomEvent).detail));
      choose(field(root, 'make'), 'byd');
      choose(field(root, 'model'), 'dolphin');
      field(root, 'model').focus();
    });
    const page = await openPage(
      `${act}${loader(undefined, `data-api="${freshApi().url}"`)}<storefront-car-search make="tesla"></storefront-car-search>`,
    );
    const element = await page.ready();
    const values = () =>
      [...rootOf(page).querySelectorAll('[role=combobox] .value')].map(({ textContent }) => textContent);
    await until(() => values().join() === 'BYD,Dolphin', 'the choice is lost');
    expect(element).to.include({ make: 'byd', model: 'dolphin' });
    expect(JSON.stringify(received)).to.match(
      /^\[\{"name":"select_item".*"item_brand":"byd","item_name":"dolphin"/,
    );
    expect(received.slice(1)).to.deep.equal([{ make: 'byd', model: 'dolphin' }]);
    expect(rootOf(page).activeElement?.closest('[part]')?.getAttribute('part')).to.equal('model');
  });

  it('hand over a form that a page translator has changed', async () => {
    const act = whenRendered((root) => {
      translate(root);
      choose(field(root, 'make'), 'byd');
      translate(root);
      choose(field(root, 'model'), 'dolphin');
    });
    const page = await openPage(`${act}${loader(undefined, `data-api="${freshApi().url}"`)}${search}`);
    const element = await page.ready();
    const values = () =>
      [...rootOf(page).querySelectorAll('[role=combobox] .value')].map(({ textContent }) => textContent);
    await until(() => values().join() === 'BYD,Dolphin', 'the choice is lost');
    expect(element).to.include({ make: 'byd', model: 'dolphin' });
    expect(rootOf(page).querySelector('font')).to.equal(null);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  it('keep the page’s changes since then, and the focus on the button', async () => {
    const act = whenRendered((root) => {
      root.host.setAttribute('make', 'tesla');
      root.querySelector('button')?.focus();
    });
    const page = await openPage(
      `${act}${loader(undefined, `data-api="${freshApi().url}"`)}<storefront-car-search make="byd"></storefront-car-search>`,
    );
    const element = await page.ready();
    await until(() => rootOf(page).activeElement?.getAttribute('type') === 'submit', 'the focus is lost');
    expect(element).to.include({ make: 'tesla' });
  });

  it('search once, as soon as the widget is ready', async () => {
    const searches: string[] = [];
    const act = whenRendered((root) => {
      root.ownerDocument.addEventListener('storefront-search', (event) => {
        event.preventDefault();
        searches.push(JSON.stringify((event as CustomEvent).detail));
      });
      choose(field(root, 'make'), 'skoda');
      root.querySelector('form')?.requestSubmit();
      root.querySelector('form')?.requestSubmit();
    });
    const page = await openPage(
      `${act}${loader(undefined, `data-api="${freshApi().url}" data-partner="p1"`)}${search}`,
    );
    await page.ready();
    await until(() => searches.length, 'there was no search');
    expect(searches).to.deep.equal([
      JSON.stringify({ kind: 'cars', make: 'skoda', model: null, partner: 'p1' }),
    ]);
    expect(page.window.location.pathname).to.equal('/page/page.html');
  });

  it('submit only by the form if the page defines an older widget, which needs its own root', async () => {
    const api = freshApi();
    const older = `<script>
      onerror = () => true; // the upgrade throws
      addEventListener('drawn', () =>
        customElements.define('storefront-car-search', class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' });
          }
        }),
      );
    </script>`;
    const act = whenRendered(({ ownerDocument }) =>
      ownerDocument.defaultView?.dispatchEvent(new Event('drawn')),
    );
    const page = await openPage(
      `${older}${act}${loader(undefined, `data-api="${api.url}" data-site="${location.origin}/nowhere"`)}${search}`,
    );
    const form = await formOf(page);
    // Each submission ends the one before, which a slow server may not have answered yet.
    let isSent = false;
    form.addEventListener('submit', ({ defaultPrevented }) => {
      isSent = !defaultPrevented;
    });
    await until(() => {
      if (!isSent) form.requestSubmit();
      return page.window.location.pathname === '/nowhere/categories';
    }, 'the form was not submitted');
  });

  for (const [what, name] of [
    ['stylesheets', 'CSSStyleSheet.prototype.replaceSync'],
    ['shadow roots', 'Element.prototype.attachShadow'],
  ])
    it(`are not needed for the widget, on a page that breaks ${what} once`, async () => {
      const broken = `<script>
        const real = ${name};
        ${name} = () => {
          ${name} = real;
          throw new Error('broken');
        };
      </script>`;
      const page = await openPage(`${broken}${loader(undefined, `data-api="${freshApi().url}"`)}${search}`);
      await page.ready();
      expect(page.window.consoleMessages).to.deep.equal([]);
    });

  it('leave failures to the widget, which reports them', async () => {
    const page = await openPage(loader(undefined, `data-api="${freshApi('http-503').url}"`) + search);
    const element = await page.finds('storefront-car-search');
    await until(() => element.shadowRoot?.querySelector('.failed button'), 'it reports nothing');
  });

  it('stay with their element when it is moved, and are removed with it', async () => {
    const move = whenRendered(({ host }) => host.ownerDocument.querySelector('main')?.append(host));
    const page = await openPage(
      `${move}<main></main>${loader(undefined, `data-api="${freshApi().url}"`)}${search}`,
    );
    await page.ready('main > storefront-car-search');
    const remove = whenRendered(({ host }) => host.remove());
    const gone = await openPage(`${remove}${loader(undefined, `data-api="${freshApi().url}"`)}${search}`);
    await until(() => gone.window.customElements.get('storefront-car-search'), 'the widget was not loaded');
    gone.document.body.insertAdjacentHTML('beforeend', search);
    await gone.ready();
    expect(gone.window.consoleMessages).to.deep.equal([]);
  });
});
