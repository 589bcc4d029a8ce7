// engines: all
import { expect } from '@open-wc/testing';
import {
  appears,
  carSearches,
  disappears,
  inside,
  makeField,
  openList,
  startApi,
} from '../support/car-search.js';
import { scrollPage } from '../support/scroll.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

const compact = '<storefront-car-search compact></storefront-car-search>';

/** Adds a compact search at a distance from the top of the window, in a page that can be scrolled. */
async function addAt(top: number, left = '0') {
  startApi('long');
  const place = addMarkup(compact);
  place.style.cssText = `position: absolute; top: ${top}px; left: ${left}; width: 300px; padding-bottom: 3000px`;
  const [element] = carSearches(place);
  if (!element) throw new Error('it is in the markup');
  await appears(element, '[role=combobox]');
  const field = makeField(element);
  await openList(element, field);
  const list = inside(element, '[part=list]');
  return { element, box: () => field.getBoundingClientRect(), listBox: () => list.getBoundingClientRect() };
}

describe('the place where a list opens', () => {
  afterEach(() => scrollTo(0, 0));

  it('is below its field, as wide as the field, and within the window', async () => {
    const { box, listBox } = await addAt(40);
    expect(listBox().top).to.be.within(box().bottom, box().bottom + 10);
    expect(listBox().width).to.equal(box().width);
    expect(listBox().left).to.equal(box().left);
    expect(listBox().bottom).to.be.at.most(document.documentElement.clientHeight);
  });

  it('is above its field when there is more room there', async () => {
    const { box, listBox } = await addAt(document.documentElement.clientHeight - 120);
    expect(listBox().bottom).to.be.within(box().top - 10, box().top);
    expect(listBox().top).to.be.at.least(0);
  });

  it('is within the window when its field is half outside', async () => {
    const { listBox } = await addAt(40, 'calc(100vw - 120px)');
    expect(listBox().right).to.be.at.most(document.documentElement.clientWidth);
  });

  it('follows its field when the page scrolls, or anything around it', async () => {
    const { box, listBox } = await addAt(200);
    const before = listBox().top;
    await scrollPage(60);
    await until(() => listBox().top === before - 60, 'the list stays behind');
    expect(listBox().top).to.be.within(box().bottom, box().bottom + 10);
  });

  it('is in the top layer, above anything on the page', async () => {
    const cover = addMarkup(
      '<div style="position: fixed; inset: 0; z-index: 2147483647; background: #fff8"></div>',
    );
    const { element, listBox } = await addAt(40);
    const { x, y } = listBox();
    expect(document.elementFromPoint(x + 20, y + 20)).to.equal(element);
    cover.remove();
  });

  it('leaves nothing behind when the widget is removed while its list is open', async () => {
    const { element } = await addAt(40);
    element.remove();
    await disappears(element, '[role=listbox]');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dispatchEvent(new Event('scroll'));
    expect(element.shadowRoot?.querySelector('[popover]')).to.equal(null);
  });
});
