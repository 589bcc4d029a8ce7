// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { carIndexCalls, openHost, patience, searchesForTesla } from './frame.js';

describe('hostile-host: the page’s scripts', () => {
  for (const [name, page] of [
    ['Array.from, toJSON and bind of another make', 'prototype'],
    ['enumerable fields of Object.prototype', 'enumerable'],
    ['frozen prototypes', 'frozen'],
  ] as const)
    it(`${name}: the search works`, async () => {
      const host = await openHost(page);
      await searchesForTesla(host);
      expect(host.faults).to.deep.equal([]);
    });

  for (const [name, page] of [
    ['the same script twice', 'twice'],
    ['two copies from two addresses', 'copies'],
    ['the module, then the classic script', 'classic-after-module'],
    ['the classic script, then the module', 'module-after-classic'],
  ] as const)
    it(`${name}: one widget, one request, no error`, async () => {
      const before = await carIndexCalls();
      const host = await openHost(page);
      await searchesForTesla(host);
      expect(host.document.querySelectorAll('storefront-car-search').length).to.equal(1);
      expect(await carIndexCalls()).to.equal(before + 1);
      expect(host.faults).to.deep.equal([]);
    });

  it('a second widget of another copy shares the makes of the first', async () => {
    const host = await openHost('copies');
    await host.ready();
    const before = await carIndexCalls();
    const second = host.document.createElement('storefront-car-search');
    host.document.body.append(second);
    await until(() => second.shadowRoot?.querySelector('[role=combobox]'), 'not ready', patience);
    expect(await carIndexCalls()).to.equal(before);
  });
});

describe('hostile-host: a sandbox without an origin', () => {
  it('works from memory, where storage is denied', async () => {
    const told = new Promise<unknown>((resolve) =>
      addEventListener('message', ({ data }) => data?.path && resolve(data)),
    );
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/test/hosts/sandboxed.html';
    document.body.append(frame);
    expect(await told).to.deep.equal({
      path: '/categories/tesla',
      query: { model: 'model-s' },
      storage: 'SecurityError',
      faults: [],
    });
    frame.remove();
  });
});

describe('hostile-host: a page that is replaced', () => {
  const tag = '<storefront-car-search></storefront-car-search>';

  it('document.write over the page: a widget in the new one works', async () => {
    const host = await openHost('plain');
    await host.ready();
    host.document.open();
    host.document.write(`<!doctype html><title>New</title>${tag}`);
    host.document.close();
    await searchesForTesla(host);
    expect(host.faults).to.deep.equal([]);
  });

  it('document.write over a page that had no widget yet: it is found and loaded', async () => {
    const host = await openHost('empty');
    host.document.open();
    host.document.write(`<!doctype html><title>New</title>${tag}`);
    host.document.close();
    await searchesForTesla(host);
  });

  for (const [name, replace] of Object.entries<(page: Document) => void>({
    'another body': (page) => {
      const body = page.createElement('body');
      body.innerHTML = tag;
      page.body.replaceWith(body);
    },
    'another body as text': (page) => {
      page.body.outerHTML = `<body>${tag}</body>`;
    },
    'another root element': (page) => {
      const root = page.createElement('html');
      root.innerHTML = `<body>${tag}</body>`;
      page.documentElement.replaceWith(root);
    },
  })) {
    it(`${name}: the widget in it works`, async () => {
      const host = await openHost('plain');
      const first = await host.ready();
      replace(host.document);
      expect(await host.ready()).not.to.equal(first);
      await searchesForTesla(host);
      expect(host.faults).to.deep.equal([]);
    });

    it(`${name}, on a page that had no widget yet: it is found`, async () => {
      const host = await openHost('empty');
      replace(host.document);
      await searchesForTesla(host);
    });
  }
});
