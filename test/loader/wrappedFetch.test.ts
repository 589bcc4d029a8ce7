import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, loader, openPage } from './page.js';

/**
 * Other test pages share the storage and the cookies. A visitor's id, a language or a token that one of them stores in
 * between would make the client's request another one than the loader's.
 */
const withoutStorage = `
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });`;
const api = 'data-api="/fake-api/ok/wrapped"';

describe('the first request of a widget, on a page whose fetch is wrapped', () => {
  afterEach(closePages);

  for (const [how, tag] of [
    ['the loader', loader(undefined, api)],
    ['the classic script', `<script src="/dist/storefront.classic.js" ${api}></script>`],
  ] as const)
    for (const [what, act, times] of [
      [
        'in a log that reads its method and headers',
        `init.method.toUpperCase(); init.headers.get('lang');`,
        1,
      ],
      ['in a consent blocker that throws once', `if (calls === 1) throw new Error('no consent yet');`, 2],
    ] as const)
      it(`${what}: ${how} renders the car search, and the footer after it`, async () => {
        const page = await openPage(`<script>
            window.calls = 0;
            ${withoutStorage}
            const send = window.fetch; // another name than the global one, which it would hide
            window.fetch = (url, init) => {
              if (String(url).includes('indexV2')) {
                calls += 1;
                ${act}
              }
              return send(url, init);
            };
          </script>
          <storefront-car-search></storefront-car-search><storefront-footer></storefront-footer>${tag}`);
        await page.ready();
        const { shadowRoot } = await page.finds('storefront-footer');
        await until(() => shadowRoot?.querySelector('nav'), 'the footer did not render');
        expect((page.window as unknown as { calls: number }).calls).to.equal(times); // set by the script above
      });
});
