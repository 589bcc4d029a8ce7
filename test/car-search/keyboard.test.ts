// engines: all
// over: react
import { expect } from '@open-wc/testing';
import {
  activeOption,
  type CarSearchElement,
  disappears,
  isActive,
  makeField,
  modelField,
  readyCarSearch,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press, pressWithAlt, sendKeyDown } from '../support/keys.js';
import { itOnce } from '../support/once.js';

/** Opening key → the active option after it, with nothing chosen and with Tesla chosen. */
const opening: Readonly<Record<string, readonly [string, string]>> = {
  ArrowDown: ['All Makes', 'Tesla'],
  ArrowUp: ['All Makes', 'Tesla'],
  Enter: ['All Makes', 'Tesla'],
  ' ': ['All Makes', 'Tesla'],
  Home: ['All Makes', 'All Makes'],
  End: ['Toyota', 'Toyota'],
  t: ['Tesla', 'Toyota'],
};

/** Keys pressed after End in the open list → the active option after them. */
const moving: readonly [string[], string][] = [
  [['ArrowDown'], 'Toyota'],
  [['ArrowUp'], 'Tesla'],
  [['ArrowUp', 'ArrowUp', 'ArrowDown'], 'Tesla'],
  [['Home'], 'All Makes'],
  [['Home', 'ArrowUp'], 'All Makes'],
  [['Home', 'ArrowDown'], 'BYD'],
  [['PageUp'], 'All Makes'],
  [['PageUp', 'PageDown'], 'Toyota'],
];

describe('the keyboard in the make field', () => {
  let element: CarSearchElement;
  let field: HTMLElement;

  async function start(make = '') {
    startApi();
    element = await readyCarSearch(`<storefront-car-search make="${make}"></storefront-car-search>`);
    field = makeField(element);
    field.focus();
  }

  for (const [key, [fromNothing, fromTesla]] of Object.entries(opening)) {
    it(`${key === ' ' ? 'Space' : key} opens the list on the right option`, async () => {
      await start();
      expect(field.getAttribute('aria-expanded')).to.equal('false');
      await press(key);
      await isActive(field, fromNothing);
      expect(field.getAttribute('aria-expanded')).to.equal('true');
      element.make = 'tesla';
      await shows(() => field, 'Tesla');
      await press('Escape');
      await disappears(element, '[role=listbox]');
      await press(key);
      await isActive(field, fromTesla);
      expect(shown(field)).to.equal('Tesla');
    });
  }

  for (const [keys, end] of moving) {
    itOnce(`End ${keys.join(' ')} moves to ${end} without choosing it`, async () => {
      await start();
      const changes = details('storefront-car-change');
      await press('End');
      await isActive(field, 'Toyota');
      await press(...keys);
      await isActive(field, end);
      expect(changes).to.deep.equal([]);
      expect(shown(field)).to.equal('All Makes');
    });
  }

  for (const key of ['Enter', ' ', 'Tab']) {
    it(`${key === ' ' ? 'Space' : key} chooses the active option`, async () => {
      await start();
      const changes = details('storefront-car-change');
      await press('End');
      await isActive(field, 'Toyota');
      await press(key);
      await disappears(element, '[role=listbox]');
      expect(shown(field)).to.equal('Toyota');
      expect(changes).to.deep.equal([{ make: 'toyota', model: null }]);
    });
  }

  it('Alt and the up arrow choose the active option; Alt and the down arrow open the list', async () => {
    await start();
    await pressWithAlt('ArrowDown');
    await isActive(field, 'All Makes');
    await press('End');
    await isActive(field, 'Toyota');
    await pressWithAlt('ArrowUp');
    await disappears(element, '[role=listbox]');
    expect(shown(field)).to.equal('Toyota');
  });

  it('Escape closes the list, leaves the choice unchanged, and keeps the focus in the field', async () => {
    await start('byd');
    const changes = details('storefront-car-change');
    let escapes = 0;
    const count = () => escapes++;
    document.addEventListener('keydown', count);
    await press('End');
    await isActive(field, 'Toyota');
    escapes = 0;
    await press('Escape');
    await disappears(element, '[role=listbox]');
    expect(escapes, 'a dialog around the widget would have closed').to.equal(0);
    await press('Escape');
    document.removeEventListener('keydown', count);
    expect(escapes, 'with the list closed, Escape reaches the page').to.equal(1);
    expect(shown(field)).to.equal('BYD');
    expect(changes).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement).to.equal(field);
  });

  it('Tab moves to Clear, then to the model, then to Search', async () => {
    await start('byd');
    const path: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step++) {
      await press('Tab');
      const focused = element.shadowRoot?.activeElement;
      path.push(focused?.getAttribute('aria-label') ?? focused?.textContent);
    }
    expect(path).to.deep.equal(['Clear make', 'ModelAll Models', 'Search']);
  });

  it('keys with Ctrl or Meta, and keys without a function, reach the page', async () => {
    await start();
    let prevented = 0;
    const count = (event: Event) => event.defaultPrevented && prevented++;
    document.addEventListener('keydown', count);
    for (const init of [
      { key: 'b', ctrlKey: true },
      { key: 'b', metaKey: true },
      { key: 'F5' },
      { key: 'PageDown' },
      { key: 'ArrowLeft' },
      { key: 'Escape' },
      { key: 'Home', altKey: true },
    ])
      sendKeyDown(init);
    document.removeEventListener('keydown', count);
    expect(prevented).to.equal(0);
    expect(activeOption(field)).to.equal(null);
  });

  it('the model’s list supports the same keys', async () => {
    await start('tesla');
    const model = modelField(element);
    model.focus();
    await press('End');
    await isActive(model, 'Model S');
    await press('ArrowUp', 'Enter');
    await disappears(element, '[role=listbox]');
    expect(shown(model)).to.equal('Model 3');
    expect(element.model).to.equal('model-3');
  });
});
