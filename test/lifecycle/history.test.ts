// engines: all
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import { addCarSearch, appears, inside, startApi } from '../support/car-search.js';
import { until } from '../support/until.js';
import type { Report } from './pages/search.js';

let runs = 0;

/** Whether windows open without a click, which WebKit forbids. Pages in frames are never kept in the cache. */
const canOpenWindows = (() => {
  const opened = window.open('about:blank');
  opened?.close();
  return opened !== null;
})();

/** Opens a page with a car search that leaves and comes back through the history. */
function leaveAndComeBack(scenario: string, leave: 'ready' | 'busy') {
  const run = `history-${Date.now()}-${runs++}`;
  const query = new URLSearchParams({ api: `/fake-api/${scenario}/${run}`, run, leave });
  window.open(`/test/lifecycle/pages/search.html?${query}`, '_blank', 'noopener');
  return {
    async step(step: Report['step']): Promise<Report> {
      const key = `${run}-${step}`;
      await until(() => localStorage.getItem(key), `never ${step}`);
      const report: Report = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
      return report;
    },
    release: () => fetch(`/fake-api-release/${run}`, { method: 'POST' }),
  };
}

if (canOpenWindows) {
  describe('a page that the shopper leaves and returns to by the history', () => {
    it('has its car search ready, with the chosen make if the page was cached', async () => {
      const page = leaveAndComeBack('ok', 'ready');
      const { persisted, make } = await page.step('settled');
      expect(make).to.equal(persisted ? 'BYD' : 'All Makes');
    });

    it('doesn’t get stuck while the makes load: they arrive, or can be requested again', async () => {
      const page = leaveAndComeBack('hold', 'busy');
      await page.step('returned');
      await page.release();
      const { make, canRetry } = await page.step('settled');
      expect(make === 'All Makes' || canRetry).to.equal(true);
    });
  });
}

describe('a car search in a page restored from the cache', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  /** Makes the first calls for makes and models hang, or fail when the page comes back. */
  function dropRequests(times: number, isCutOff: boolean): { readonly dropped: number } {
    const answered = window.fetch;
    const seen = { dropped: 0 };
    window.fetch = (input, init) => {
      if (!String(input).includes('/pc/car/indexV2') || seen.dropped >= times) return answered(input, init);
      seen.dropped += 1;
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        const cutOff = () => reject(new TypeError('Load failed'));
        if (!isCutOff) return;
        if (seen.dropped === 1) window.addEventListener('pageshow', cutOff, { once: true });
        else cutOff();
      });
    };
    return seen;
  }

  it('retries automatically when its request was interrupted', async () => {
    startApi();
    const seen = dropRequests(1, true);
    const element = addCarSearch();
    await appears(element, '[aria-busy=true]');
    await until(() => seen.dropped === 1);
    comeBack();
    await appears(element, '[role=combobox]');
  });

  it('offers to try again when that fails, too, and then works', async () => {
    startApi();
    const seen = dropRequests(2, true);
    const element = addCarSearch();
    await until(() => seen.dropped === 1);
    comeBack();
    await appears(element, '.failed button');
    expect(element.shadowRoot?.querySelector('[aria-busy=true]')).to.equal(null);
    inside(element, '.failed button').click();
    await appears(element, '[role=combobox]');
  });

  it('aborts a request that no longer gets an answer, and offers to try again', async () => {
    startApi();
    configure({ timeout: 100 });
    const seen = dropRequests(1, false);
    const element = addCarSearch();
    await until(() => seen.dropped === 1);
    comeBack();
    await appears(element, '.failed button');
    configure({ timeout: null as never }); // null restores the default
    inside(element, '.failed button').click();
    await appears(element, '[role=combobox]');
  });
});
