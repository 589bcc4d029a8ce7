import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { type Host, openMarkup, patience } from './frame.js';

interface Call {
  readonly path: string;
}

const search = '<storefront-car-search></storefront-car-search>';
const callsOf = async (id: string, path: string): Promise<number> => {
  const calls: readonly Call[] = await (await fetch(`/fake-api-calls/${id}`)).json();
  return calls.filter((call) => call.path === path).length;
};
const isReady = (host: Host, element: Element | null) =>
  until(() => element?.shadowRoot?.querySelector('[role=combobox]'), host.faults.join(), patience);

describe('hostile-host 23: replies that are mutated, deep, or huge', () => {
  it('an error text of 5 MB is truncated, on the page and in the event', async () => {
    const host = await openMarkup('', 'huge-error/huge');
    const messages: string[] = [];
    host.document.addEventListener('storefront-error', (event) =>
      messages.push((event as CustomEvent<{ readonly message: string }>).detail.message),
    );
    host.document.body.insertAdjacentHTML('beforeend', search);
    const root = () => host.document.querySelector('storefront-car-search')?.shadowRoot;
    await until(
      () => messages.length && root()?.querySelector('[part=message]'),
      'nothing is reported',
      patience,
    );
    expect(messages).to.deep.equal([`${'x'.repeat(499)}…`]);
    expect(root()?.textContent?.length).to.be.lessThan(5000);
    expect(host.faults).to.deep.equal([]);
  });

  it('a visitor id of 4 MB is not stored, and not requested twice on a page', async () => {
    localStorage.clear();
    const id = `huge-${Date.now()}`;
    const host = await openMarkup(search, `huge-id/${id}`);
    await isReady(host, host.document.querySelector('storefront-car-search'));
    const calls = () => callsOf(id, '/pc/user/getUserUUID');
    await until(async () => (await calls()) === 1, 'it is not requested', patience);
    for (let more = 0; more < 3; more++) {
      const next = host.document.createElement('storefront-car-search');
      host.document.body.append(next);
      await isReady(host, next);
    }
    host.document.body.insertAdjacentHTML('beforeend', '<storefront-footer></storefront-footer>');
    const footer = host.document.querySelector('storefront-footer');
    await until(() => footer?.shadowRoot?.querySelector('[part=legal]'), 'no footer', patience);
    expect(await calls()).to.equal(1);
    expect(localStorage.getItem('newuuid')).to.equal(null);
    expect(host.faults).to.deep.equal([]);
  });
});
