// over: react
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  appears,
  type CarSearchElement,
  carSearches,
  choose,
  makeField,
  searchButton,
  shown,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

const carIndex = '/pc/car/indexV2';

async function addThree(): Promise<CarSearchElement[]> {
  const place = addMarkup('<storefront-car-search></storefront-car-search>'.repeat(3));
  const elements = carSearches(place);
  for (const element of elements) await appears(element, '[role=combobox]');
  return elements;
}

describe('several car searches on a page', () => {
  it('request the makes, the color, and the visitor’s id once each', async () => {
    const api = startApi();
    await addThree();
    await until(async () => (await api.calls()).length >= 2);
    const count = new Map<string, number>();
    for (const { path } of await api.calls()) count.set(path, (count.get(path) ?? 0) + 1);
    expect(count.get(carIndex)).to.equal(1);
    expect(count.get('/common/getConfig')).to.equal(1);
    expect(count.get('/pc/user/getUserUUID') ?? 0).to.be.lessThan(2);
  });

  it('a widget that is added later sends no further request', async () => {
    const api = startApi();
    await addThree();
    await addThree();
    expect(await api.calls(carIndex)).to.have.length(1);
  });

  it('a choice in one is one event, and leaves the others unchanged', async () => {
    startApi();
    const [one, other] = await addThree();
    if (!one || !other) throw new Error('three were added');
    const changes = details('storefront-car-change');
    await choose(one, () => makeField(one), 'Tesla');
    expect(changes).to.deep.equal([{ make: 'tesla', model: null }]);
    expect(shown(makeField(other))).to.equal('All Makes');
    expect(other.make).to.equal(null);
  });

  it('a search in one is one event and one navigation', async () => {
    startApi();
    const [one] = await addThree();
    if (!one) throw new Error('three were added');
    const searches = details('storefront-search');
    const jumps = details('storefront-navigate', { prevent: true });
    searchButton(one).click();
    expect([searches.length, jumps.length]).to.deep.equal([1, 1]);
  });

  it('a failure is announced once, by one of them, and each offers to try again', async () => {
    startApi('business-500');
    const errors = details('storefront-error');
    const place = addMarkup('<storefront-car-search></storefront-car-search>'.repeat(3));
    const elements = carSearches(place);
    for (const element of elements) await appears(element, '.failed button');
    await until(() => elements.some(({ shadowRoot }) => shadowRoot?.querySelector('[part=message]')));
    expect(elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('[part=message]'))).to.have.length(
      1,
    );
    expect(errors).to.deep.equal([{ call: 'carIndex', code: 500, message: 'The shop is closed today' }]);
  });

  it('trying again in one reloads all', async () => {
    const api = startApi('http-503');
    const place = addMarkup('<storefront-car-search></storefront-car-search>'.repeat(2));
    const [one, other] = carSearches(place);
    if (!one || !other) throw new Error('two were added');
    const retry = await appears<HTMLButtonElement>(one, '.failed button');
    api.become('ok');
    retry.click();
    await appears(one, '[role=combobox]');
    await appears(other, '[role=combobox]');
    expect(await api.calls(carIndex)).to.have.length(2);
  });
});

describe('storefront-ready', () => {
  it('is sent once by each widget, when its fields are there, whatever changes later', async () => {
    const api = startApi('hold');
    const ready = details('storefront-ready');
    const place = addMarkup('<storefront-car-search></storefront-car-search>'.repeat(2));
    const [element] = carSearches(place);
    if (!element) throw new Error('two were added');
    await until(async () => (await api.calls(carIndex)).length === 1);
    expect(ready).to.deep.equal([]);
    await api.release();
    await until(() => ready.length === 2);
    element.make = 'tesla';
    element.compact = true;
    configure({ lang: 'ru' });
    await until(() => shown(makeField(element)) === 'Tesla');
    await until(async () => (await api.calls(carIndex)).length === 2);
    await until(() => searchButton(element).textContent !== 'Search');
    expect(ready).to.deep.equal([{ tag: 'storefront-car-search' }, { tag: 'storefront-car-search' }]);
  });

  it('is not sent when the makes cannot be loaded', async () => {
    startApi('http-503');
    const ready = details('storefront-ready');
    const errors = details('storefront-error');
    addMarkup('<storefront-car-search></storefront-car-search>');
    await until(() => errors.length);
    expect(ready).to.deep.equal([]);
  });
});
