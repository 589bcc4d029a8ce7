import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  addCarSearch,
  choose,
  makeField,
  modelField,
  readyCarSearch,
  searchButton,
  shown,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press } from '../support/keys.js';
import { until } from '../support/until.js';

const tesla = '<storefront-car-search make="tesla" model="model-s"></storefront-car-search>';

describe('searching for a car', () => {
  it('typing a make and a model and searching opens the cars of that model', async () => {
    startApi();
    const element = await readyCarSearch();
    const searches = details('storefront-search');
    const jumps = details('storefront-navigate', { prevent: true });
    makeField(element).focus();
    await press('b', 'Enter');
    await until(() => shown(makeField(element)) === 'BYD'); // keys pressed early count once the list's code has loaded
    modelField(element).focus();
    await press('s', 'Tab');
    expect(shown(modelField(element))).to.equal('Seal');
    await press('Enter');
    await until(() => jumps.length);
    expect(searches).to.deep.equal([{ kind: 'cars', make: 'byd', model: 'seal' }]);
    expect(jumps).to.deep.equal([
      {
        href: `${location.origin}/categories/byd?model=seal`,
        path: '/categories/byd',
        query: { model: 'seal' },
        target: '_self',
      },
    ]);
  });

  for (const [attributes, path, query] of [
    ['', '/categories', {}],
    ['make="byd"', '/categories/byd', {}],
    ['make="lada"', '/categories', {}],
    ['make="byd" model="SEAL"', '/categories/byd', { model: 'seal' }],
  ] as const)
    it(`submit() with ${attributes || 'nothing chosen'} navigates to ${path}`, async () => {
      startApi();
      const element = await readyCarSearch(`<storefront-car-search ${attributes}></storefront-car-search>`);
      const jumps = details('storefront-navigate', { prevent: true });
      element.submit();
      expect(jumps).to.have.length(1);
      expect(jumps[0]).to.deep.include({ path, query });
    });

  it('submit() uses a property set in the line before', async () => {
    startApi();
    const element = await readyCarSearch();
    const jumps = details('storefront-navigate', { prevent: true });
    Object.assign(element, { make: 'tesla', model: 'model-s' });
    element.submit();
    expect(jumps[0]).to.deep.include({ path: '/categories/tesla', query: { model: 'model-s' } });
  });

  it('submit() from a listener of the choice uses that choice', async () => {
    startApi();
    const element = await readyCarSearch();
    const jumps = details('storefront-navigate', { prevent: true });
    element.addEventListener('storefront-car-change', () => element.submit(), { once: true });
    await choose(element, () => makeField(element), 'Tesla');
    expect(jumps.map(({ path }) => path)).to.deep.equal(['/categories/tesla']);
  });

  it('submit() before the makes have loaded uses the attributes unchecked', async () => {
    startApi('hold');
    const jumps = details('storefront-navigate', { prevent: true });
    addCarSearch(tesla).submit();
    await until(() => jumps.length);
    expect(jumps[0]).to.deep.include({ path: '/categories/tesla', query: { model: 'model-s' } });
  });

  it('preventing storefront-search prevents the navigation', async () => {
    startApi();
    const element = await readyCarSearch(tesla);
    const searches = details('storefront-search', { prevent: true });
    const jumps = details('storefront-navigate', { prevent: true });
    searchButton(element).click();
    expect(searches).to.deep.equal([{ kind: 'cars', make: 'tesla', model: 'model-s' }]);
    expect(jumps).to.deep.equal([]);
  });

  it('the partner’s id is in the URL and in every event; the main site is the configured one', async () => {
    startApi();
    configure({ partner: 'auto weekly', site: 'https://shop.example/en/' });
    const element = await readyCarSearch(tesla);
    const searches = details('storefront-search');
    const jumps = details('storefront-navigate', { prevent: true });
    searchButton(element).click();
    expect(searches[0]).to.deep.equal({
      kind: 'cars',
      make: 'tesla',
      model: 'model-s',
      partner: 'auto weekly',
    });
    expect(jumps[0]).to.deep.equal({
      href: 'https://shop.example/en/categories/tesla?model=model-s&partner=auto+weekly',
      path: '/categories/tesla',
      query: { model: 'model-s' },
      target: '_self',
      partner: 'auto weekly',
    });
  });

  it('a make with reserved characters in its value stays one path segment', async () => {
    startApi('hold');
    const jumps = details('storefront-navigate', { prevent: true });
    addCarSearch('<storefront-car-search make="a/b?c"></storefront-car-search>').submit();
    await until(() => jumps.length);
    expect(jumps[0]?.path).to.equal('/categories/a%2Fb%3Fc');
  });

  it('events leave the shadow root and bubble to the document', async () => {
    startApi();
    const element = await readyCarSearch(tesla);
    const seen: Event[] = [];
    const cancel = (event: Event) => {
      event.preventDefault();
      seen.push(event);
    };
    document.addEventListener('storefront-search', cancel, { once: true });
    searchButton(element).click();
    expect(
      seen.map(({ target, composed, bubbles, cancelable }) => [target, composed, bubbles, cancelable]),
    ).to.deep.equal([[element, true, true, true]]);
  });
});
