// engines: all
import { expect } from '@open-wc/testing';
import { openHost, searchesForTesla } from './frame.js';

const policies: Readonly<Record<string, readonly [page: string, csp: string]>> = {
  '2: a policy that allows only the page’s own server': [
    'plain',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'",
  ],
  '3: a policy without styles': [
    'plain',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
  ],
  '4: a nonce with strict-dynamic': [
    'nonce',
    "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src 'self'; img-src 'self'",
  ],
  '5: Trusted Types': [
    'plain',
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
};

for (const [name, [page, csp]] of Object.entries(policies))
  describe(`hostile-host ${name}`, () => {
    it('the search works, styled, without a violation', async () => {
      const host = await openHost(page, { csp });
      await searchesForTesla(host);
      const button = (await host.ready()).shadowRoot?.querySelector('[type=submit]');
      expect(button && getComputedStyle(button).backgroundColor).to.equal('rgb(194, 65, 12)');
      expect(host.faults).to.deep.equal([]);
    });
  });

describe('a strict Content-Security-Policy', () => {
  it('is enforced', async () => {
    const host = await openHost('plain', { csp: "default-src 'none'; script-src 'self'" });
    const script = host.document.createElement('script');
    script.textContent = 'document.title = "ran"';
    host.document.head.append(script);
    expect(host.document.title).not.to.equal('ran');
  });
});
