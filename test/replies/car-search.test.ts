import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { configure } from '../../src/state/store.js';
import { addCarSearch, appears, type CarSearchElement, inside, startApi } from '../support/car-search.js';
import { details } from '../support/events.js';
import { fuzz, times } from '../support/fuzz.js';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { cruelJson, mutatedReply, withPart } from './mutations.js';
import { isCarIndexReply, validReply } from './valid-reply.js';

/** Selectors that tell the three states apart. A widget is always in exactly one of them. */
const signs = {
  loading: '[aria-busy=true]',
  ready: 'form[role=search] [part=make] [role=combobox]',
  failed: '.failed button',
};

const statesOf = (element: CarSearchElement): string[] =>
  Object.entries(signs).flatMap(([state, sign]) => (element.shadowRoot?.querySelector(sign) ? [state] : []));

/** Adds a car search, and waits until it has finished loading. Records every state in between. */
async function loadCarSearch(): Promise<{ element: CarSearchElement; states: string[] }> {
  const element = addCarSearch();
  const states: string[] = [];
  const look = () => {
    const now = statesOf(element).join(' and ') || 'nothing';
    if (states.at(-1) !== now) states.push(now);
  };
  if (element.shadowRoot)
    new MutationObserver(look).observe(element.shadowRoot, { childList: true, subtree: true });
  look();
  await until(() => !statesOf(element).includes('loading'), 'it did not end loading');
  return { element, states };
}

const errors: unknown[] = [];
const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
  errors.push('reason' in event ? event.reason : event.message);

const warnings: string[] = [];
const realWarn = console.warn;

before(() => {
  console.warn = (text: unknown) => warnings.push(String(text));
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
});
after(() => {
  console.warn = realWarn;
  removeEventListener('error', keep);
  removeEventListener('unhandledrejection', keep);
});
afterEach(() => {
  expect(errors.splice(0), 'uncaught').to.deep.equal([]);
  configure({ timeout: null });
});

describe('hostile-host 23: replies that are mutated, deep, or huge', () => {
  const given = async (text: string): Promise<void> => {
    const { id } = startApi('given');
    warnings.length = 0;
    await fetch(`/fake-api-answer/${id}`, { method: 'POST', body: text });
    const isValid = (() => {
      try {
        return isCarIndexReply(JSON.parse(text));
      } catch {
        return false;
      }
    })();
    const { element, states } = await loadCarSearch();
    expect(states, text.slice(0, 300)).to.deep.equal(['loading', isValid ? 'ready' : 'failed']);
    if (!isValid) await until(() => warnings.length, 'nothing was logged on the console');
    element.remove();
  };

  it('a valid reply renders', () => given(JSON.stringify(validReply)));

  it('either all makes render, or the failure does', async () => {
    const path = ['data', 'banner', 'brand', 0, 'brand_name'];
    for (const json of cruelJson) await given(withPart(validReply, path, json));
  }).timeout(60_000);

  it('all makes or the failure render with any part changed at random', async () => {
    await fc.assert(fc.asyncProperty(mutatedReply(validReply), given), fuzz(20, 60));
  }).timeout(90_000 * times);

  it('all makes or the failure render with any text truncated', async () => {
    const text = JSON.stringify(validReply);
    for (let length = 0; length < text.length; length += isMatrix ? 23 : 71)
      await given(text.slice(0, length));
  }).timeout(60_000);
});

/** The scenario, and the error shown: its code, and a pattern of its text, or null if it is silent. */
const failures: readonly [string, number, RegExp | null][] = [
  ['business-500', 500, /^The shop is closed today$/],
  ['business-5004', 5004, null],
  ['http-400', 400, /^请求错误 · Bad request$/],
  ['http-401', 401, /^未授权，请重新登录 · /],
  ['http-403', 403, /^拒绝访问 · /],
  ['http-404', 404, /^请求的资源不存在 · /],
  ['http-418', 418, /^连接错误 · /],
  ['http-500', 500, /^服务器错误 · /],
  ['http-503', 503, /^服务不可用 · /],
  ['html', 0, /could not be read/],
  ['truncated', 0, /could not be read/],
  ['wrong-shape', 0, /could not be read/],
  ['redirect', 0, /^连接错误 · /],
  ['no-answer', 0, /^连接错误 · /],
  ['half-answer', 0, /^连接错误 · /],
  ['silent', 0, /^请求超时 · /],
];

describe('hostile-host 26: a slow, hanging, or lying server', () => {
  for (const [scenario, code, text] of failures) {
    it(`${scenario}: is ${text ? 'reported once' : 'silent'}, and a retry works`, async () => {
      const errors = details('storefront-error');
      warnings.length = 0;
      const api = startApi(scenario);
      if (scenario === 'silent') configure({ timeout: 300 });
      const { element, states } = await loadCarSearch();
      expect(states).to.deep.equal(['loading', 'failed']);
      // Restore the default timeout, because the next reply may take longer than the short timeout of a test.
      configure({ timeout: null });
      await until(() => warnings.length, 'nothing was logged on the console');
      expect(warnings.join()).to.match(/^\[storefront-widgets\] carIndex: \w+ \d+\. [^,]+$/);
      if (text) {
        const message = await appears(element, '[part=message]');
        expect(message.textContent?.trim()).to.match(text);
        expect(errors.map(({ call, code }) => ({ call, code }))).to.deep.equal([{ call: 'carIndex', code }]);
      }
      api.become('ok');
      inside(element, signs.failed).click();
      await appears(element, signs.ready);
      expect(statesOf(element)).to.deep.equal(['ready']);
      expect(errors).to.have.length(text ? 1 : 0);
    });
  }

  it('a request whose reply breaks off is sent twice; any complete reply is the only one', async () => {
    for (const [scenario, count] of [
      ['half-answer', 2],
      ['http-503', 1],
      ['redirect', 1],
    ] as const) {
      const api = startApi(scenario);
      await loadCarSearch();
      expect(await api.calls('/pc/car/indexV2'), scenario).to.have.length(count);
    }
  });

  it('two widgets: both show it, one sends the event', async () => {
    const errors = details('storefront-error');
    const api = startApi('business-500');
    const [one, two] = await Promise.all([loadCarSearch(), loadCarSearch()]);
    await until(() => errors.length > 0);
    expect([one.states, two.states].flat()).to.deep.equal(['loading', 'failed', 'loading', 'failed']);
    expect(await api.calls('/pc/car/indexV2')).to.have.length(1);
    expect(errors).to.have.length(1);
  });

  it('a retry may fail again', async () => {
    startApi('http-503');
    const errors = details('storefront-error');
    const { element } = await loadCarSearch();
    await until(() => errors.length === 1, 'not reported');
    for (const failures of [2, 3]) {
      inside(element, signs.failed).click();
      await until(() => errors.length === failures, 'not reported again');
      expect(statesOf(element)).to.deep.equal(['failed']);
    }
  });
});
