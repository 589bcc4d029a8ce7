import { expect } from '@open-wc/testing';
import type { CarSearchMethods } from '../../dist/react/index.js';
import { closePages } from '../loader/page.js';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { choose, inside, openHost, ownApi, type Version } from './page.js';
import { props, serverMarkup } from './server-markup.js';

const over = (version: Version) => () => {
  // The two versions differ in mounting, hydration and unmounting. The rest of the older one's tests run in the matrix.
  const itInNewer = version === 19 || isMatrix ? it : it.skip;

  afterEach(closePages);

  it('has one set of fields, and reports no error', async () => {
    const page = await openHost(ownApi().url, { version });
    page.render({ id: 'search', className: 'hero', lang: 'fr' });
    const element = await page.fields();
    expect([element.id, element.className, element.lang]).to.deep.equal(['search', 'hero', 'fr']);
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(inside(element, 'button[type=submit]').textContent).to.equal('Rechercher');
    expect(page.version).to.match(new RegExp(`^${version}\\.`));
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  it('hydrates the server’s HTML without a warning, and releases the reserved space when it has rendered', async () => {
    const page = await openHost(ownApi().url, { version, rendered: serverMarkup });
    const box = page.document.querySelector<HTMLElement>('#search');
    page.hydrate(props, 'All cars');
    const element = await page.fields();
    expect(element).to.equal(box);
    await until(() => element.style.cssText === 'color: red;', 'it keeps the space');
    expect(page.window.consoleMessages).to.deep.equal([]);
  });

  itInNewer('updates with its props, and returns to a default', async () => {
    const page = await openHost(ownApi().url, { version });
    page.render({ make: 'byd', heading: 'Your car', compact: true });
    const element = await page.fields();
    const make = () => inside(element, '[part=make] [role=combobox]').textContent;
    const heading = () => element.shadowRoot?.querySelector('[part=heading]')?.textContent;
    expect(make()).to.contain('BYD');
    expect(heading()).to.equal('Your car');
    page.render({ make: 'tesla', compact: true });
    await until(() => make()?.includes('Tesla'));
    expect(heading()).not.to.equal('Your car');
    page.render({});
    await until(() => make()?.includes('All Makes'));
  });

  it('calls the latest handlers for its events', async () => {
    const page = await openHost(ownApi().url, { version });
    const messages: unknown[] = [];
    page.render({
      onCarChange: () => messages.push('an old handler'),
      onReady: ({ detail }) => messages.push(detail),
    });
    const element = await page.fields();
    await until(() => messages.length === 1, 'it was not ready');
    page.render({ onCarChange: ({ detail }) => messages.push(detail) });
    await choose(element, 'make', 1);
    await until(() => messages.length === 2, 'the change was not reported');
    expect(messages).to.deep.equal([{ tag: 'div' }, { make: 'byd', model: null }]);
  });

  itInNewer('keeps the shopper’s choice until the host changes it', async () => {
    const page = await openHost(ownApi().url, { version });
    const render = (make: string, heading: string) => page.render({ make, heading });
    render('tesla', 'one');
    const element = await page.fields();
    const make = () => inside(element, '[part=make] [role=combobox]').textContent;
    await choose(element, 'make', 1);
    await until(() => make()?.includes('Toyota'));
    render('byd', 'two');
    await until(() => make()?.includes('BYD'));
  });

  itInNewer('searches by the method of its ref, and lets the host navigate itself', async () => {
    const page = await openHost(ownApi().url, { version });
    const ref: { current: CarSearchMethods | null } = { current: null };
    const messages: unknown[] = [];
    page.render({
      ref,
      make: 'byd',
      model: 'seal',
      onSearch: ({ detail }) => messages.push(detail),
      onNavigate: (event) => {
        event.preventDefault();
        messages.push(event.detail.path, event.detail.query);
      },
    });
    await page.fields();
    ref.current?.submit();
    expect(messages).to.deep.equal([
      { kind: 'cars', make: 'byd', model: 'seal' },
      '/categories/byd',
      { model: 'seal' },
    ]);
    page.render(null);
    await until(() => ref.current === null, 'the ref was not cleared');
  });

  itInNewer("shows the host's own content in its slots", async () => {
    const page = await openHost(ownApi('http-503').url, { version });
    page.render({}, 'Call us');
    const element = await page.finds('#root > div');
    await until(() => element.shadowRoot?.querySelector('slot:not([name])'));
    expect(element.textContent).to.equal('Call us');
    expect(
      element.shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedNodes()[0]?.textContent,
    ).to.equal('Call us');
  });

  it('disappears when the host removes it, even during a request', async () => {
    const api = ownApi('hold');
    const page = await openHost(api.url, { version });
    page.render({});
    await page.finds('#root > div');
    await until(async () => (await api.calls('/pc/car/indexV2')) > 0);
    page.unmount();
    await until(() => page.document.querySelector('#root')?.childElementCount === 0);
    await api.release();
    expect(page.window.consoleMessages).to.deep.equal([]);
  });
};

describe('the car search in a host with its own React 18, in StrictMode', over(18));
describe('the car search in a host with its own React 19, in StrictMode', over(19));
