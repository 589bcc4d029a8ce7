import { expect } from '@open-wc/testing';
import { dana } from '../support/danas-shop.js';
import { openHost, openMarkup, searchesForTesla } from './frame.js';
import { rendersEveryWidget, signsIn, usesEveryWidget } from './widgets.js';

interface Call {
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns what a sign-in stores. */
const builtIns = () => ({
  token: localStorage.getItem('token'),
  local: JSON.parse(localStorage.getItem('userInfo') ?? 'null'),
  session: JSON.parse(sessionStorage.getItem('userInfo') ?? 'null'),
  cookie: JSON.parse(decodeURIComponent(/portal_userInfo=([^;]*)/.exec(document.cookie)?.[1] ?? 'null')),
});

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['portal_userInfo', 'portal_myCookie']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

for (const [way, page] of [
  ['6: an old library that overrides built-ins', 'prototype'],
  ['7: enumerable fields of Object.prototype', 'enumerable'],
] as const)
  describe(`hostile-host ${way}`, () => {
    beforeEach(forget);
    afterEach(forget);

    it('the search works', async () => {
      const host = await openHost(page);
      await searchesForTesla(host);
      expect(host.faults).to.deep.equal([]);
    });

    it('every widget renders', async () => {
      const script = `<script src="/test/hosts/${page}.js"></script>`;
      const host = await openMarkup(script);
      await rendersEveryWidget(host);
      expect(host.faults).to.deep.equal([]);
    });

    it('every widget shows the server’s data', async () => {
      const host = await openMarkup(`<script src="/test/hosts/${page}.js"></script>`, `whole/${page}-uses`);
      await usesEveryWidget(host);
      expect(host.faults).to.deep.equal([]);
    });

    it('a sign-in sends the typed values, and stores the reply', async () => {
      const id = `${page}-${Date.now()}`;
      const host = await openMarkup(`<script src="/test/hosts/${page}.js"></script>`, `whole/${id}`);
      await signsIn(host);
      const calls: readonly Call[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      const login = calls.find(({ path }) => path === '/pc/login');
      expect(Object.fromEntries(new URLSearchParams(login?.body))).to.deep.equal({
        email: 'dana@example.com',
        password: 'demo123',
      });
      for (const { query, headers } of calls) {
        expect(query).not.to.match(/extend|creator|options/);
        expect(headers).not.to.have.any.keys('extend', 'creator', 'options');
      }
      expect(builtIns()).to.deep.equal({ token: 'mock-token-1-1', local: dana, session: dana, cookie: dana });
      expect(host.faults).to.deep.equal([]);
    });
  });
