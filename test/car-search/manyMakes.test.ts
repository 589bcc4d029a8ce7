import { expect } from '@open-wc/testing';
import {
  activeOption,
  appears,
  type CarSearchElement,
  choose,
  disappears,
  isActive,
  makeField,
  modelField,
  openList,
  readyCarSearch,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { press, sendKeyDown } from '../support/keys.js';
import { until } from '../support/until.js';

const rows = (element: CarSearchElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

describe('5,000 makes of 40 models', () => {
  let element: CarSearchElement;
  let field: HTMLElement;

  beforeEach(async () => {
    startApi('many');
    element = await readyCarSearch();
    field = makeField(element);
  });

  it('the document has only some dozens of rows, wherever the list is scrolled', async () => {
    await openList(element, field);
    const counts = [rows(element).length];
    for (const key of ['End', 'PageUp', 'Home', 'PageDown']) {
      await press(key);
      counts.push(rows(element).length);
    }
    expect(Math.max(...counts)).to.be.lessThan(60);
    expect(Math.min(...counts)).to.be.greaterThan(8);
  });

  for (const [place, make, total] of [
    ['at its top', null, 15],
    ['at a choice in its middle', 'make-2500', 22],
  ] as const)
    it(`${place}: the visible rows render immediately, and those around them after the first paint`, async () => {
      await openList(element, field); // loads the list's code
      field.click();
      await disappears(element, '[role=listbox]');
      element.make = make;
      await shows(() => field, make ? 'Make 2500' : 'All Makes');
      field.click();
      for (let turn = 0; turn < 9; turn++) await Promise.resolve(); // what is drawn within the same task
      const rendered = rows(element);
      const list =
        element.shadowRoot?.querySelector('[role=listbox]')?.getBoundingClientRect() ?? new DOMRect();
      expect(rendered[0]?.getBoundingClientRect().top).to.be.at.most(list.top);
      expect(rendered.at(-1)?.getBoundingClientRect().bottom).to.be.at.least(list.bottom);
      expect(rendered.length).to.be.below(12);
      await until(() => rows(element).length === total, 'the rows around are missing');
    });

  it('further down, no other rows are rendered', async () => {
    const list = await openList(element, field);
    await until(() => rows(element).length === 15, 'the rows below are missing');
    const before = rows(element);
    const scrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
    list.scrollTop = before[0]?.offsetHeight ?? 0;
    await scrolled;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(rows(element)).to.deep.equal(before);
  });

  it('End scrolls to the last row, with its position in aria-posinset', async () => {
    const list = await openList(element, field);
    await press('End');
    await isActive(field, 'Make 4999');
    const row = rows(element).find(({ textContent }) => textContent === 'Make 4999');
    expect(row?.getAttribute('aria-posinset')).to.equal('5001');
    expect(row?.getAttribute('aria-setsize')).to.equal('5001');
    const inView = () => {
      const { top, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
      const view = list.getBoundingClientRect();
      return top >= view.top && bottom <= view.bottom + 1;
    };
    await until(inView, 'the last make is not in view');
  });

  it('typing reaches the last make', async () => {
    field.focus();
    for (const key of 'make 4999') sendKeyDown({ key });
    await isActive(field, 'Make 4999');
    await press('Enter');
    expect(element.make).to.equal('make-4999');
  });

  it('scrolling by wheel or touch reaches those in the middle, and a click chooses one', async () => {
    const list = await openList(element, field);
    list.scrollTop = 2500 * 44;
    await until(() => rows(element).some(({ textContent }) => textContent === 'Make 2500'));
    expect(rows(element).length).to.be.lessThan(60);
    rows(element)
      .find(({ textContent }) => textContent === 'Make 2500')
      ?.click();
    await until(() => shown(field) === 'Make 2500');
    expect(activeOption(field)).to.equal(null);
  });

  it('opens with the chosen make in view', async () => {
    element.make = 'make-3000';
    await until(() => shown(field) === 'Make 3000');
    const list = await openList(element, field);
    const chosen = await appears(element, '[role=option][aria-selected=true]');
    const { top, bottom } = chosen.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    expect(top).to.be.at.least(view.top - 1);
    expect(bottom).to.be.at.most(view.bottom + 1);
  });

  it('offers all of its models', async () => {
    element.make = 'make-7';
    await until(() => shown(field) === 'Make 7');
    await choose(element, () => modelField(element), 'Model 3');
    modelField(element).focus();
    await press('End');
    await isActive(modelField(element), 'Model 39');
  });
});
