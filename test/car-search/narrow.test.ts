import { expect } from '@open-wc/testing';
import {
  appears,
  type CarSearchElement,
  carSearches,
  inside,
  makeField,
  openList,
  serveBanner,
  shown,
  startApi,
} from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

const long = 'Vehículos '.repeat(12).trim().padEnd(120, 'x');

async function addIn(width: number, attributes = ''): Promise<CarSearchElement> {
  const place = addMarkup(`<storefront-car-search ${attributes}></storefront-car-search>`);
  place.style.width = `${width}px`;
  const [element] = carSearches(place);
  if (!element) throw new Error('it is in the markup');
  await appears(element, '[role=combobox]');
  return element;
}

/** Returns the elements that stick out of the widget's box, as tag and class. */
function overflowing(element: CarSearchElement): string[] {
  const box = element.getBoundingClientRect();
  const all = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=base] *') ?? [])];
  return (
    all
      // A field truncates a long value.
      .filter((each) => !each.closest('.unseen, [popover], svg, .value > bdi'))
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5);
      })
      .map((each) => `${each.localName}.${each.className}`)
  );
}

describe('narrow places', () => {
  for (const attributes of ['', 'compact heading="Find a car"', 'lang="ar"', 'lang="ru"', 'lang="fr"'])
    it(`everything fits in 320 px: ${attributes || 'the hero'}`, async () => {
      startApi();
      const element = await addIn(320, attributes);
      expect(overflowing(element)).to.deep.equal([]);
      expect(element.scrollWidth).to.equal(320);
      const [make, model, button] = ['[part=make]', '[part=model]', '[type=submit]'].map((selector) =>
        inside(element, selector).getBoundingClientRect(),
      );
      expect(make?.bottom).to.be.at.most(model?.top ?? 0);
      expect(model?.bottom).to.be.at.most(button?.top ?? 0);
      expect(button?.height).to.be.at.least(44);
    });

  it('everything fits in a page zoomed to 400 %: 320 px wide and text of twice the size', async () => {
    startApi();
    const element = await addIn(320, 'style="--storefront-font-size: 32px"');
    expect(overflowing(element)).to.deep.equal([]);
    const button = inside(element, '[type=submit]');
    expect(button.scrollWidth).to.be.at.most(button.clientWidth);
  });

  for (const width of [320, 700, 1280])
    it(`very long titles wrap, and no title is cut: ${width} px`, async () => {
      startApi();
      const element = await addIn(width, `heading="${long}" subheading="${'x'.repeat(300)}"`);
      expect(overflowing(element)).to.deep.equal([]);
      const banner = inside(element, '[part=hero]').getBoundingClientRect();
      const title = inside(element, '[part=heading]').getBoundingClientRect();
      expect(title.top).to.be.at.least(banner.top);
      expect(inside(element, '[part=panel]').getBoundingClientRect().bottom).to.be.at.most(banner.bottom);
    });

  it('a make of 120 letters is truncated with an ellipsis, in the field and in the list', async () => {
    serveBanner({ brand: [{ brand_name: long, value: 'long', car_model: [] }] });
    const element = await addIn(320, 'make="long"');
    await until(() => shown(makeField(element)) === long);
    expect(overflowing(element)).to.deep.equal([]);
    expect(makeField(element).offsetHeight).to.equal(56);
    const clear = inside(element, '.clear').getBoundingClientRect();
    const value = inside(element, '.value');
    const text =
      value.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(value).paddingRight);
    expect(text, 'the text runs under the button').to.be.at.most(clear.left + 8);
    const list = await openList(element, makeField(element));
    expect(list.scrollWidth).to.be.at.most(list.clientWidth);
    const rows = [...list.querySelectorAll<HTMLElement>('[role=option]')];
    expect(rows.map(({ offsetHeight }) => offsetHeight)).to.deep.equal([44, 44]);
  });

  for (const attributes of ['', 'compact'])
    it(`a failure’s message stays inside, and does not cover the button: ${attributes || 'the hero'}`, async () => {
      startApi('http-503');
      const place = addMarkup(`<storefront-car-search ${attributes}></storefront-car-search>`);
      place.style.width = '320px';
      const [element] = carSearches(place);
      if (!element) throw new Error('it is in the markup');
      const message = await appears(element, '[part=message]');
      for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
      expect(overflowing(element)).to.deep.equal([]);
      const button = inside(element, '.failed button').getBoundingClientRect();
      expect(message.getBoundingClientRect().bottom).to.be.at.most(button.top);
    });
});
