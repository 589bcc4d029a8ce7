// engines: all
import { expect } from '@open-wc/testing';
import { appears, isActive, makeField, readyCarSearch, shown, startApi } from '../support/car-search.js';

/** Sends a key event as the browser does, without the delay of a test driver. */
const key = (field: HTMLElement, name: string): boolean =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
  );

// This is the first test in the file, so the list and its keyboard code are not loaded yet.
describe('keys pressed immediately after the field gets the focus', () => {
  it('count once the keyboard code has loaded, and do not scroll the page meanwhile', async () => {
    startApi();
    const element = await readyCarSearch();
    const field = makeField(element);
    field.focus();
    expect(key(field, 'ArrowDown')).to.equal(false);
    expect(key(field, 'Tab')).to.equal(true);
    expect(key(field, 'F5')).to.equal(true);
    expect(field.getAttribute('aria-expanded')).to.equal('false');
    await appears(element, '[role=listbox]');
    expect(shown(field)).to.equal('All Makes');
  });

  it('search the list', async () => {
    startApi();
    const element = await readyCarSearch();
    const field = makeField(element);
    field.focus();
    key(field, 'b');
    await isActive(field, 'BYD');
  });
});
