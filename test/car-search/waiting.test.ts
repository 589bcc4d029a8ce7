import { expect } from '@open-wc/testing';
import { appears, carSearches, inside, startApi } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** Adds a car search of a given width, with content below it that must not move. */
function place(width: number, attributes: string) {
  const around = addMarkup(
    `<storefront-car-search ${attributes}></storefront-car-search><p>What follows</p>`,
  );
  around.style.width = `${width}px`;
  const [element] = carSearches(around);
  const after = around.querySelector('p');
  if (!element || !after) throw new Error('both are in the markup');
  return { element, measure: () => [element.offsetHeight, after.offsetTop - element.offsetTop] };
}

describe('until the makes have loaded', () => {
  for (const width of [320, 700, 1100])
    for (const attributes of ['', 'compact', 'compact heading="Find a car"']) {
      const name = `${attributes || 'the hero'} at ${width} px`;

      it(`${name}: the page does not shift when they arrive`, async () => {
        const api = startApi('hold');
        const { element, measure } = place(width, attributes);
        await appears(element, '.skeleton');
        const before = measure();
        expect(before[0]).to.be.at.least(attributes && width >= 640 ? 90 : 200); // in a row of their own
        await api.release();
        await appears(element, '[role=combobox]');
        expect(measure()).to.deep.equal(before);
      });

      it(`${name}: the page does not shift when they cannot be loaded`, async () => {
        startApi('hold');
        const waiting = place(width, attributes);
        await appears(waiting.element, '.skeleton');
        const before = waiting.measure();
        waiting.element.remove();
        startApi('business-500');
        const again = place(width, attributes);
        await appears(again.element, '.failed button');
        expect(again.measure()).to.deep.equal(before);
      });
    }

  it('the loading state is announced; the placeholders are hidden from screen readers', async () => {
    startApi('hold');
    const { element } = place(700, '');
    await appears(element, '.skeleton');
    await until(() => inside(element, '.waiting [role=status]').textContent);
    expect(inside(element, '.waiting [role=status]').textContent).to.equal('Loading makes and models…');
    expect(inside(element, '.waiting').getAttribute('aria-busy')).to.equal('true');
    expect(inside(element, '.skeleton').closest('[aria-hidden=true]')).not.to.equal(null);
  });

  it('the fields appear where their placeholders were', async () => {
    const api = startApi('hold');
    const { element } = place(1100, '');
    await appears(element, '.skeleton');
    const panel = () => inside(element, '[part=panel]').getBoundingClientRect();
    const before = panel();
    await api.release();
    await appears(element, '[role=combobox]');
    expect(Math.abs(panel().top - before.top)).to.be.lessThan(1);
    expect(panel().height).to.equal(before.height);
  });

  if (engine === 'chromium')
    it('the browser measures next to no layout shift', async () => {
      let score = 0;
      const observer = new PerformanceObserver((list) => {
        // TypeScript has no type for this kind of entry.
        for (const entry of list.getEntries()) score += (entry as unknown as { value: number }).value;
      });
      observer.observe({ type: 'layout-shift' });
      const api = startApi('hold');
      const { element } = place(700, '');
      element.scrollIntoView();
      await appears(element, '.skeleton');
      await new Promise(requestAnimationFrame);
      await api.release();
      await appears(element, '[role=combobox]');
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      observer.disconnect();
      expect(score).to.be.at.most(0.02);
    });
});
