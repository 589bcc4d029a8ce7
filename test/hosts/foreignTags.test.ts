import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { engine } from '../support/engine.js';
import { until } from '../support/until.js';
import { type Host, openMarkup, patience } from './frame.js';

type View = Window & typeof globalThis & { readonly waits: Readonly<Record<string, number>> };

/** Counts, for each tag, how many calls wait for its definition. */
const counting = `<script>
  window.waits = {};
  const { whenDefined } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.whenDefined = function (tag) {
    waits[tag] = (waits[tag] ?? 0) + 1;
    return whenDefined.call(this, tag);
  };
</script>`;

const viewOf = (host: Host) => host.frame.contentWindow as View; // a same-origin frame

const search = '<storefront-car-search></storefront-car-search>';
const count = 20_000;

/** Renders foreign elements and removes them again, a thousand at a time, as a scrolling list does. */
async function renderAndRemove(host: Host): Promise<void> {
  const place = host.document.createElement('main');
  host.document.body.append(place);
  for (let added = 0; added < count; added += 1000) {
    place.innerHTML = '<app-item><b>An item</b></app-item>'.repeat(1000);
    await new Promise((next) => viewOf(host).requestAnimationFrame(next));
    place.replaceChildren();
  }
  place.remove();
}

describe('hostile-host 20: thousands of foreign tags', () => {
  it('20,000 of them are awaited once, and a widget that follows them is found', async () => {
    const host = await openMarkup(`${counting}<app-first></app-first>`);
    await renderAndRemove(host);
    expect(viewOf(host).waits['app-item']).to.equal(1);
    host.document.body.insertAdjacentHTML('beforeend', search);
    await host.ready();
    expect(host.faults).to.deep.equal([]);
  });

  if (engine === 'chromium')
    it('20,000 of them leave no nodes, and next to nothing on the heap', async () => {
      const host = await openMarkup(search);
      await host.ready();
      const memory = () => executeServerCommand<{ nodes: number; heap: number }, null>('memory', null);
      const empty = await memory();
      const held = host.document.createElement('main');
      held.innerHTML = '<app-item><b>An item</b></app-item>'.repeat(1000);
      expect((await memory()).nodes - empty.nodes, 'the memory in use is measured').to.be.greaterThan(2500);
      held.replaceChildren();
      await renderAndRemove(host); // creates everything that is created only once
      const before = await memory();
      await renderAndRemove(host);
      const after = await memory();
      expect(after.nodes - before.nodes).to.be.lessThan(200);
      expect(after.heap - before.heap).to.be.lessThan(1_000_000);
    });

  it('a widget in the shadow root of an element that is defined later is found', async () => {
    const host = await openMarkup('<app-box></app-box>'.repeat(3));
    const view = viewOf(host);
    host.document.body.insertAdjacentHTML('beforeend', '<app-box></app-box>');
    await until(() => host.document.adoptedStyleSheets.length, 'the loader did not run', patience);
    view.customElements.define(
      'app-box',
      class extends view.HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).innerHTML = search;
        }
      },
    );
    for (const box of host.document.querySelectorAll('app-box')) {
      const found = () => box.shadowRoot?.querySelector('storefront-car-search')?.shadowRoot;
      await until(() => found()?.querySelector('[role=combobox]'), 'it is not found', patience);
    }
    expect(host.faults).to.deep.equal([]);
  });

  it('a thousand tags, each defined later, are examined once', async () => {
    const tags = Array.from({ length: 1000 }, (_, index) => `app-${index}`);
    const host = await openMarkup(counting);
    await until(() => host.document.adoptedStyleSheets.length, 'the loader did not run', patience);
    host.document.body.insertAdjacentHTML('beforeend', tags.map((tag) => `<${tag}></${tag}>`).join(''));
    const view = viewOf(host);
    await until(() => view.waits[tags[999] ?? ''], 'they are not seen', patience);
    let looks = 0;
    const { querySelectorAll } = view.Document.prototype;
    view.Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector === '*') looks += 1;
      return querySelectorAll.call(this, selector);
    } as Document['querySelectorAll'];
    for (const tag of tags) view.customElements.define(tag, class extends view.HTMLElement {});
    await until(() => looks, 'nobody looks', patience);
    host.document.body.insertAdjacentHTML('beforeend', search);
    await host.ready();
    expect(looks).to.equal(1);
  });
});
