import { expect } from '@open-wc/testing';
import {
  appears,
  disappears,
  inside,
  makeField,
  modelField,
  readyCarSearch,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { until } from '../support/until.js';

const tag = (attributes: string) => `<storefront-car-search ${attributes}></storefront-car-search>`;

describe('the attributes of the car search', () => {
  for (const [written, make, model] of [
    ['make="tesla" model="model-s"', 'Tesla', 'Model S'],
    ['make="TESLA" model="MODEL-S"', 'Tesla', 'Model S'],
    ['make="Tesla" model="Model S"', 'Tesla', 'Model S'],
    ['make=" škoda " model="octavia"', 'Škoda', 'Octavia'],
    ['make="skoda" model="model-s"', 'Škoda', 'All Models'],
    ['make="lada" model="model-s"', 'All Makes', 'All Models'],
    ['model="model-s"', 'All Makes', 'All Models'],
    ['make=""', 'All Makes', 'All Models'],
  ] as const)
    it(`${written} shows ${make} and ${model}, and fires nothing`, async () => {
      startApi();
      const changes = details('storefront-car-change');
      const element = await readyCarSearch(tag(written));
      expect(shown(makeField(element))).to.equal(make);
      expect(shown(modelField(element))).to.equal(model);
      expect(changes).to.deep.equal([]);
    });

  it('a changed attribute and a set property change the view; a removed one clears it', async () => {
    startApi();
    const element = await readyCarSearch(tag('make="byd"'));
    const field = () => makeField(element);
    element.setAttribute('make', 'tesla');
    await shows(field, 'Tesla');
    expect(element.make).to.equal('tesla');
    element.make = 'byd';
    await shows(field, 'BYD');
    element.removeAttribute('make');
    await shows(field, 'All Makes');
    expect(element.make).to.equal(null);
  });

  it('heading, subheading, and image override the server’s', async () => {
    startApi();
    const element = await readyCarSearch(
      tag('heading="Cars for Kenya" subheading="By sea" image="/test/tools/banner.svg?own"'),
    );
    expect(inside(element, '[part=heading]').textContent).to.equal('Cars for Kenya');
    expect(inside(element, '[part=subheading]').textContent).to.equal('By sea');
    expect(inside(element, '[part=image]').getAttribute('src')).to.match(/banner\.svg\?own$/);
    for (const name of ['heading', 'subheading', 'image']) element.removeAttribute(name);
    await until(() => /shipped worldwide/.test(inside(element, '[part=heading]').textContent ?? ''));
    expect(inside(element, '[part=subheading]').textContent).to.equal('Electric, hybrid and petrol cars');
    expect(inside(element, '[part=image]').getAttribute('src')).to.match(/banner\.svg$/);
  });

  it('an image URL that could run code is not used', async () => {
    startApi();
    const element = await readyCarSearch(tag('image="javascript:alert(1)"'));
    expect(element.shadowRoot?.querySelector('[part=image]')).to.equal(null);
  });

  it('compact is only the search: no image, and no titles but the page’s', async () => {
    startApi();
    const element = await readyCarSearch(tag('compact'));
    expect(element.shadowRoot?.querySelector('[part=image]')).to.equal(null);
    expect(element.shadowRoot?.querySelector('[part=heading]')).to.equal(null);
    element.heading = 'Find a car';
    expect((await appears(element, '[part=heading]')).textContent).to.equal('Find a car');
    element.compact = false;
    await appears(element, '[part=image]');
    element.compact = true;
    await disappears(element, '[part=image]');
  });

  it('a heading element of the page’s own replaces the title', async () => {
    startApi();
    const element = await readyCarSearch(
      '<storefront-car-search><h1 slot="heading">Import a car</h1></storefront-car-search>',
    );
    const own = element.querySelector('h1');
    expect(own?.getBoundingClientRect().height).to.be.greaterThan(20);
    expect(inside(element, '[part=heading]').getBoundingClientRect().height).to.equal(0);
  });
});
