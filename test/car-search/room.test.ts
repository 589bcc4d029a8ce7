// engines: all
import { expect } from '@open-wc/testing';
import { appears, carSearches, inside, startApi } from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

const longest = 'Mercedes-Benz';

/** Adds a car search of a given width, and waits for its fields. */
async function place(width: number, attributes: string) {
  startApi();
  const around = addMarkup(`<storefront-car-search ${attributes}></storefront-car-search>`);
  around.style.width = `${width}px`;
  const [element] = carSearches(around);
  if (!element) throw new Error('it is in the markup');
  await appears(element, 'form [role=combobox]');
  return element;
}

/** Fractions of a pixel count: they are enough for an ellipsis. */
function isCut(element: HTMLElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.01;
}

describe('space for names', () => {
  for (const attributes of [
    '',
    'lang="fr"',
    'counts',
    'facets="price year body fuel"',
    'compact',
    'compact lang="fr"',
    'compact counts',
  ])
    it(`a long make is fully visible at any width: ${attributes || 'the hero'}`, async () => {
      for (const width of [360, 768, 1024, 1200, 1440]) {
        if (attributes.startsWith('facets') && width > 1000 && width < 1344) continue; // the names share the row
        const element = await place(width, `${attributes} make="tesla"`);
        const value = inside(element, '[part=make] .value');
        await until(() => value.textContent === 'Tesla');
        const [name] = value.children;
        if (name) name.textContent = longest;
        expect(isCut(value), `${width} px`).to.equal(false);
        element.remove();
      }
    });

  for (const [lang, label] of [
    ['en', 'All Makes'],
    ['fr', 'Toutes les marques'],
    ['ru', 'Все марки'],
    ['ar', 'كل الماركات'],
  ] as const)
    it(`“${label}” and the text for all models are fully visible`, async () => {
      for (const attributes of ['', 'counts'])
        for (const width of [360, 1024, 1440]) {
          const element = await place(width, `${attributes} lang="${lang}"`);
          const value = inside(element, '[part=make] .value');
          await until(() => value.textContent === label, value.textContent ?? '');
          // The button beside them is wider once the cars are counted.
          if (attributes) await until(() => /\d/.test(inside(element, '.primary').textContent ?? ''));
          for (const each of [value, inside(element, '[part=model] .value')])
            await until(() => !isCut(each), `${each.textContent} at ${width} px, ${attributes}`);
          element.remove();
        }
    });

  it('the × replaces the chevron', async () => {
    const element = await place(700, 'make="tesla"');
    const clear = inside(element, '[part=make] .clear').getBoundingClientRect();
    const chevron = inside(element, '[part=make] .combobox > svg:last-child').getBoundingClientRect();
    expect(chevron.left).to.be.at.least(clear.left);
    expect(chevron.right).to.be.at.most(clear.right);
  });

  it('a compact search has a maximum width in a wide column', async () => {
    const element = await place(1400, 'compact');
    expect(inside(element, '[part=panel]').offsetWidth).to.be.at.most(640);
  });

  for (const [width, rows] of [
    [320, 3],
    [639, 3],
    [640, 1],
    [1100, 1],
    [1400, 1],
  ] as const)
    it(`a compact search has ${rows === 1 ? 'one row' : 'a row for each field and the button'} in a column of ${width} px`, async () => {
      const element = await place(width, 'compact lang="fr"');
      await until(() => inside(element, 'button[type=submit]').textContent === 'Rechercher');
      const boxes = [...inside(element, 'form').children].map((each) => each.getBoundingClientRect());
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).to.equal(rows);
      for (const value of element.shadowRoot?.querySelectorAll<HTMLElement>('.value') ?? [])
        expect(isCut(value), value.textContent ?? '').to.equal(false);
      expect(inside(element, '[part=panel]').offsetHeight).to.equal(rows === 1 ? 90 : 226);
    });
});
