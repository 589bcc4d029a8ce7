import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { openMarkup, patience } from './frame.js';

describe('hostile-host 9: a wrapped fetch that drops its signal', () => {
  const wrapped = `<script>
    const real = fetch;
    window.fetch = (url, { signal, ...init } = {}) => real(url, init);
  </script>`;

  for (const [what, scenario] of [
    ['that never comes', 'silent'],
    ['that is held back', 'hold'],
  ] as const)
    it(`an answer ${what} is aborted after the configured 2 s, with one error event`, async () => {
      const id = `wrapped-${what}-${Date.now()}`.replaceAll(' ', '-');
      const messages: unknown[] = [];
      const host = await openMarkup(
        `${wrapped}<storefront-car-search></storefront-car-search>`,
        `${scenario}/${id}`,
        'data-timeout="2000"',
      );
      host.document.addEventListener('storefront-error', (event) =>
        messages.push((event as CustomEvent).detail),
      );
      await until(() => messages.length, 'nothing is reported', patience);
      const root = host.document.querySelector('storefront-car-search')?.shadowRoot;
      await until(() => root?.querySelector('.failed button'), 'the failure is not shown', patience);
      expect(messages).to.have.length(1);
      expect(messages[0]).to.include({ call: 'carIndex', code: 0 });
      // The late answer changes nothing. The next one is rendered.
      await fetch(`/fake-api-release/${id}`, { method: 'POST' });
      expect(root?.querySelector('[role=combobox]')).to.equal(null);
      if (scenario === 'hold') {
        root?.querySelector<HTMLElement>('.failed button')?.click();
        await host.ready();
      }
      expect(messages).to.have.length(1);
      expect(host.faults).to.deep.equal([]);
    });
});
