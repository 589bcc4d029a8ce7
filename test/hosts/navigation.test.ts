// engines: all
import { expect } from '@open-wc/testing';
import { engine } from '../support/engine.js';
import { until } from '../support/until.js';
import { type Host, openHost, patience } from './frame.js';

const isAt = (host: Host, path: string) =>
  until(
    () => host.frame.contentWindow?.location.pathname === path,
    `the page is at ${host.frame.contentWindow?.location.href}`,
    patience,
  );

async function readyForTesla(): Promise<{ host: Host; button: HTMLElement }> {
  const host = await openHost('plain');
  const element = await host.ready();
  Object.assign(element, { make: 'tesla', model: 'model-s' });
  await until(
    () => element.shadowRoot?.querySelector('[part=model] .value')?.textContent === 'Model S',
    'not chosen',
    patience,
  );
  const button = element.shadowRoot?.querySelector<HTMLElement>('[type=submit]');
  if (!button) throw new Error('it is ready');
  return { host, button };
}

describe('a search that is not prevented', () => {
  it('opens the cars of that model, on the page’s own server', async () => {
    const { host, button } = await readyForTesla();
    button.click();
    await isAt(host, '/categories/tesla');
    expect(host.frame.contentWindow?.location.search).to.equal('?model=model-s');
  });

  it('goes to the main site, with the partner’s id', async () => {
    const { host, button } = await readyForTesla();
    const config = host.document.createElement('storefront-config');
    config.setAttribute('site', `${location.origin}/shop/`);
    config.setAttribute('partner', 'auto weekly');
    host.document.body.append(config);
    await until(() => host.frame.contentWindow?.customElements.get('storefront-config'), '', patience);
    button.click();
    await isAt(host, '/shop/categories/tesla');
    expect(host.frame.contentWindow?.location.search).to.equal('?model=model-s&partner=auto+weekly');
  });

  for (const name of ['storefront-search', 'storefront-navigate'])
    it(`a page that prevents ${name} stays`, async () => {
      const { host, button } = await readyForTesla();
      let gone = false;
      host.frame.contentWindow?.addEventListener('beforeunload', () => {
        gone = true;
      });
      host.document.addEventListener(name, (event) => event.preventDefault());
      button.click();
      await new Promise((painted) => host.frame.contentWindow?.requestAnimationFrame(painted));
      expect(gone).to.equal(false);
    });
});

describe('a page that loads', () => {
  it('doesn’t move the content below it, from the tag to the fields', async () => {
    const host = await openHost('empty');
    await until(() => host.document.adoptedStyleSheets.length, 'the loader did not run', patience);
    const after = host.document.querySelector<HTMLElement>('#after');
    const tops: (number | undefined)[] = [];
    for (const tag of [
      '<storefront-car-search></storefront-car-search>',
      '<storefront-car-search compact></storefront-car-search>',
      '<div data-storefront="car-search"></div>',
      '<div data-storefront="car-search" data-compact></div>',
    ]) {
      after?.before(host.document.createRange().createContextualFragment(tag));
      const top = after?.offsetTop;
      const element = await host.ready();
      await new Promise((painted) => host.frame.contentWindow?.requestAnimationFrame(painted));
      tops.push(top, after?.offsetTop);
      element.remove();
    }
    expect(tops[0]).to.be.greaterThan(500);
    expect(tops[2]).to.be.greaterThan(100);
    for (let pair = 0; pair < tops.length; pair += 2) expect(tops[pair + 1]).to.equal(tops[pair]);
  });

  if (engine === 'chromium')
    it('has next to no layout shift if its stylesheet reserves the space', async () => {
      const host = await openHost('reserved');
      await host.ready();
      const view = host.frame.contentWindow as (Window & typeof globalThis) | null; // a same-origin frame
      if (!view) throw new Error('the frame is in the page');
      const score = await new Promise<number>((resolve) => {
        new view.PerformanceObserver((list) => {
          // TypeScript has no type for this kind of entry.
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(0)));
      });
      expect(score).to.be.at.most(0.02);
    });
});
