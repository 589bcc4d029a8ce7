// engines: all
import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import {
  appears,
  type CarSearchElement,
  carSearches,
  inside,
  makeField,
  openList,
} from '../support/car-search.js';
import { type } from '../support/keys.js';
import { isItsTurn, itOnce, runsAll } from '../support/once.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { chipsOf, startFacets } from '../support/wide-search.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const all = 'counts facets="price year body fuel"';

async function addIn(width: number, attributes: string): Promise<CarSearchElement> {
  startFacets();
  localStorage.setItem('recentCars', JSON.stringify([{ make: 'tesla', model: 'model-s', yearMin: 2020 }]));
  const place = addMarkup(`<storefront-car-search ${attributes}></storefront-car-search>`);
  place.style.width = `${width}px`;
  const [element] = carSearches(place);
  if (!element) throw new Error('it is in the markup');
  await appears(element, '.chip');
  await until(
    () => element.shadowRoot?.querySelectorAll('[role=group]').length === 2,
    'not both rows of chips',
  );
  return element;
}

/** Each state, and the function that brings the widget into it. */
const states: Readonly<Record<string, () => Promise<CarSearchElement>>> = {
  'all fields': () => addIn(800, all),
  async 'compact in the dark, a long list open'() {
    const element = await addIn(320, `compact ${all} style="color-scheme: dark; background: #000"`);
    await openList(element, inside(element, '[part=year] [role=combobox]'));
    return element;
  },
  async 'counts in an open list'() {
    const element = await addIn(800, `${all} make="byd"`);
    await openList(element, makeField(element));
    return element;
  },
  async 'free text with its list'() {
    const element = await addIn(800, `free-text ${all}`);
    (await appears(element, '[part=input]')).focus();
    await type('seal 2020');
    await appears(element, 'mark');
    return element;
  },
  async 'free text that is not understood'() {
    const element = await addIn(800, `free-text ${all}`);
    (await appears(element, '[part=input]')).focus();
    await type('qqq');
    element.submit();
    await appears(element, '.problem');
    return element;
  },
};

describe('the wide search, checked by axe', () => {
  for (const [language, lang] of (['en', 'ar'] as const).entries())
    for (const [state, make] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      itOnce(`finds no fault: ${state}, ${lang}`, async () => {
        configure({ lang });
        const element = await make();
        await until(() => inside(element, '[part=base]').lang === lang);
        for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
        const { violations } = await axe.run(element, {
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).to.deep.equal([]);
      });
});

describe('the wide search in narrow places', () => {
  for (const attributes of [all, `${all} compact`, `${all} free-text`, 'free-text counts'])
    for (const lang of runsAll ? ['en', 'ar', 'ru', 'fr'] : ['ar', 'ru'])
      it(`everything fits in 320 px: ${attributes}, ${lang}`, async () => {
        const element = await addIn(320, `${attributes} lang="${lang}"`);
        await until(() => element.shadowRoot?.querySelector('.none'));
        const box = element.getBoundingClientRect();
        const wider = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=base] *') ?? [])]
          .filter((each) => !each.closest('.unseen, [popover], svg, .row > *, .value > bdi'))
          .filter((each) => {
            const { left, right, width } = each.getBoundingClientRect();
            return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5);
          });
        expect(wider.map(({ className, localName }) => `${localName}.${className}`)).to.deep.equal([]);
        expect(element.scrollWidth).to.equal(320);
        for (const target of element.shadowRoot?.querySelectorAll('button, [role=combobox]') ?? [])
          expect(target.getBoundingClientRect().height, target.outerHTML.slice(0, 80)).to.be.at.least(24);
      });

  it('a chip that gets the keyboard focus is in view', async () => {
    const element = await addIn(320, all);
    const chip = chipsOf(element, 'Popular makes').at(-1);
    chip?.focus();
    const seen = () => {
      const { right = 0, left = 0 } = chip?.getBoundingClientRect() ?? {};
      const row = chip?.parentElement?.getBoundingClientRect();
      return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
    };
    await until(seen, 'it is cut off');
  });

  it('a model’s name keeps its word order in Arabic text', async () => {
    const element = await addIn(320, `${all} lang="ar" make="tesla" model="model-3"`);
    const value = inside(element, '[part=model] .value');
    await until(() => value.textContent === 'Model 3');
    const range = document.createRange();
    const text = value.querySelector('bdi')?.firstChild;
    if (!text) throw new Error('it has a text');
    const leftOf = (letter: number) => {
      range.setStart(text, letter);
      range.setEnd(text, letter + 1);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf(0)).to.be.lessThan(leftOf(6));
  });
});
