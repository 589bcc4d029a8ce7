// engines: all
// over: react
import { expect } from '@open-wc/testing';
import {
  addCarSearch,
  appears,
  type CarSearchElement,
  choose,
  makeField,
  modelField,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { until } from '../support/until.js';

const markup = `<storefront-car-search>
  <form action="/categories">
    <label>Make <select name="make"><option value="">All</option><option value="tesla">Tesla</option><option>BYD</option></select></label>
    <label>Model <input name="model"></label>
    <button>Go</button>
  </form>
</storefront-car-search>`;

describe('a form of the page’s own inside the tag', () => {
  let element: CarSearchElement;
  let make: HTMLSelectElement;
  let model: HTMLInputElement;
  let api: ReturnType<typeof startApi>;

  function start(scenario: string) {
    api = startApi(scenario);
    element = addCarSearch(markup);
    const form = element.querySelector('form');
    if (!form) throw new Error('the form is in the markup');
    make = form.elements.namedItem('make') as HTMLSelectElement; // as in the markup above
    model = form.elements.namedItem('model') as HTMLInputElement;
  }

  const isSeen = (node: Element) => node.getBoundingClientRect().height > 0;

  it('is there and works until the makes have loaded', async () => {
    start('hold');
    await appears(element, '.waiting slot');
    expect(isSeen(make)).to.equal(true);
    expect(element.shadowRoot?.querySelector('.skeleton')?.getBoundingClientRect().height).to.equal(0);
    let query = '';
    const form = element.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      query = new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      ).toString();
    });
    make.value = 'tesla';
    element.querySelector('button')?.click();
    expect(query).to.equal('make=tesla&model=');
  });

  it('is replaced by the fields, which take over its values', async () => {
    start('hold');
    const changes = details('storefront-car-change');
    await appears(element, '.waiting slot');
    make.value = 'tesla';
    model.value = 'Model S';
    await api.release();
    await appears(element, '[role=combobox]');
    await until(() => shown(modelField(element)) === 'Model S');
    expect(shown(makeField(element))).to.equal('Tesla');
    expect(isSeen(make)).to.equal(false);
    expect(changes, 'the shopper did nothing in the widget').to.deep.equal([]);
  });

  for (const [what, happens] of [
    ['the page has loaded', () => document.dispatchEvent(new Event('DOMContentLoaded'))],
    [
      'the widget was taken out and put back',
      async () => {
        const place = element.parentElement;
        element.remove();
        await new Promise(requestAnimationFrame);
        place?.append(element);
      },
    ],
  ] as const)
    it(`doesn’t override what the shopper has chosen in the widget, after ${what}`, async () => {
      start('ok');
      make.value = 'tesla';
      model.value = 'Model S';
      await appears(element, '[role=combobox]');
      await shows(() => makeField(element), 'Tesla');
      await choose(element, () => makeField(element), 'BYD');
      await happens();
      await appears(element, '[role=combobox]');
      await new Promise(requestAnimationFrame);
      expect(shown(makeField(element))).to.equal('BYD');
      expect([element.make, element.model]).to.deep.equal(['byd', null]);
    });

  it('is replaced by a widget that has its makes at the first render', async () => {
    start('ok');
    await appears(element, '[role=combobox]');
    const late = document.createElement('template');
    late.innerHTML = markup;
    const second = late.content.firstElementChild as CarSearchElement; // as in the markup above
    const choice = second.querySelector<HTMLSelectElement>('select');
    if (!choice) throw new Error('the select is in the markup');
    choice.value = 'tesla';
    element.after(second);
    await appears(second, '[role=combobox]');
    await shows(() => makeField(second), 'Tesla');
    expect(second.make).to.equal('tesla');
    expect(second.shadowRoot?.querySelectorAll('.base').length).to.equal(1);
  });

  it('finds a make by its name', async () => {
    start('hold');
    make.value = 'BYD';
    await api.release();
    await appears(element, '[role=combobox]');
    await until(() => shown(makeField(element)) === 'BYD');
  });

  it('leaves the attributes unchanged when nothing is chosen in it', async () => {
    start('hold');
    element.make = 'byd';
    await api.release();
    await appears(element, '[role=combobox]');
    expect(shown(makeField(element))).to.equal('BYD');
  });

  for (const name of ['make', 'model'] as const)
    it(`the focus moves from its ${name} to the widget’s`, async () => {
      start('hold');
      await appears(element, '.waiting slot');
      const own = name === 'make' ? make : model;
      own.focus();
      expect(document.activeElement).to.equal(own);
      await api.release();
      await appears(element, '[role=combobox]');
      const field = name === 'make' ? makeField(element) : modelField(element);
      await until(() => element.shadowRoot?.activeElement === field, `${name} does not have the focus`);
    });

  it('is read even if its fields are named like methods of forms', async () => {
    start('hold');
    for (const name of ['querySelector', 'querySelectorAll', 'elements']) {
      const field = document.createElement('input');
      field.name = name;
      make.form?.prepend(field);
    }
    make.value = 'BYD';
    await api.release();
    await appears(element, '[role=combobox]');
    await until(() => shown(makeField(element)) === 'BYD');
  });

  it('takes no focus when the focus was elsewhere', async () => {
    start('hold');
    await appears(element, '.waiting slot');
    await api.release();
    await appears(element, '[role=combobox]');
    expect(document.activeElement).to.equal(document.body);
  });

  it('stays, with its focus, when the makes cannot be loaded', async () => {
    start('business-500');
    make.value = 'tesla';
    make.focus();
    await appears(element, '.failed button');
    await new Promise(requestAnimationFrame);
    expect(isSeen(make)).to.equal(true);
    expect(document.activeElement).to.equal(make);
    expect(make.value).to.equal('tesla');
  });
});
