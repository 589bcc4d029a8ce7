import { expect } from '@open-wc/testing';
import { openHost, searchesForTesla } from './frame.js';

describe('hostile-host 17: body or root element replaced', () => {
  const tag = '<storefront-car-search></storefront-car-search>';

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

    it(`${name}, on a page without a widget before: it is found`, async () => {
      const host = await openHost('empty');
      replace(host.document);
      await searchesForTesla(host);
    });
  }
});
