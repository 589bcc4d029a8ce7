// engines: all
import { expect } from '@open-wc/testing';
import { readyCarSearch, startApi } from '../support/car-search.js';
import { until } from '../support/until.js';

// This is the only test in the file, so the list is not loaded yet.
describe('the list of makes', () => {
  it('has loaded, with its styles, before anybody presses the field', async () => {
    startApi();
    const { shadowRoot } = await readyCarSearch();
    const rules = () => (shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
    const isStyled = () => rules().some(({ cssText }) => /^\.list\b/.test(cssText));
    await until(isStyled, 'the styles of the list did not load');
    expect(shadowRoot?.querySelector('[role=listbox]')).to.equal(null);
  });
});
