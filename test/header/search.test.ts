import { expect } from '@open-wc/testing';
import { box, button, type HeaderElement, readyHeader } from '../support/header.js';
import { press, type } from '../support/keys.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

/** Chooses a department as a shopper does, in the browser's native select. */
async function choose(element: HeaderElement, value: string): Promise<void> {
  await until(() => element.shadowRoot?.querySelector('select'), 'the departments are there');
  const select = element.shadowRoot?.querySelector('select');
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const jump = (path: string, query: Readonly<Record<string, string>>) => {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { href: url.href, path, query, target: '_self' };
};

describe('a search in the header', () => {
  it('opens the catalog with the term', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader();
    box(element)?.focus();
    await type(' tire & rim ');
    await press('Enter');
    expect(jumps).to.deep.equal([jump('/categories', { goods_name: 'tire & rim' })]);
  });

  it('without a term opens the catalog', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader('<storefront-header search-value="   "></storefront-header>');
    button(element, 'Search')?.click();
    expect(jumps).to.deep.equal([jump('/categories', {})]);
  });

  for (const [markup, is_oversea] of [
    ['<storefront-header search-value="tire"></storefront-header>', '0'],
    ['<storefront-header search-value="tire" oversea></storefront-header>', '1'],
  ] as const) {
    it(`in a department opens its zone, is_oversea ${is_oversea}`, async () => {
      const searches = prevented('storefront-never');
      const jumps = prevented('storefront-navigate');
      const { element } = await readyHeader(markup);
      await choose(element, '7');
      button(element, 'Search')?.click();
      const query = { cat_id: '7', goods_name: 'tire', is_oversea };
      expect(jumps).to.deep.equal([jump('/content/classifyZone', query)]);
      expect(searches).to.deep.equal([]);
    });
  }

  it('sends its event first, which the page may prevent', async () => {
    const searches = prevented('storefront-search');
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader('<storefront-header search-value="tire"></storefront-header>');
    await choose(element, '9');
    button(element, 'Search')?.click();
    expect(searches).to.deep.equal([{ kind: 'goods', term: 'tire', catId: '9', oversea: false }]);
    expect(jumps).to.deep.equal([]);
  });

  it('on the factory zone only sends its event', async () => {
    const seen: unknown[] = [];
    const listen = (event: Event) => seen.push((event as CustomEvent<unknown>).detail); // a CustomEvent
    document.addEventListener('storefront-search', listen);
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader(
      '<storefront-header factory-zone search-value="tire"></storefront-header>',
    );
    button(element, 'Search')?.click();
    document.removeEventListener('storefront-search', listen);
    expect(seen).to.deep.equal([{ kind: 'goods', term: 'tire', catId: null, oversea: false }]);
    expect(jumps).to.deep.equal([]);
  });

  it('shows the text that the page sets, and sends an event for typed text', async () => {
    const { element } = await readyHeader('<storefront-header search-value="rim"></storefront-header>');
    expect(box(element)?.value).to.equal('rim');
    element.searchValue = 'lamp';
    await until(() => box(element)?.value === 'lamp');
    box(element)?.focus();
    await press('End');
    await type('s');
    expect(element.searchValue).to.equal('lamps');
    element.removeAttribute('search-value');
    await until(() => box(element)?.value === '');
  });

  it('searches everything when there are no departments', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader('<storefront-header search-value="tire"></storefront-header>', {
      '/pc/shopCategory': () => ({}),
    });
    expect(element.shadowRoot?.querySelector('select')).to.equal(null);
    button(element, 'Search')?.click();
    expect(jumps).to.deep.equal([jump('/categories', { goods_name: 'tire' })]);
  });
});
