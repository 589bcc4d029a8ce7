// engines: all
// page: own
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';

const tag = 'storefront-car-search';
const id = `upgrade-${Date.now()}`;

/** A page whose script comes last, so that its elements exist first. No module here imports the definition early. */
const markup = `
  <storefront-config api="/fake-api/ok/${id}" partner="acme"></storefront-config>
  <${tag} id="form"><form action="/find">
    <select name="make"><option value="">All</option><option value="byd" selected>BYD</option></select>
    <select name="model"><option value="">All</option><option value="seal" selected>Seal</option></select>
  </form></${tag}>
  <${tag} id="property" make="tesla"></${tag}>
  <section lang="ar"><${tag} id="arabic" make="tesla" model="model-3"></${tag}></section>`;

interface CarSearch extends HTMLElement {
  make: string | null;
  model: string | null;
  submit(): unknown;
}
const find = (id: string): CarSearch => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No #${id}`);
  return found as CarSearch; // from the markup above
};
const shownIn = (element: Element, part: string) =>
  element.shadowRoot?.querySelector(`[part=${part}] .value`)?.textContent;

describe('a page that was rendered before the definition', () => {
  const ready: EventTarget[] = [];

  before(async () => {
    document.body.innerHTML = markup;
    document.addEventListener('storefront-ready', ({ target }) => target && ready.push(target));
    Object.assign(find('property'), { make: 'byd', model: 'dolphin' });
    expect(customElements.get(tag), 'not defined yet').to.equal(undefined);
    const created = document.createElement(tag);
    Object.assign(created, { id: 'created', make: 'skoda' });
    await import('../../src/car-search/define.js');
    document.body.append(created);
    await until(() => ready.length === 4, 'not all became ready');
  });

  it('keeps the shopper’s choice in the form inside the tag', () => {
    const element = find('form');
    expect(element).to.include({ make: 'byd', model: 'seal' });
    expect(shownIn(element, 'make')).to.equal('BYD');
    expect(shownIn(element, 'model')).to.equal('Seal');
  });

  it('keeps properties that were set early, over the attributes', () => {
    const element = find('property');
    expect(element).to.include({ make: 'byd', model: 'dolphin' });
    expect(shownIn(element, 'model')).to.equal('Dolphin');
  });

  it('keeps properties of an element that was inserted after the definition', () => {
    expect(shownIn(find('created'), 'make')).to.equal('Škoda');
  });

  it('renders in the language of its markup', () => {
    const element = find('arabic');
    expect(shownIn(element, 'model')).to.equal('Model 3');
    const base = element.shadowRoot?.querySelector('[part=base]');
    expect([base?.getAttribute('lang'), base?.getAttribute('dir')]).to.deep.equal(['ar', 'rtl']);
  });

  it('is configured before the first request, so that one is sent for all, to the right URL', async () => {
    const calls: { path: string }[] = await (await fetch(`/fake-api-calls/${id}`)).json();
    expect(calls.filter(({ path }) => path === '/pc/car/indexV2')).to.have.length(1);
  });

  it('sends storefront-ready once for each element', () => {
    expect(new Set(ready)).to.have.property('size', 4);
    expect(ready).to.have.length(4);
  });
});
