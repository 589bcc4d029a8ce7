// engines: all
import { expect } from '@open-wc/testing';
import { appears, carSearches, inside, startApi } from '../support/car-search.js';
import { details } from '../support/events.js';
import { press, type } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { startFacets } from '../support/wide-search.js';

/** Adds a car search of a given width. */
function place(width: number, attributes: string) {
  const around = addMarkup(`<storefront-car-search ${attributes}></storefront-car-search>`);
  around.style.width = `${width}px`;
  const [element] = carSearches(around);
  if (!element) throw new Error('it is in the markup');
  return element;
}

/** Returns the boxes of what is in the form, or of its shapes, relative to the panel. */
const boxesOf = (element: Element, selector: string): string[] => {
  const panel = inside(element, '[part=panel]').getBoundingClientRect();
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 1)
    .map(({ left, top, width, height }) =>
      [left - panel.left, top - panel.top, width, height].map(Math.round).join(' '),
    );
};

const widths = [360, 700, 1100, 1440];
const setups = ['counts', 'free-text', 'facets="price year body fuel"', 'counts free-text facets="year"'];

describe('the wide search until the makes have loaded', () => {
  for (const setup of setups)
    for (const attributes of [setup, `compact ${setup}`])
      itOnce(`${attributes}: the placeholders are where the fields will be`, async () => {
        for (const width of widths) {
          const api = startApi('hold');
          const element = place(width, attributes);
          await appears(element, '.skeleton');
          const shapes = boxesOf(element, '.waiting .fields > *');
          api.become('ok');
          await api.release();
          startFacets();
          element.remove();
          const there = place(width, attributes);
          await appears(there, 'form [role=combobox]');
          await until(
            () => boxesOf(there, 'form > *').length === shapes.length,
            `${width} px: as many fields`,
          );
          expect(boxesOf(there, 'form > *'), `${width} px`).to.deep.equal(shapes);
          there.remove();
        }
      });

  for (const attributes of ['counts', 'counts free-text', 'compact counts', 'compact free-text'])
    itOnce(`${attributes}: no row has a gap, and nothing is below the fields`, async () => {
      for (const width of [320, 500, ...widths]) {
        startFacets();
        const element = place(width, attributes);
        await appears(element, 'form [role=combobox]');
        const form = inside(element, 'form').getBoundingClientRect();
        const rows = new Map<number, number>();
        let bottom = 0;
        for (const each of inside(element, 'form').children) {
          const { top, right, height } = each.getBoundingClientRect();
          if (height < 2) continue;
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
          bottom = Math.max(bottom, top + height);
        }
        for (const right of rows.values()) expect(form.right - right, `${width} px`).to.be.below(1);
        if (attributes.includes('compact')) expect(form.bottom - bottom, `${width} px`).to.be.below(1);
        element.remove();
      }
    });
});

describe('a failed search', () => {
  it('leaves the button and the × of free-text in place beside the box', async () => {
    startFacets();
    const element = place(700, 'free-text');
    const box = await appears<HTMLInputElement>(element, '[part=input]');
    box.focus();
    await type('qqq');
    const measure = () =>
      ['button[type=submit]', '.clear'].map((selector) => {
        const { top, height } = inside(element, selector).getBoundingClientRect();
        return `${top - inside(element, '.combobox.editable').getBoundingClientRect().top} ${height}`;
      });
    const before = measure();
    await press('Enter');
    await appears(element, '.problem');
    expect(measure()).to.deep.equal(before);
  });
});

describe('the hero without the makes', () => {
  it('reserves the heading’s space and shows a picture while they load and after they failed', async () => {
    startApi('hold');
    const waiting = place(1100, '');
    await appears(waiting, '.awaited');
    expect(inside(waiting, '.drawing').getBoundingClientRect().width).to.be.greaterThan(200);
    waiting.remove();
    startApi('http-503');
    const failed = place(1100, '');
    await appears(failed, '.failed button');
    expect(inside(failed, '[part=heading]').textContent).to.equal('Car search');
    expect(inside(failed, '.drawing').getBoundingClientRect().width).to.be.greaterThan(200);
  });

  for (const attributes of ['', 'counts', 'free-text', 'counts facets="price year body fuel"'])
    for (const width of [320, 700])
      itOnce(
        `compact ${attributes}: what is shown after a failure is close together at ${width} px`,
        async () => {
          startApi('http-503');
          const element = place(width, `compact ${attributes}`);
          await appears(element, '.failed > button');
          if (attributes === 'free-text') {
            const form = await appears(element, '.failed > form');
            const rest =
              inside(element, '.failed').getBoundingClientRect().width - form.getBoundingClientRect().width;
            expect(rest, 'the field fills the panel').to.be.below(1);
          }
          const [text, button] = ['.failed > p', '.failed > button'].map((selector) =>
            inside(element, selector).getBoundingClientRect(),
          );
          expect((button?.top ?? 0) - (text?.bottom ?? 0)).to.be.below(20);
        },
      );

  it('free-text still searches for the typed text', async () => {
    startApi('http-503');
    const searches = details('storefront-search');
    const jumps = details('storefront-navigate', { prevent: true });
    const element = place(700, 'free-text');
    const box = await appears<HTMLInputElement>(element, '.failed [part=input]');
    box.focus();
    await type(' corolla 2018 ');
    await press('Enter');
    await until(() => jumps.length);
    expect(searches).to.have.length(1);
    expect(searches[0]).to.deep.include({ kind: 'cars', make: null, model: null, term: 'corolla 2018' });
    expect(jumps[0]).to.deep.include({ path: '/categories', query: { goods_name: 'corolla 2018' } });
  });
});
