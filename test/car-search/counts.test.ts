// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  choose,
  clickOption,
  disappears,
  inside,
  isActive,
  makeField,
  modelField,
  openList,
  searchButton,
  shows,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import {
  buttonSays,
  buttonText,
  chipsOf,
  countsOf,
  rowsOf,
  startFacets,
  wideSearch,
} from '../support/wide-search.js';

const status = (element: Element) => inside(element, '.none').textContent;

describe('the number of cars', () => {
  itOnce('the button shows the count, requested once a change', async () => {
    const { queries } = startFacets();
    const element = await wideSearch('counts');
    await buttonSays(element, 'Show 9 cars');
    await choose(element, () => makeField(element), 'Tesla 5');
    await buttonSays(element, 'Show 5 cars');
    await choose(element, () => modelField(element), 'Model S 1');
    await buttonSays(element, 'Show 1 car');
    expect(queries()).to.deep.equal(['', 'brand=tesla', 'brand=tesla&model=model-s']);
  });

  itOnce('each make and model shows its own count', async () => {
    startFacets();
    const element = await wideSearch('counts make="byd"');
    await buttonSays(element, 'Show 3 cars');
    await openList(element, makeField(element));
    expect(rowsOf(element)).to.deep.equal(['All Makes', 'BYD 3', 'Škoda 1', 'Tesla 5', 'Toyota 0']);
    await press('Escape');
    await openList(element, modelField(element));
    expect(rowsOf(element)).to.deep.equal(['All Models', 'Seal 2', 'Dolphin 1']);
  });

  it('a count that arrives while the list is open doesn’t move the active option', async () => {
    const { requests } = startFacets({ isHeld: true });
    const element = await wideSearch('counts');
    await openList(element, makeField(element));
    await press('End');
    await isActive(makeField(element), 'Toyota');
    requests[0]?.answer();
    await isActive(makeField(element), 'Toyota 0');
  });

  itOnce('“No cars” is announced in a status, and the button still searches', async () => {
    startFacets();
    const element = await wideSearch('counts');
    const said = inside(element, '.none');
    expect([said.getAttribute('role'), status(element)]).to.deep.equal(['status', '']);
    await choose(element, () => makeField(element), 'Toyota 0');
    await until(() => status(element) === 'No cars');
    expect(buttonText(element)).to.equal('Search');
    const jumps = details('storefront-navigate', { prevent: true });
    searchButton(element).click();
    await until(() => jumps.length);
    expect(jumps[0]?.path).to.equal('/categories/toyota');
  });

  it('the button says Search until the count arrives, and a superseded request is aborted', async () => {
    const { requests, queries } = startFacets({ isHeld: true });
    const element = await wideSearch('counts');
    await until(() => requests.length === 1);
    requests[0]?.answer();
    await buttonSays(element, 'Show 9 cars');
    element.make = 'tesla';
    await until(() => requests.length === 2);
    expect(buttonText(element)).to.equal('Search');
    element.make = 'byd';
    await until(() => requests.length === 3);
    expect(requests.map(({ isAborted }) => isAborted())).to.deep.equal([false, true, false]);
    requests[2]?.answer();
    await buttonSays(element, 'Show 3 cars');
    requests[1]?.answer();
    await new Promise(requestAnimationFrame);
    expect(buttonText(element)).to.equal('Show 3 cars');
    expect(queries()).to.deep.equal(['', 'brand=tesla', 'brand=byd']);
  });

  itOnce('no counts are requested for a make that the shop doesn’t offer', async () => {
    const { queries } = startFacets();
    const element = await wideSearch('counts make="lada"');
    await buttonSays(element, 'Show 9 cars');
    expect(queries()).to.deep.equal(['']);
  });

  itOnce('the details of the events stay the same', async () => {
    startFacets();
    const element = await wideSearch('counts');
    const changes = details('storefront-car-change');
    const searches = details('storefront-search', { prevent: true });
    await buttonSays(element, 'Show 9 cars');
    await choose(element, () => makeField(element), 'BYD 3');
    element.submit();
    expect(changes).to.deep.equal([{ make: 'byd', model: null }]);
    expect(searches).to.deep.equal([{ kind: 'cars', make: 'byd', model: null }]);
  });

  for (const [lang, forms] of [
    ['ru', ['Показать 1 автомобиль', 'Показать 3 автомобиля', 'Показать 5 автомобилей']],
    ['ar', ['عرض سيارة واحدة', 'عرض 3 سيارات', 'عرض 5 سيارات']],
    ['fr', ['1 voiture', '3 voitures', '5 voitures']],
  ] as const)
    itOnce(`has the plural forms of ${lang}`, async () => {
      startFacets();
      configure({ lang });
      const element = await wideSearch('counts make="skoda"');
      await buttonSays(element, forms[0]);
      element.make = 'byd';
      await buttonSays(element, forms[1]);
      element.make = 'tesla';
      await buttonSays(element, forms[2]);
    });

  it('a large number is grouped as the language does it', async () => {
    startFacets({
      reply: (query) => Response.json({ code: '200', msg: '', data: { ...countsOf(query), total: '12345' } }),
    });
    const element = await wideSearch('counts');
    await buttonSays(element, 'Show 12,345 cars');
    configure({ lang: 'fr' });
    await buttonSays(element, '12\u202f345 voitures');
  });
});

describe('a server that cannot count', () => {
  const wrong: Readonly<Record<string, () => Response | Promise<Response>>> = {
    'without the call': () => new Response('Not found', { status: 404 }),
    'that fails': () => new Response('', { status: 500 }),
    'that refuses': () => Response.json({ code: 500, msg: 'Closed', data: null }),
    'that is unreachable': () => Promise.reject(new TypeError('no network')),
    'whose reply does not fit': () => Response.json({ code: 200, msg: '', data: { total: -1 } }),
    'that replies with an HTML page': () => new Response('<!doctype html>'),
  };
  for (const [which, reply] of Object.entries(wrong))
    itOnce(`one ${which} leaves the plain search, without an error`, async () => {
      const { requests } = startFacets({ reply });
      const errors = details('storefront-error');
      const element = await wideSearch('counts facets="price year body fuel"');
      await until(() => requests.length);
      await until(() => !element.shadowRoot?.querySelector('[part=price]'), 'the fields stayed');
      expect(buttonText(element)).to.equal('Search');
      await openList(element, makeField(element));
      expect(rowsOf(element)).to.deep.equal(['All Makes', 'BYD', 'Škoda', 'Tesla', 'Toyota']);
      await clickOption(element, 'Tesla');
      await shows(() => makeField(element), 'Tesla');
      expect(errors).to.deep.equal([]);
      expect(inside(element, '.base > [role=status]').textContent).to.equal('');
      expect(chipsOf(element, 'Popular makes')).to.deep.equal([]);
    });

  itOnce('a server without the call is requested only once', async () => {
    const { requests } = startFacets({ reply: () => new Response('', { status: 404 }) });
    const element = await wideSearch('counts facets="price"');
    await disappears(element, '[part=price]');
    for (const make of ['tesla', 'byd', '']) {
      element.make = make;
      await shows(() => makeField(element), { tesla: 'Tesla', byd: 'BYD' }[make] ?? 'All Makes');
    }
    expect(requests).to.have.length(1);
  });
});

describe('a plain search', () => {
  itOnce('requests no counts and shows no chips', async () => {
    const { requests } = startFacets();
    localStorage.setItem('recentCars', JSON.stringify([{ make: 'byd' }]));
    const element = await wideSearch('');
    await choose(element, () => makeField(element), 'Tesla');
    expect([requests.length, buttonText(element)]).to.deep.equal([0, 'Search']);
    expect(element.shadowRoot?.querySelector('[role=group]')).to.equal(null);
  });

  it('becomes a wide search, and a plain one again, when its attributes change', async () => {
    startFacets();
    const element = await wideSearch('make="byd"');
    element.counts = true;
    await buttonSays(element, 'Show 3 cars');
    element.counts = false;
    await buttonSays(element, 'Search');
    expect(element.shadowRoot?.querySelector('[role=group]')).to.equal(null);
  });
});
