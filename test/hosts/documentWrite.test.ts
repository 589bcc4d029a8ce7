// engines: all
import { expect } from '@open-wc/testing';
import { openHost, searchesForTesla } from './frame.js';

describe('hostile-host 16: document.write over the page', () => {
  const tag = '<storefront-car-search></storefront-car-search>';

  it('a widget in the new page works', async () => {
    const host = await openHost('plain');
    await host.ready();
    host.document.open();
    host.document.write(`<!doctype html><title>New</title>${tag}`);
    host.document.close();
    await searchesForTesla(host);
    expect(host.faults).to.deep.equal([]);
  });

  it('a widget is found and loaded on a page without one before', async () => {
    const host = await openHost('empty');
    host.document.open();
    host.document.write(`<!doctype html><title>New</title>${tag}`);
    host.document.close();
    await searchesForTesla(host);
  });
});
