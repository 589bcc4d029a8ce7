// engines: all
// over: react
import { expect } from '@open-wc/testing';
import {
  appears,
  type CarSearchElement,
  disappears,
  inside,
  isActive,
  makeField,
  openList,
  readyCarSearch,
  serveBanner,
  shows,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press, type } from '../support/keys.js';
import { until } from '../support/until.js';
import { rowsOf } from '../support/wide-search.js';

const makes = ['Audi', 'BMW', 'BYD', 'Chery', 'Citroën', 'Land Rover', 'Škoda', 'Tesla', 'Toyota'];

describe('a long list', () => {
  let element: CarSearchElement;
  let field: HTMLElement;
  const box = () => inside<HTMLInputElement>(element, '[part=filter]');
  const rows = (...expected: string[]) =>
    until(() => rowsOf(element).join() === expected.join()).catch(() =>
      expect(rowsOf(element)).to.deep.equal(expected),
    );

  beforeEach(async () => {
    serveBanner({
      brand: makes.map((name) => ({ brand_name: name, value: name.toLowerCase(), car_model: [] })),
    });
    element = await readyCarSearch();
    field = makeField(element);
  });

  it('typing in the field filters the list and highlights the matches', async () => {
    field.focus();
    await type('c');
    await rows('Chery', 'Citroën');
    await type('i');
    await rows('Citroën');
    expect(inside(element, 'mark').textContent).to.equal('Ci');
    expect(box().value).to.equal('ci');
    expect(element.shadowRoot?.activeElement, 'the focus stays').to.equal(field);
    await press('Backspace');
    await rows('Chery', 'Citroën');
    await isActive(field, 'Citroën');
    await press('Enter');
    await shows(() => field, 'Citroën');
  });

  it('has a box that accepts touch typing, with the keys of the field', async () => {
    const changes = details('storefront-car-change');
    await openList(element, field);
    expect([box().getAttribute('role'), box().getAttribute('aria-label')]).to.deep.equal([
      'searchbox',
      'Type to filter',
    ]);
    box().focus();
    await type('b');
    await rows('BMW', 'BYD');
    expect(box().getAttribute('aria-activedescendant')).to.equal(inside(element, '.active').id);
    await press('ArrowDown');
    await until(() => inside(element, '.active').textContent === 'BYD');
    await press('Enter');
    await disappears(element, '[role=listbox]');
    expect(changes).to.deep.equal([{ make: 'byd', model: null }]);
    expect(element.shadowRoot?.activeElement, 'the focus comes back').to.equal(field);
  });

  it('pressing the box keeps the list open; pressing outside closes it', async () => {
    await openList(element, field);
    box().focus();
    await appears(element, '[role=listbox]');
    box().blur();
    await disappears(element, '[role=listbox]');
  });

  it('shows No Data when nothing matches', async () => {
    await openList(element, field);
    box().focus();
    await type('xyz');
    await rows('No Data');
    await press('Enter');
    expect(element.make).to.equal(null);
  });

  it('Escape in the box closes the list, and no dialog around it', async () => {
    let escapes = 0;
    const count = ({ key }: KeyboardEvent) => key === 'Escape' && escapes++;
    document.addEventListener('keydown', count);
    await openList(element, field);
    box().focus();
    await type('t');
    await press('Escape');
    await disappears(element, '[role=listbox]');
    document.removeEventListener('keydown', count);
    expect(escapes).to.equal(0);
    expect(element.shadowRoot?.activeElement).to.equal(field);
    await openList(element, field);
    await rows('All Makes', ...makes);
  });
});
