// engines: all
import { expect } from '@open-wc/testing';
import { openHost, searchesForTesla } from './frame.js';

const policies: Readonly<Record<string, readonly [page: string, csp: string]>> = {
  'everything from the page’s own server alone': [
    'plain',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'",
  ],
  'no style-src at all': [
    'plain',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
  ],
  'a nonce with strict-dynamic': [
    'nonce',
    "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src 'self'; img-src 'self'",
  ],
  'Trusted Types, and none trusted': [
    'plain',
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
};

describe('hostile-host: a strict Content-Security-Policy', () => {
  for (const [name, [page, csp]] of Object.entries(policies))
    it(`${name}: the search works, styled, without a violation`, async () => {
      const host = await openHost(page, { csp });
      await searchesForTesla(host);
      const button = (await host.ready()).shadowRoot?.querySelector('[type=submit]');
      expect(button && getComputedStyle(button).backgroundColor).to.equal('rgb(194, 65, 12)');
      expect(host.faults).to.deep.equal([]);
    });

  it('the policy is in force', async () => {
    const host = await openHost('plain', { csp: "default-src 'none'; script-src 'self'" });
    const script = host.document.createElement('script');
    script.textContent = 'document.title = "ran"';
    host.document.head.append(script);
    expect(host.document.title).not.to.equal('ran');
  });
});
