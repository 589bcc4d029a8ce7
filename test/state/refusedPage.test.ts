// engines: all
import { expect } from '@open-wc/testing';
import { navbar } from '../../src/api/catalog.js';
import { send } from '../../src/state/client.js';
import { configure } from '../../src/state/store.js';
import { listenToConsole } from '../element/console.js';
import { until } from '../support/until.js';

/** This very server, whose replies pages of this origin may not read, except those of the fake API. */
const elsewhere = `http://${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;

const realFetch = window.fetch;
/** What came of each request that needs no permission. */
let probes: Promise<unknown>[] = [];

beforeEach(() => {
  probes = [];
  window.fetch = (input, init) => {
    const response = realFetch(input, init);
    if (init?.mode === 'no-cors') probes.push(response.catch(() => {}));
    return response;
  };
});
afterEach(() => {
  window.fetch = realFetch;
  configure({ api: '/v3' });
});

/** Calls an API twice, and returns what is in the console then. @param isProbed whether the reason is looked into */
async function warningsOf(api: string, isProbed: boolean): Promise<readonly string[]> {
  const warnings = listenToConsole('warn');
  configure({ api });
  await send(navbar).catch(() => {});
  await send(navbar).catch(() => {});
  if (isProbed) await until(() => probes.length > 0, 'the reason is not checked');
  await Promise.all(probes);
  await new Promise((resolve) => setTimeout(resolve)); // lets what follows the probe run
  warnings.restore();
  expect(probes).to.have.length(isProbed ? 1 : 0);
  return warnings.messages.map((words) => words.join(' '));
}

describe('an API that cannot be reached', () => {
  it('because it does not allow this origin is explained once on the console', async () => {
    const api = `${elsewhere}/refused-api`;
    expect(await warningsOf(api, true)).to.deep.equal([
      `[storefront-widgets] the API does not allow pages of ${location.origin}: its operator adds it. ` +
        `To see what it allows: npx storefront-widgets check ${api} --origin ${location.origin}`,
    ]);
  });

  it('is explained with the check of the widgets on the page', async () => {
    for (const tag of ['storefront-refused-test', 'storefront-config'])
      if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {});
    const page = document.createElement('div');
    page.innerHTML =
      '<storefront-config></storefront-config><storefront-refused-test></storefront-refused-test>'.repeat(2) +
      '<div data-storefront-component="footer"></div><storefront-unknown></storefront-unknown>';
    document.body.append(page);
    const [warning] = await warningsOf(`${elsewhere}/refused-api/again`, true);
    page.remove();
    expect(warning).to.contain(`check ${elsewhere}/refused-api/again --for refused-test,footer --origin `);
  });

  it('because no server is there logs nothing about origins', async () => {
    expect(await warningsOf('http://127.0.0.1:1/v3', true)).to.deep.equal([]);
  });

  it('on the page’s own origin logs nothing about origins', async () => {
    window.fetch = () => Promise.reject(new TypeError('no network'));
    expect(await warningsOf('/broken-api', false)).to.deep.equal([]);
  });

  it('only because of an invalid reply logs nothing about origins', async () => {
    expect(await warningsOf(`${elsewhere}/fake-api/wrong-shape`, false)).to.deep.equal([]);
  });
});
