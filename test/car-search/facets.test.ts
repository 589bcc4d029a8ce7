// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  type CarSearchElement,
  choose,
  disappears,
  inside,
  makeField,
  openList,
  shown,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { countsOf, rowsOf, startFacets, wideSearch } from '../support/wide-search.js';

const all = 'facets="price year body fuel"';
const field = (element: CarSearchElement, name: string) => () =>
  inside(element, `[part=${name}] [role=combobox]`);
const names = (element: CarSearchElement) =>
  [...(element.shadowRoot?.querySelectorAll('[role=combobox] > .name') ?? [])].map(
    ({ textContent }) => textContent,
  );

/** Opens a field's list, waits for its rows, closes it, and returns the rows. */
async function rowsIn(element: CarSearchElement, name: string, first: string) {
  await openList(element, field(element, name)());
  await until(() => rowsOf(element)[0] === first, `no ${first}`);
  const rows = rowsOf(element);
  await press('Escape');
  await disappears(element, '[role=listbox]');
  return rows;
}

describe('more fields', () => {
  for (const [facets, expected] of [
    ['price year body fuel', ['Max price', 'Year from', 'Body type', 'Fuel']],
    ['fuel price', ['Max price', 'Fuel']],
    [' FUEL,fuel\n color ', ['Fuel']],
    ['', []],
    ['doors', []],
  ] as const)
    itOnce(`facets="${facets}" has ${expected.join(', ') || 'none'}, in this order`, async () => {
      startFacets();
      const element = await wideSearch(`facets="${facets}"`);
      expect(names(element)).to.deep.equal(['Make', 'Model', ...expected]);
    });

  itOnce('offers round prices, the newest years first, and the server’s lists', async () => {
    startFacets();
    const element = await wideSearch(all);
    expect(await rowsIn(element, 'price', 'Any')).to.deep.equal([
      'Any',
      ...['$15,000', '$20,000', '$25,000', '$30,000', '$40,000', '$50,000', '$60,000', '$80,000'],
    ]);
    expect(await rowsIn(element, 'year', 'Any')).to.deep.equal([
      'Any',
      ...['2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017'],
    ]);
    expect(await rowsIn(element, 'body', 'Any')).to.deep.equal([
      'Any',
      ...['Sedan 7', 'Hatchback 1', 'Wagon 1'],
    ]);
    expect(await rowsIn(element, 'fuel', 'Any')).to.deep.equal([
      'Any',
      ...['Electric 7', 'Hybrid 1', 'Petrol 1'],
    ]);
  });

  itOnce('are sent in the events and in the navigation if chosen', async () => {
    const { queries } = startFacets();
    const element = await wideSearch(all);
    const changes = details('storefront-car-change');
    const searches = details('storefront-search');
    const jumps = details('storefront-navigate', { prevent: true });
    await rowsIn(element, 'price', 'Any');
    const none = { make: null, model: null, priceMax: null, yearMin: null, body: null, fuel: null };
    element.submit();
    await choose(element, () => makeField(element), 'Tesla');
    await choose(element, field(element, 'price'), '$60,000');
    await choose(element, field(element, 'year'), '2020');
    await choose(element, field(element, 'body'), 'Sedan 2');
    await choose(element, field(element, 'fuel'), 'Electric 2');
    element.model = 'model-3';
    element.submit();
    const last = {
      make: 'tesla',
      model: 'model-3',
      priceMax: 60_000,
      yearMin: 2020,
      body: 'sedan',
      fuel: 'electric',
    };
    expect(changes.at(-1)).to.deep.equal({ ...last, model: null });
    expect(changes).to.have.length(5);
    expect(searches).to.deep.equal([
      { kind: 'cars', ...none },
      { kind: 'cars', ...last },
    ]);
    expect(jumps.map(({ href }) => href)).to.deep.equal([
      `${location.origin}/categories`,
      `${location.origin}/categories/tesla?model=model-3&price_max=60000&year_min=2020&body=sedan&fuel=electric`,
    ]);
    await until(() =>
      queries().includes('brand=tesla&model=model-3&price_max=60000&year_min=2020&body=sedan&fuel=electric'),
    );
  });

  itOnce('a listener that searches on the change event gets the new choice', async () => {
    startFacets();
    const element = await wideSearch('facets="fuel"');
    await rowsIn(element, 'fuel', 'Any');
    const jumps = details('storefront-navigate', { prevent: true });
    element.addEventListener('storefront-car-change', () => element.submit(), { once: true });
    await choose(element, field(element, 'fuel'), 'Hybrid 1');
    expect(jumps[0]?.query).to.deep.equal({ fuel: 'hybrid' });
  });

  itOnce('a chosen value stays in the list when no cars are left for it', async () => {
    startFacets();
    const element = await wideSearch(`${all} counts`);
    await rowsIn(element, 'price', 'Any');
    await choose(element, field(element, 'fuel'), 'Hybrid 1');
    await choose(element, () => makeField(element), 'Tesla 0');
    await until(() => inside(element, '.none').textContent === 'No cars');
    expect(shown(field(element, 'fuel')())).to.equal('Hybrid');
    expect(await rowsIn(element, 'fuel', 'Any')).to.deep.equal(['Any', 'Electric 5', 'Hybrid 0']);
  });

  it('a field that the page removes no longer filters', async () => {
    startFacets();
    const element = await wideSearch(all);
    await rowsIn(element, 'fuel', 'Any');
    await choose(element, field(element, 'fuel'), 'Hybrid 1');
    element.facets = 'price';
    await until(() => !names(element).includes('Fuel'));
    const jumps = details('storefront-navigate', { prevent: true });
    element.submit();
    expect(jumps[0]?.query).to.deep.equal({});
  });

  it('shows that the lists are loading, and fills them in place', async () => {
    const { requests } = startFacets({ isHeld: true });
    const element = await wideSearch(all);
    await openList(element, field(element, 'price')());
    expect(rowsOf(element)).to.deep.equal(['Loading…']);
    requests[0]?.answer();
    await until(() => rowsOf(element)[0] === 'Any');
  });

  for (const [which, lies] of [
    ['of no cars', { prices: { min: null, max: null }, years: { min: null, max: null } }],
    ['without ends', { prices: {}, years: {} }],
    ['with ends the wrong way round', { prices: { min: 9e8, max: 1 }, years: { min: 9000, max: 1 } }],
    ['with ends far apart', { prices: { min: 0, max: 1e9 }, years: { min: 0, max: 9999 } }],
  ] as const)
    itOnce(`a reply ${which} leaves lists of a sensible length`, async () => {
      startFacets({
        reply: (query) => Response.json({ code: 200, msg: '', data: { ...countsOf(query), ...lies } }),
      });
      const element = await wideSearch(all);
      await rowsIn(element, 'fuel', 'Any');
      for (const name of ['price', 'year']) {
        await openList(element, field(element, name)());
        const size = Number(inside(element, '[role=option]').getAttribute('aria-setsize') ?? 0);
        expect(size).to.be.lessThan(80);
        await press('Escape');
        await disappears(element, '[role=listbox]');
      }
    });

  for (const [lang, price] of [
    ['ru', /^20\s000\s\$$/],
    ['fr', /^20\s000\s\$$/],
    ['ar', /^\W*\$20,000\W*$/],
  ] as const)
    itOnce(`prices are written as in ${lang}, in dollars`, async () => {
      startFacets();
      configure({ lang });
      const element = await wideSearch('facets="price"');
      await openList(element, field(element, 'price')());
      await until(() => rowsOf(element).some((row) => price.test(row ?? '')), 'not so').catch(() =>
        expect(rowsOf(element)).to.equal(price),
      );
    });
});
