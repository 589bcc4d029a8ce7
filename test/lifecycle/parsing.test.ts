// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';

/** Opens a page that arrives piece by piece, with the script in its head. */
async function arrivingPage() {
  const frame = document.createElement('iframe');
  frame.title = 'A page that arrives piece by piece';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) throw new Error('The frame has no document');
  page.open();
  const api = `/fake-api/ok/parsing-${Date.now()}`;
  page.write(`<!doctype html><html lang="en"><head>
    <script type="module" async src="/src/car-search/define.ts"></script></head><body>
    <storefront-config api="${api}"></storefront-config>`);
  const isDefined = () => view.customElements.get('storefront-car-search');
  await until(isDefined, 'not defined', { timeout: 5000 }).catch((error) => {
    frame.remove();
    throw error;
  });
  return { page, frame };
}

const find = (page: Document, id: string): HTMLElement => {
  const found = page.getElementById(id);
  if (!found) throw new Error(`No #${id}`);
  return found;
};
const fieldIn = (element: Element) => element.shadowRoot?.querySelector('[role=combobox]');
const shownIn = (element: Element, part: string) =>
  element.shadowRoot?.querySelector(`[part=${part}] .value`)?.textContent;
const becomesReady = (element: Element) => until(() => fieldIn(element), 'not ready');

describe('a car search that is defined before its tag is parsed', () => {
  let page: Document;
  let frame: HTMLIFrameElement;
  before(async function () {
    this.timeout(40_000); // the frame loads every source module separately
    // WebKit sometimes never runs a module script in a document that is being written. This test isn't about that.
    let arriving = arrivingPage();
    for (let more = 0; more < 5; more++) arriving = arriving.catch(arrivingPage);
    ({ page, frame } = await arriving);
  });
  after(() => frame.remove());

  it('shows a heading and keeps a form that are parsed later', async () => {
    page.write('<storefront-car-search id="one" make="byd">');
    await until(() => find(page, 'one').shadowRoot?.querySelector('[part=base]'), 'it renders');
    expect(find(page, 'one').childElementCount).to.equal(0);
    page.write('<h1 slot="heading">Cars by sea</h1></storefront-car-search>');
    await becomesReady(find(page, 'one'));
    expect(shownIn(find(page, 'one'), 'make')).to.equal('BYD');
    expect(page.querySelector('h1')?.assignedSlot?.name).to.equal('heading');
  });

  it('takes over a choice in its own form, even if the makes arrived before the form', async () => {
    page.write('<storefront-car-search id="two">');
    await until(() => page.getElementById('two')?.shadowRoot?.childElementCount, 'it renders');
    page.write(
      '<form><select name="make"><option value="">All</option><option value="byd" selected>BYD</option></select></form></storefront-car-search>',
    );
    page.close();
    await becomesReady(find(page, 'two'));
    await until(() => shownIn(find(page, 'two'), 'make') === 'BYD', 'the form’s make is chosen');
  });
});
