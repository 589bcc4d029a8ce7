import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { carIndexCalls, openHost, patience, searchesForTesla } from './frame.js';

const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '10: the same script twice': { 'one address': 'twice' },
  '11: two copies from two addresses': { 'two addresses': 'copies' },
  '12: module and classic script together': {
    'the module, then the classic script': 'classic-after-module',
    'the classic script, then the module': 'module-after-classic',
  },
};

for (const [way, orders] of Object.entries(pages))
  describe(`hostile-host ${way}`, () => {
    for (const [name, page] of Object.entries(orders))
      it(`${name}: one widget, one request, no error`, async () => {
        const before = await carIndexCalls();
        const host = await openHost(page);
        await searchesForTesla(host);
        expect(host.document.querySelectorAll('storefront-car-search').length).to.equal(1);
        expect(await carIndexCalls()).to.equal(before + 1);
        expect(host.faults).to.deep.equal([]);
      });
  });

describe('two copies from two addresses', () => {
  it('share the makes, so that a second widget does not request them', async () => {
    const host = await openHost('copies');
    await host.ready();
    const before = await carIndexCalls();
    const second = host.document.createElement('storefront-car-search');
    host.document.body.append(second);
    await until(() => second.shadowRoot?.querySelector('[role=combobox]'), 'not ready', patience);
    expect(await carIndexCalls()).to.equal(before);
  });
});
