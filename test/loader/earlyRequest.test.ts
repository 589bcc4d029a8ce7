// engines: all
import { expect } from '@open-wc/testing';
import type { PageRecord } from '../../src/page/page-record.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { closePages, loader, openPage, type Page } from './page.js';

const key = Symbol.for('storefront-widgets@0');
const search = '<storefront-car-search></storefront-car-search>';
let tests = 0;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns an API for one test, with the requests for makes that it received. */
function freshApi(scenario = 'ok') {
  tests += 1;
  const id = `early-${Date.now()}-${tests}`;
  const fetchCalls = async (): Promise<readonly Call[]> => (await fetch(`/fake-api-calls/${id}`)).json();
  return {
    url: `/fake-api/${scenario}/${id}`,
    calls: async () =>
      (await fetchCalls()).filter(({ method, path }) => method === 'GET' && path === '/pc/car/indexV2'),
    release: () => fetch(`/fake-api-release/${id}`, { method: 'POST' }),
  };
}

/** Returns a loader whose other files never arrive. */
const stuck = (attributes: string) =>
  loader(`/flaky/early-${Date.now()}-${tests}/c*99/storefront.js`, attributes);

/** Waits until the loader has run. */
const untilFound = (page: Page) => until(() => page.loaded().some((path) => path.includes('/widgets/')));

describe('the first request of a widget', () => {
  afterEach(closePages);

  it('is the only one: the client reuses it', async () => {
    const api = freshApi();
    const page = await openPage(loader(undefined, `data-api="${api.url}"`) + search);
    await page.ready();
    const [request] = await api.calls();
    expect(await api.calls()).to.have.length(1);
    expect(request?.headers).to.include({ platformtype: '3', lang: 'en' });
  });

  it('is sent before the code has loaded', async () => {
    const api = freshApi();
    await openPage(stuck(`data-api="${api.url}/"`) + search);
    await until(async () => (await api.calls()).length === 1);
  });

  it('is sent by the classic script before the whole bundle has run, and rendered once, with the makes', async () => {
    const api = freshApi();
    const page = await openPage(`<script>
        window.seen = [];
        const wait = window.setTimeout; // the first drawing waits 250 ms for the reply, which a busy machine may exceed
        window.setTimeout = (act, ms, ...rest) => wait(act, ms === 250 ? 8000 : ms, ...rest);
        const send = window.fetch; // another name than the global one, which it would hide
        window.fetch = (url, ...rest) => {
          if (String(url).includes('indexV2'))
            seen.push(window[Symbol.for('storefront-widgets@0')].configure ? 'asked late' : 'asked early');
          return send(url, ...rest);
        };
        customElements.whenDefined('storefront-car-search').then(() => {
          const { shadowRoot } = document.querySelector('storefront-car-search');
          seen.push(shadowRoot.querySelector('[role=combobox]') ? 'fields' : 'none');
        });
      </script>${search}<script src="/dist/storefront.classic.js" data-api="${api.url}"></script>`);
    await page.ready();
    const { seen } = page.window as unknown as { seen: string[] }; // set by the script above
    expect(seen).to.deep.equal(['asked early', 'fields']);
    expect(await api.calls()).to.have.length(1);
  });

  it('is answered before the code loads: the first render shows the makes', async () => {
    const api = freshApi();
    const waiting = await openPage(stuck(`data-api="${api.url}"`) + search);
    const record = () => (waiting.window as unknown as Record<symbol, PageRecord>)[key]?.early?.carIndex; // the loader's
    await until(() => record()?.arrived);
    const request = record();
    expect(request?.arrived?.status).to.equal(200);
    closePages();

    // Open another page that starts with what the loader knows by then.
    const { key: sent, arrived } = request ?? {};
    const page = await openPage(`<script>
        globalThis[Symbol.for('storefront-widgets@0')] = {
          shared: new Map(),
          scripts: [{ api: '${api.url}' }],
          early: { carIndex: { ...${JSON.stringify({ key: sent, arrived })}, since: performance.now(), end: new AbortController() } },
        };
        window.seen = [];
        customElements.whenDefined('storefront-car-search').then(() => {
          const { shadowRoot } = document.querySelector('storefront-car-search');
          seen.push(shadowRoot.querySelector('[role=combobox]') ? 'fields' : 'none');
        });
      </script>${search}<script type="module" src="/dist/widgets/car-search.js"></script>`);
    await page.ready();
    expect((page.window as unknown as { seen: string[] }).seen).to.deep.equal(['fields']); // set by the script above
    expect(await api.calls()).to.have.length(1);
  });

  it('is answered soon after the code loads: the search renders once, with the makes', async () => {
    const api = freshApi();
    const page = await openPage(`<script>
        window.seen = [];
        customElements.whenDefined('storefront-car-search').then(() => {
          const { shadowRoot } = document.querySelector('storefront-car-search');
          seen.push(shadowRoot.querySelector('[role=combobox]') ? 'fields' : 'none');
        });
        // The API is slower than the code: its reply is let through when the code asks how long it may wait. The search
        // has a language of its own, so no early form waits for the reply.
        const send = window.fetch; // another name than the global one, which it would hide
        window.fetch = async (...request) => {
          const response = send(...request);
          await null; // the loader has its record now
          const { carIndex } = window[Symbol.for('storefront-widgets@0')].early;
          const { soon } = carIndex;
          await new Promise((resolve) => {
            Object.defineProperty(carIndex, 'soon', { get: () => (resolve(), soon) });
          });
          return response;
        };
      </script>${loader(undefined, `data-api="${api.url}"`)}<div lang="en">${search}</div>`);
    await page.ready();
    expect((page.window as unknown as { seen: string[] }).seen).to.deep.equal(['fields']); // set by the script above
    expect(await api.calls()).to.have.length(1);
  });

  it('is not awaited for long: a placeholder renders meanwhile', async () => {
    const api = freshApi('hold');
    const page = await openPage(loader(undefined, `data-api="${api.url}"`) + search);
    const element = await page.finds('storefront-car-search');
    await until(() => element.shadowRoot?.querySelector('.skeleton'), 'nothing rendered');
    await api.release();
    await page.ready();
    expect(await api.calls()).to.have.length(1);
  });

  it('is reused by a new visitor’s search if the visitor’s id arrives before the search', async () => {
    const api = freshApi('hold');
    localStorage.removeItem('newuuid');
    try {
      const page = await openPage(
        `<script>
          const send = window.fetch; // another name than the global one, which it would hide
          window.fetch = (url, init) => {
            if (String(url).includes('indexV2')) localStorage.setItem('newuuid', 'visitor-8');
            return send(url, init);
          };
        </script>${loader(undefined, `data-api="${api.url}"`)}${search}`,
      );
      const element = await page.finds('storefront-car-search');
      await until(() => element.shadowRoot?.querySelector('.skeleton'), 'nothing rendered');
      await api.release();
      await page.ready();
      expect((await api.calls()).map(({ headers }) => headers.uuid)).to.deep.equal([undefined]);
    } finally {
      localStorage.removeItem('newuuid');
    }
  });

  itOnce('is not sent for one that a server rendered with its makes', async () => {
    const api = freshApi();
    const page = await openPage(
      `${stuck(`data-api="${api.url}"`)}<storefront-car-search><template shadowrootmode="open"><script type="application/json">{}</script></template></storefront-car-search>`,
    );
    await untilFound(page);
    expect(await api.calls()).to.deep.equal([]);
    expect(page.loaded().filter((path) => path.endsWith('indexV2'))).to.deep.equal([]);
  });

  itOnce('carries the visitor’s id and the language of the page', async () => {
    const api = freshApi();
    localStorage.setItem('newuuid', 'visitor-7');
    try {
      const page = await openPage(loader(undefined, `data-api="${api.url}" data-lang="fr"`) + search);
      await page.ready();
      const calls = await api.calls();
      expect(calls).to.have.length(1);
      expect(calls[0]?.headers).to.include({ uuid: 'visitor-7', lang: 'fr' });
    } finally {
      localStorage.removeItem('newuuid');
    }
  });

  itOnce('is dropped when the page configures another API before it is answered', async () => {
    const before = freshApi('hold');
    const after = freshApi();
    const page = await openPage(
      `${loader(undefined, `data-api="${before.url}"`)}${search}<script type="module">
        import { configure } from '/dist/index.js';
        configure({ api: '${after.url}' });
      </script>`,
    );
    await page.ready();
    expect(await after.calls()).to.have.length(1);
    expect((await before.calls()).length).to.be.at.most(1);
    await before.release();
    expect(page.window.consoleMessages.filter((line) => line.startsWith('error'))).to.deep.equal([]);
  });

  itOnce('is retried once when it fails, like any other', async () => {
    const api = freshApi('half-answer');
    const page = await openPage(loader(undefined, `data-api="${api.url}"`) + search);
    const element = await page.finds('storefront-car-search');
    await until(() => element.shadowRoot?.querySelector('[part=button]'), 'no button to try again');
    // One from the loader, one more from the client.
    expect(await api.calls()).to.have.length(2);
  });

  for (const [what, markup] of [
    ['whose page names no API on the tag', () => stuck('') + search],
    [
      'whose page configures it elsewhere, too',
      (url: string) =>
        `<storefront-config api="/fake-api/ok/other"></storefront-config>${stuck(`data-api="${url}"`)}${search}`,
    ],
    [
      'that lies far below the fold',
      (url: string) => `${stuck(`data-api="${url}"`)}<div style="block-size: 5000px"></div>${search}`,
    ],
    [
      'that the page does not have',
      (url: string) => `${stuck(`data-api="${url}"`)}<storefront-footer></storefront-footer>`,
    ],
  ] as const) {
    it(`of a widget ${what} waits for its code`, async () => {
      const api = freshApi();
      const page = await openPage(markup(api.url));
      await untilFound(page);
      expect(await api.calls()).to.deep.equal([]);
      expect(page.loaded().filter((path) => path.endsWith('indexV2'))).to.deep.equal([]);
    });
  }

  itOnce('waits for the code, which has the token, when a shopper is signed in', async () => {
    const api = freshApi();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine
    document.cookie = 'portal_myCookie=token-1; path=/';
    try {
      const page = await openPage(loader(undefined, `data-api="${api.url}"`) + search);
      await page.ready();
      const calls = await api.calls();
      expect(calls).to.have.length(1);
      expect(calls[0]?.headers).to.include({ token: 'token-1' });
    } finally {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine
      document.cookie = 'portal_myCookie=; path=/; max-age=0';
    }
  });
});
