// over: preact
import { expect } from '@open-wc/testing';
import {
  appears,
  type CarSearchElement,
  choose,
  disappears,
  inside,
  makeField,
  modelField,
  openList,
  readyCarSearch,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press } from '../support/keys.js';

const hint = 'Please choose Car Make first';

describe('choosing a make and a model', () => {
  let element: CarSearchElement;
  const make = () => makeField(element);
  const model = () => modelField(element);

  beforeEach(async () => {
    startApi();
    element = await readyCarSearch();
  });

  it('sends one event a choice, with both values, and reflects them as properties', async () => {
    const changes = details('storefront-car-change');
    await choose(element, make, 'Tesla');
    await choose(element, model, 'Model S');
    expect(changes).to.deep.equal([
      { make: 'tesla', model: null },
      { make: 'tesla', model: 'model-s' },
    ]);
    expect([element.make, element.model]).to.deep.equal(['tesla', 'model-s']);
  });

  it('another make resets the model, in the same event', async () => {
    Object.assign(element, { make: 'tesla', model: 'model-s' });
    await shows(model, 'Model S');
    const changes = details('storefront-car-change');
    await choose(element, make, 'BYD');
    expect(changes).to.deep.equal([{ make: 'byd', model: null }]);
    expect(shown(model())).to.equal('All Models');
  });

  it('All Models clears only the model', async () => {
    Object.assign(element, { make: 'tesla', model: 'model-s' });
    await shows(model, 'Model S');
    const changes = details('storefront-car-change');
    await choose(element, model, 'All Models');
    expect(changes).to.deep.equal([{ make: 'tesla', model: null }]);
  });

  it('offers the models of the make, including plain names', async () => {
    element.make = 'skoda';
    await shows(make, 'Škoda');
    const list = await openList(element, model());
    const options = [...list.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
    expect(options).to.deep.equal(['All Models', 'Enyaq', 'Octavia']);
  });

  it('shows No Data for a make without models, with no option to choose', async () => {
    element.make = 'toyota';
    await shows(make, 'Toyota');
    const changes = details('storefront-car-change');
    const list = await openList(element, model());
    expect(list.textContent).to.equal('No Data');
    expect(list.querySelector('[role=option]')?.getAttribute('aria-disabled')).to.equal('true');
    await press('ArrowDown', 'Enter');
    await disappears(element, '[role=listbox]');
    expect(changes).to.deep.equal([]);
    expect(shown(model())).to.equal('All Models');
  });

  it('brand logos are shown beside the names, with an empty alt text', async () => {
    const list = await openList(element, make());
    const logos = [...list.querySelectorAll('img')];
    expect(logos.map((logo) => logo.closest('[role=option]')?.textContent)).to.deep.equal([
      'BYD',
      'Tesla',
      'Toyota',
    ]);
    expect(logos.every((logo) => logo.alt === '')).to.equal(true);
  });
});

describe('the model before a make is chosen', () => {
  let element: CarSearchElement;
  let model: HTMLElement;
  const tooltip = () => inside(element, '[role=tooltip]');
  const isSeen = () => getComputedStyle(tooltip()).visibility === 'visible';

  beforeEach(async () => {
    startApi();
    element = await readyCarSearch();
    model = modelField(element);
  });

  it('is disabled, and its description says why', () => {
    expect(model.getAttribute('aria-disabled')).to.equal('true');
    expect(model.getAttribute('aria-describedby')).to.equal(tooltip().id);
    expect(tooltip().textContent).to.equal(hint);
  });

  it('shows why on the keyboard’s focus, until Escape or until it leaves', async () => {
    expect(isSeen()).to.equal(false);
    model.focus();
    expect(isSeen()).to.equal(true);
    await press('Escape');
    await appears(element, '[role=tooltip][hidden]');
    model.blur();
    await disappears(element, '[role=tooltip][hidden]');
    expect(isSeen()).to.equal(false);
  });

  it('Escape on the tooltip closes no dialog around the widget', async () => {
    let escapes = 0;
    const count = () => escapes++;
    document.addEventListener('keydown', count);
    model.focus();
    await press('Escape', 'Escape');
    document.removeEventListener('keydown', count);
    expect(escapes).to.equal(1);
  });

  it('opens by no key and no click', async () => {
    model.focus();
    await press('ArrowDown', 'Enter', 'End', 'm');
    model.click();
    expect(model.getAttribute('aria-expanded')).to.equal('false');
    expect(element.shadowRoot?.querySelector('[role=listbox]')).to.equal(null);
  });

  it('opens once a make is chosen, and the tooltip is gone', async () => {
    await choose(element, () => makeField(element), 'Tesla');
    expect(model.hasAttribute('aria-disabled')).to.equal(false);
    expect(model.hasAttribute('aria-describedby')).to.equal(false);
    await disappears(element, '[role=tooltip]');
    await openList(element, model);
  });

  it('is disabled again when the make is cleared', async () => {
    element.make = 'tesla';
    (await appears(element, 'button.clear')).click();
    await appears(element, '[role=tooltip]');
    expect(model.getAttribute('aria-disabled')).to.equal('true');
  });
});
