// engines: all
import { expect } from '@open-wc/testing';
import { zipLookup } from '../../src/api/addresses.js';
import '../../src/car-search/define.js';
import '../../src/header/define.js';
import '../../src/prize-wheel/define.js';
import '../../src/sign-in/define.js';
import { send } from '../../src/state/client.js';
import { createMockApi } from '../../src/testing/mock-api.js';
import { settled, whenReady } from '../../src/testing/ready.js';
import { addMarkup } from '../support/stage.js';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

/** Puts a shop in memory between the widgets and the network, as a partner's suite does. */
function startShop() {
  const api = createMockApi();
  window.fetch = (input, init) => api.handle(new Request(input, init));
  return api;
}

function add(tag: string): Element {
  const element = addMarkup(`<${tag}></${tag}>`).firstElementChild;
  if (!element) throw new Error(`<${tag}> was not added`);
  return element;
}

const rejection = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'resolved',
    (error: Error) => error.message,
  );

describe('whenReady', () => {
  it('waits until the widget has rendered, not merely until it is on the page', async () => {
    const api = startShop();
    api.delay('carIndex', 300);
    const search = add('storefront-car-search');
    let isWhole = false;
    const whole = whenReady(search).then(() => {
      isWhole = true;
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(isWhole).to.equal(false);
    await whole;
    expect(search.shadowRoot?.querySelector('[part~=banner], [role=search], form')).to.not.equal(null);
    expect(api.calls.map(({ name }) => name)).to.include('carIndex');
  });

  it('finds an element that is added later', async () => {
    startShop();
    const found = whenReady('storefront-header');
    const header = add('storefront-header');
    expect(await found).to.equal(header);
  });

  for (const [what, target, message] of [
    [
      'an element that never comes',
      'storefront-nothing',
      'storefront-nothing is not on the page, after 50 ms.',
    ],
    [
      'an element that nobody defines',
      () => add('storefront-unknown'),
      '<storefront-unknown> is not defined, after 50 ms.',
    ],
  ] as const)
    it(`names what is missing: ${what}`, async () => {
      startShop();
      const waited = whenReady(typeof target === 'string' ? target : target(), { timeout: 50 });
      expect(await rejection(waited)).to.equal(message);
    });
});

describe('settled', () => {
  it('waits for every widget and every request', async () => {
    const api = startShop();
    api.delay('*', 50);
    for (const tag of ['storefront-header', 'storefront-prize-wheel', 'storefront-sign-in']) add(tag);
    await settled();
    const before = api.calls.length;
    expect(api.calls.map(({ name }) => name)).to.include('prizeInfo');
    await settled();
    expect(api.calls.length).to.equal(before);
  });

  it('names what is still pending', async () => {
    const api = startShop();
    api.fail('zipLookup', 'hang');
    const end = new AbortController();
    const lookup = rejection(send(zipLookup, { code: '10001' }, { signal: end.signal }));
    expect(await rejection(settled({ timeout: 100 }))).to.equal('1 request is under way, after 100 ms.');
    end.abort();
    await lookup;
    await settled();
  });
});
