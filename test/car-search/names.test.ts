// over: component
import { expect } from '@open-wc/testing';
import { appears, inside, makeField, modelField, readyCarSearch, startApi } from '../support/car-search.js';

/** Returns the name that an element gets from `aria-labelledby`, `aria-label` or its content. */
function nameOf(element: Element): string | null {
  const root = element.getRootNode() as ShadowRoot; // these tests only look at elements in shadow roots
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  if (ids) return ids.map((id) => root.getElementById(id)?.textContent).join(' ');
  return element.getAttribute('aria-label') ?? element.textContent;
}

describe('the accessible names and values', () => {
  it('are those of the contract', async () => {
    startApi();
    const element = await readyCarSearch('<storefront-car-search make="byd"></storefront-car-search>');
    expect(nameOf(inside(element, '[role=search]'))).to.equal('Car search');
    expect(nameOf(makeField(element))).to.equal('Make');
    expect(nameOf(modelField(element))).to.equal('Model');
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
    expect(buttons.map(nameOf)).to.deep.equal(['Clear make', 'Search']);
    expect(inside(element, 'h2').textContent).to.match(/shipped worldwide/);
  });

  it('include the chosen make as the value of the field', async () => {
    startApi();
    const element = await readyCarSearch('<storefront-car-search make="byd"></storefront-car-search>');
    const value = [...makeField(element).children].filter(
      (child) => child.getAttribute('aria-hidden') !== 'true',
    );
    expect(value.map(({ textContent }) => textContent).join('')).to.equal('BYD');
  });

  it('name the list and its options, and mark the chosen one', async () => {
    startApi();
    const element = await readyCarSearch('<storefront-car-search make="byd"></storefront-car-search>');
    const field = makeField(element);
    field.click();
    const list = await appears(element, '[role=listbox]');
    expect(nameOf(list)).to.equal('Make');
    expect(field.getAttribute('aria-controls')).to.equal(list.id);
    const options = [...list.querySelectorAll('[role=option]')].map((option) => [
      nameOf(option),
      option.getAttribute('aria-selected'),
      option.getAttribute('aria-posinset'),
      option.getAttribute('aria-setsize'),
    ]);
    expect(options).to.deep.equal([
      ['All Makes', 'false', '1', '5'],
      ['BYD', 'true', '2', '5'],
      ['Škoda', 'false', '3', '5'],
      ['Tesla', 'false', '4', '5'],
      ['Toyota', 'false', '5', '5'],
    ]);
  });

  it('a click that moves no focus, as a screen reader makes it, opens the list with the focus in the field', async () => {
    startApi();
    const element = await readyCarSearch();
    const field = makeField(element);
    field.click();
    await appears(element, '[role=listbox]');
    expect(element.shadowRoot?.activeElement).to.equal(field);
  });

  it('every id is unique', async () => {
    startApi();
    const element = await readyCarSearch();
    makeField(element).click();
    await appears(element, '[role=listbox]');
    const ids = [...(element.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
    expect(ids).to.have.length.greaterThan(5);
    expect(new Set(ids).size, ids.join(' ')).to.equal(ids.length);
  });
});
