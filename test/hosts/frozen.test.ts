// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { openHost, openMarkup, patience, searchesForTesla } from './frame.js';
import { rendersEveryWidget, signsIn } from './widgets.js';

describe('hostile-host 8: frozen prototypes', () => {
  const frozen = '<script src="/test/hosts/frozen.js"></script>';

  it('the search works', async () => {
    const host = await openHost('frozen');
    await searchesForTesla(host);
    expect(host.faults).to.deep.equal([]);
  });

  it('every widget renders', async () => {
    const host = await openMarkup(frozen);
    await rendersEveryWidget(host);
    expect(host.faults).to.deep.equal([]);
  });

  it('a shopper signs in', async () => {
    const host = await openMarkup(frozen);
    await signsIn(host);
    expect(host.faults).to.deep.equal([]);
  });

  it('a failure is reported', async () => {
    const host = await openMarkup(
      `${frozen}<storefront-car-search></storefront-car-search>`,
      'business-500/frozen',
    );
    const root = () => host.document.querySelector('storefront-car-search')?.shadowRoot;
    await until(() => root()?.querySelector('.failed button'), 'it is not reported', patience);
    expect(host.faults).to.deep.equal([]);
  });

  it('the prototypes are frozen', async () => {
    const { frame } = await openMarkup(frozen);
    const view = frame.contentWindow as (Window & typeof globalThis) | null; // a same-origin frame
    for (const { prototype } of [view?.Array, view?.Object, view?.Error, view?.Promise].flatMap(
      (one) => one ?? [],
    ))
      expect(Object.isFrozen(prototype)).to.equal(true);
  });
});
