// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { choose, disappears, inside, makeField, openList, shown } from '../support/car-search.js';
import { details } from '../support/events.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { buttonSays, chipsOf, rowsOf, startFacets, wideSearch } from '../support/wide-search.js';

const all = 'facets="price year body fuel"';
const price = (element: Element) => inside(element, '[part=price] [role=combobox]');

/** Waits until the prices have loaded. */
async function hasPrices(element: Element) {
  await openList(element, price(element));
  await until(() => rowsOf(element)[0] === 'Any');
  await press('Escape');
  await disappears(element, '[role=listbox]');
}

describe('quick choices', () => {
  it('popular makes have the most cars first, and a second press deselects', async () => {
    startFacets();
    const element = await wideSearch('counts');
    await until(() => chipsOf(element, 'Popular makes').length);
    const chips = () => chipsOf(element, 'Popular makes');
    expect(chips().map(({ textContent }) => textContent)).to.deep.equal(['Tesla', 'BYD', 'Škoda']);
    const changes = details('storefront-car-change');
    chips()[0]?.click();
    await buttonSays(element, 'Show 5 cars');
    expect(chips()[0]?.getAttribute('aria-pressed')).to.equal('true');
    chips()[0]?.click();
    await buttonSays(element, 'Show 9 cars');
    expect(changes).to.deep.equal([
      { make: 'tesla', model: null },
      { make: null, model: null },
    ]);
  });

  it('the last three searches of this browser are restored completely', async () => {
    startFacets();
    const element = await wideSearch(all);
    details('storefront-navigate', { prevent: true });
    const recent = () => chipsOf(element, 'Recent searches').map(({ textContent }) => textContent);
    await hasPrices(element);
    element.submit();
    expect(recent()).to.deep.equal([]);
    for (const make of ['BYD', 'Škoda', 'Toyota']) {
      await choose(element, () => makeField(element), make);
      element.submit();
    }
    await choose(element, () => makeField(element), 'Tesla');
    await choose(element, () => price(element), '$60,000');
    element.submit();
    element.submit();
    await until(() => recent()[0]?.startsWith('Tesla'));
    expect(recent()).to.deep.equal(['Tesla · up to $60,000', 'Toyota', 'Škoda']);
    const other = await wideSearch(all);
    await until(() => chipsOf(other, 'Recent searches').length === 3);
    const changes = details('storefront-car-change');
    chipsOf(other, 'Recent searches')[0]?.click();
    expect(changes).to.deep.equal([
      { make: 'tesla', model: null, priceMax: 60_000, yearMin: null, body: null, fuel: null },
    ]);
    await until(() => shown(price(other)) === '$60,000');
  });

  itOnce('no-popular and no-recent leave them out, and store nothing', async () => {
    startFacets();
    const element = await wideSearch('counts make="byd" no-popular no-recent');
    details('storefront-navigate', { prevent: true });
    await buttonSays(element, 'Show 3 cars');
    element.submit();
    expect(element.shadowRoot?.querySelector('[role=group]')).to.equal(null);
    expect(localStorage.getItem('recentCars')).to.equal(null);
  });

  for (const stored of [
    'nonsense',
    '{}',
    '[1, null, "x"]',
    '[{"make": 5, "model": "seal"}]',
    '[{"make": "lada"}]',
  ])
    itOnce(`ignores ${stored} in storage`, async () => {
      startFacets();
      localStorage.setItem('recentCars', stored);
      const element = await wideSearch('counts');
      await buttonSays(element, 'Show 9 cars');
      expect(chipsOf(element, 'Recent searches')).to.deep.equal([]);
    });
});
