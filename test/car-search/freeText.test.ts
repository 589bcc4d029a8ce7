// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { appears, type CarSearchElement, disappears, inside, searchButton } from '../support/car-search.js';
import { details } from '../support/events.js';
import { press, type } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { buttonSays, rowsOf, startFacets, wideSearch } from '../support/wide-search.js';

describe('one field for make, model, and year', () => {
  let element: CarSearchElement;
  let box: HTMLInputElement;

  async function start(attributes = '') {
    element = await wideSearch(`free-text ${attributes}`);
    box = inside<HTMLInputElement>(element, '[part=input]');
    box.focus();
  }
  const rows = (...expected: string[]) =>
    until(() => rowsOf(element).join() === expected.join(), `rows ${expected}`).catch(() =>
      expect(rowsOf(element)).to.deep.equal(expected),
    );
  const holds = (text: string) =>
    until(() => box.value === text, `the box does not contain ${text}`).catch(() =>
      expect(box.value).to.equal(text),
    );
  const said = () => inside(element, '[part=free-text] [role=status]').textContent;

  itOnce('is a named combobox that replaces the two lists', async () => {
    startFacets();
    await start();
    const fields = [...(element.shadowRoot?.querySelectorAll('[role=combobox]') ?? [])];
    expect(fields).to.deep.equal([box]);
    expect(inside(element, 'label').textContent).to.equal('Make, model, or year');
    expect(box.labels?.[0]).to.equal(inside(element, 'label'));
    expect(box.getAttribute('aria-autocomplete')).to.equal('list');
  });

  itOnce('when focused, outlines its field alone, and leaves the pointer around it as it is', async () => {
    startFacets();
    await start('counts');
    const outlined = [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((each) => getComputedStyle(each).outlineStyle !== 'none')
      .map(({ className }) => className);
    expect(outlined).to.deep.equal(['combobox editable']);
    expect(getComputedStyle(inside(element, '[part=panel]')).cursor).not.to.equal('text');
  });

  for (const width of [280, 400, 700])
    it(`opens a list that is as wide as its field, in a column of ${width} px`, async () => {
      startFacets();
      await start('compact');
      if (element.parentElement) element.parentElement.style.width = `${width}px`;
      await type('byd');
      const list = (await appears(element, '.list')).getBoundingClientRect();
      const field = inside(element, '.combobox').getBoundingClientRect();
      expect(list.left).to.be.closeTo(field.left, 1);
      expect(list.width).to.be.closeTo(field.width, 1);
    });

  for (const [text, row, holding, since, years] of [
    ['seal byd 2020', 'BYD Seal 2020', 'BYD Seal 2020', null, 'year_min=2020&year_max=2020'],
    ['byd seal 2020+', 'BYD Seal 2020 or newer', 'BYD Seal 2020+', '2020 or newer', 'year_min=2020'],
  ] as const)
    it(`Enter after “${text}” opens its cars, without a further request`, async () => {
      const { api, requests } = startFacets();
      await start();
      const changes = details('storefront-car-change');
      const searches = details('storefront-search');
      const jumps = details('storefront-navigate', { prevent: true });
      await type(text);
      await rows(row);
      await press('Enter');
      await until(() => jumps.length);
      const yearMax = since === null ? 2020 : null;
      const filters = { priceMax: null, yearMin: 2020, yearMax, body: null, fuel: null };
      const chosen = { make: 'byd', model: 'seal', ...filters };
      expect(changes).to.deep.equal([chosen]);
      expect(searches).to.deep.equal([{ kind: 'cars', ...chosen }]);
      expect(jumps.map(({ href }) => href)).to.deep.equal([
        `${location.origin}/categories/byd?model=seal&${years}`,
      ]);
      await holds(holding);
      expect(element.shadowRoot?.querySelector('.since')?.textContent ?? null).to.equal(since);
      expect([element.make, element.model]).to.deep.equal(['byd', 'seal']);
      expect(requests).to.deep.equal([]);
      expect((await api.calls()).filter(({ path }) => /search|suggest/.test(path))).to.deep.equal([]);
      await press('Enter');
      await until(() => jumps.length === 2, 'the text in the box is searched again');
    });

  it('the arrow keys and then Enter search for the active row', async () => {
    startFacets();
    await start();
    const searches = details('storefront-search', { prevent: true });
    await type('tesla 2020');
    await rows('Tesla 2020', 'Tesla Model 3 2020', 'Tesla Model S 2020');
    await press('ArrowDown', 'Enter');
    await until(() => searches.length);
    expect(searches).to.have.length(1);
    expect(searches[0]).to.deep.include({ make: 'tesla', model: 'model-3', yearMin: 2020, yearMax: 2020 });
    await holds('Tesla Model 3 2020');
  });

  itOnce('highlights matches, and announces their number', async () => {
    startFacets();
    await start();
    await type('mod s');
    await rows('Tesla Model S');
    const marks = [...(element.shadowRoot?.querySelectorAll('mark') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(marks).to.deep.equal(['Mod', 'S']);
    expect(said()).to.equal('1 match');
    await press('Backspace');
    await rows('Tesla Model 3', 'Tesla Model S');
    expect(said()).to.equal('2 matches');
  });

  it('finds a match despite one typo; Enter chooses it, leaving the field doesn’t', async () => {
    startFacets();
    await start();
    await type('dolfin');
    await until(() => said() === 'Nothing found for “dolfin”'); // two typos are one too many
    await press('Backspace', 'Backspace', 'Backspace');
    await type('phn');
    await rows('BYD Dolphin');
    box.blur();
    await disappears(element, '[role=listbox]');
    expect(element.make).to.equal(null);
    box.focus();
    const searches = details('storefront-search', { prevent: true });
    await press('ArrowDown', 'Enter');
    await holds('BYD Dolphin');
    expect(searches).to.have.length(1);
    expect([element.make, element.model]).to.deep.equal(['byd', 'dolphin']);
  });

  it('leaving the field chooses a car that is named in full', async () => {
    startFacets();
    await start();
    await type('tesla');
    await rows('Tesla', 'Tesla Model 3', 'Tesla Model S');
    await press('Tab');
    await until(() => element.make === 'tesla');
    expect(element.model).to.equal(null);
    await holds('Tesla');
  });

  itOnce('names the words it doesn’t understand, and doesn’t search without them', async () => {
    startFacets();
    await start();
    const searches = details('storefront-search', { prevent: true });
    await type('qqq');
    await rows('Nothing found for “qqq”');
    expect(said()).to.equal('Nothing found for “qqq”');
    await press('Enter');
    const problem = await appears(element, '.problem');
    expect(problem.textContent).to.equal('Nothing found for “qqq”');
    expect(box.getAttribute('aria-invalid')).to.equal('true');
    expect(box.getAttribute('aria-describedby')).to.equal(problem.id);
    searchButton(element).click();
    element.submit();
    expect(searches).to.deep.equal([]);
    await press('Escape');
    if (box.value) await press('Escape');
    await holds('');
    await disappears(element, '.problem');
    await press('Enter');
    await until(() => searches.length);
    expect(searches[0]).to.deep.include({ make: null, model: null });
  });

  itOnce('offers what it understood, and names the rest', async () => {
    startFacets();
    await start();
    await type('seal Zzz');
    await rows('BYD Seal');
    expect(inside(element, '.above').textContent).to.equal('Nothing found for “Zzz”');
    expect(said()).to.equal('Nothing found for “Zzz”. 1 match');
    expect(box.hasAttribute('aria-activedescendant'), 'nothing is guessed').to.equal(false);
    const searches = details('storefront-search', { prevent: true });
    await press('Enter');
    await appears(element, '.problem');
    expect(searches).to.deep.equal([]);
    await press('ArrowDown', 'Enter');
    await holds('BYD Seal');
    expect(searches).to.have.length(1);
  });

  itOnce('asks the shopper to choose when a text has several meanings', async () => {
    startFacets();
    await start();
    const searches = details('storefront-search', { prevent: true });
    await type('model');
    await rows('Tesla Model 3', 'Tesla Model S');
    searchButton(element).click();
    const problem = await appears(element, '.problem');
    expect(problem.textContent).to.equal('Choose a car from the list');
    await press('Enter');
    expect(said()).to.equal('Choose a car from the list. 2 matches');
    expect(inside(element, '.above').textContent).to.equal('Choose a car from the list');
    expect(searches).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement).to.equal(box);
  });

  it('offers all makes before anything is typed, and a click chooses one', async () => {
    startFacets();
    await start();
    await press('ArrowDown');
    await rows('BYD', 'Škoda', 'Tesla', 'Toyota');
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])][1]?.click();
    await holds('Škoda');
    expect(element.make).to.equal('skoda');
  });

  it('arrows wrap around, Escape closes the list and then clears, and neither reaches a dialog around it', async () => {
    startFacets();
    await start('make="byd"');
    await holds('BYD');
    let keys = 0;
    const count = () => keys++;
    document.addEventListener('keydown', count);
    const active = () => {
      const id = box.getAttribute('aria-activedescendant');
      return id && element.shadowRoot?.getElementById(id)?.textContent;
    };
    const isOn = (row: string | null) => until(() => active() === row, `not on ${row}`);
    await press('ArrowUp');
    await isOn('Toyota');
    await press('ArrowDown');
    await isOn(null);
    await press('ArrowDown');
    await isOn('BYD');
    await press('Escape');
    await disappears(element, '[role=listbox]');
    expect(box.value).to.equal('BYD');
    await press('Escape');
    await holds('');
    expect([element.make, keys]).to.deep.equal([null, 0]);
    document.removeEventListener('keydown', count);
  });

  itOnce('a button clears it', async () => {
    startFacets();
    await start('make="tesla" model="model-s"');
    await holds('Tesla Model S');
    const changes = details('storefront-car-change');
    inside(element, 'button.clear').click();
    await holds('');
    expect(changes.map(({ make, model }) => [make, model])).to.deep.equal([[null, null]]);
    expect(element.shadowRoot?.activeElement).to.equal(box);
  });

  it('a make that the page sets replaces the typed text', async () => {
    startFacets();
    await start();
    await type('qqq');
    element.make = 'skoda';
    await holds('Škoda');
  });

  for (const [text, note, holding, years] of [
    ['tesla 2020', '2020', 'Tesla 2020', '&year_min=2020&year_max=2020'],
    ['tesla from 2020', '2020 or newer', 'Tesla', '&year_min=2020'],
  ] as const)
    itOnce(`beside the other fields, the year of “${text}” moves to the year field`, async () => {
      const { queries } = startFacets();
      await start('counts facets="year"');
      details('storefront-search', { prevent: true });
      await type(text);
      await rows(`Tesla ${note}`, `Tesla Model 3 ${note}`, `Tesla Model S ${note}`);
      await press('Enter');
      await holds(holding);
      await until(() => inside(element, '[part=year] .value').textContent === '2020');
      await buttonSays(element, years.includes('max') ? 'Show 1 car' : 'Show 3 cars');
      expect(queries()).to.deep.equal(['', `brand=tesla${years}`]);
    });

  for (const [lang, label] of [
    ['ru', 'Марка, модель или год'],
    ['ar', 'الماركة أو الموديل أو السنة'],
    ['fr', 'Marque, modèle ou année'],
  ] as const)
    itOnce(`is called ${label} in ${lang}`, async () => {
      startFacets();
      await start(`lang="${lang}"`);
      await until(() => inside(element, 'label').textContent === label);
      await type('seal 2020');
      await until(
        () => rowsOf(element)[0]?.startsWith('BYD Seal 2020 ') || rowsOf(element)[0]?.includes('2020'),
      );
    });
});
