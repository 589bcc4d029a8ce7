// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import {
  appears,
  type CarSearchElement,
  choose,
  inside,
  makeField,
  readyCarSearch,
  shown,
  startApi,
} from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';

const markup =
  '<storefront-car-search compact><form action="/find"><select name="make"><option value="">All</option><option value="byd">BYD</option></select></form></storefront-car-search>';

const find = (place: ParentNode): CarSearchElement => {
  const found = place.querySelector<CarSearchElement>('storefront-car-search');
  if (!found) throw new Error('No car search');
  return found;
};

describe('a copy of a car search starts fresh', () => {
  it('made by cloneNode: nothing is chosen, and choosing in one leaves the other', async () => {
    const api = startApi();
    const element = await readyCarSearch(markup);
    await choose(element, () => makeField(element), 'BYD');
    const copy = element.cloneNode(true) as CarSearchElement; // a clone has the same class
    element.after(copy);
    await appears(copy, '[role=combobox]');
    expect(shown(makeField(copy))).to.equal('All Makes');
    expect(copy.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    await choose(copy, () => makeField(copy), 'Tesla');
    expect(shown(makeField(element))).to.equal('BYD');
    expect(await api.calls('/pc/car/indexV2'), 'the makes are there already').to.have.length(1);
  });

  it('stored as markup, replaced, and restored, as page snapshots are', async () => {
    startApi();
    const element = await readyCarSearch(markup);
    await choose(element, () => makeField(element), 'BYD');
    const place = element.parentElement as HTMLElement; // the container that addMarkup made
    const snapshot = place.innerHTML;
    place.innerHTML = '<p>Another page</p>';
    await nextFrame();
    expect(element.shadowRoot?.childNodes).to.have.length(0);
    place.innerHTML = snapshot;
    const restored = find(place);
    await appears(restored, '[role=combobox]');
    expect(shown(makeField(restored))).to.equal('All Makes');
    expect(restored.compact).to.equal(true);
    expect(restored.querySelectorAll('form')).to.have.length(1);
  });

  it('stored as a clone of the page, as routers do, sends no requests and no events while it is stored', async () => {
    const api = startApi();
    const element = await readyCarSearch(markup);
    // The page's own first calls wait for its first paint, so they may come late.
    const own = ['/common/getConfig', '/pc/user/getUserUUID'];
    const countCalls = async () => (await api.calls()).filter(({ path }) => !own.includes(path)).length;
    const before = await countCalls();
    const clone = element.parentElement?.cloneNode(true) as HTMLElement; // a clone has the same class
    await nextFrame();
    expect(find(clone).shadowRoot?.childNodes).to.have.length(0);
    expect(await countCalls()).to.equal(before);
    element.remove();
    addMarkup('').append(clone);
    await appears(find(clone), '[role=combobox]');
    expect(inside(find(clone), 'form').getAttribute('role')).to.equal('search');
  });
});
