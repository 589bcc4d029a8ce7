// engines: all
import { appears, makeField, readyCarSearch, startApi } from '../support/car-search.js';

describe('a window that does not have the focus', () => {
  it('a click opens the list even if the field gets no focus event', async () => {
    startApi();
    const element = await readyCarSearch();
    const field = makeField(element);
    field.focus = () => {}; // in an unfocused window, `focus` fires no event
    field.click();
    await appears(element, '[role=listbox]');
  });
});
