// engines: all
// over: component
import { expect } from '@open-wc/testing';
import '../../src/account-menu/define.js';
import '../../src/car-search/define.js';
import '../../src/footer/define.js';
import '../../src/header/define.js';
import '../../src/language/define.js';
import '../../src/prize-wheel/define.js';
import '../../src/sign-in/define.js';
import { configure } from '../../src/state/store.js';
import { addAs, forms } from '../support/forms.js';
import { until } from '../support/until.js';

/** Every widget that takes up space in the page: its name, its attributes, and what it contains once it's rendered. */
const widgets = [
  ['account-menu', '', '[part=name]'],
  ['car-search', '', '[role=combobox]'],
  ['car-search', 'compact', '[role=combobox]'],
  ['car-search', 'counts facets free-text', '.wide'],
  ['footer', '', '[part=legal]'],
  ['header', '', '[part=cart]'],
  ['language', '', 'select'],
  ['prize-wheel', '', '[part=wheel]'],
  ['sign-in', 'page', '[part=page]'],
] as const;

/** Boxes whose own width follows from what they contain, or is narrow. `*` is the widget. */
const boxes: Readonly<Record<string, string>> = {
  'a block': '<div class="tried">*</div>',
  'a flex row': '<div class="tried" style="display: flex">*</div>',
  'a flex row beside text': '<div class="tried" style="display: flex; gap: 8px"><p>Some words</p>*</div>',
  'a flex column that centers':
    '<div class="tried" style="display: flex; flex-flow: column; align-items: center">*</div>',
  'an element in a flex row': '<div class="tried" style="display: flex"><section>*</section></div>',
  'an inline flex row': '<div class="tried" style="display: inline-flex">*</div>',
  'an inline block': '<div class="tried" style="display: inline-block">*</div>',
  'a float': '<div style="overflow: auto"><div class="tried" style="float: inline-start">*</div></div>',
  'automatic columns':
    '<div class="tried" style="display: grid; grid-template-columns: auto auto"><p>Some words</p>*</div>',
  'a centering grid': '<div class="tried" style="display: grid; place-items: center">*</div>',
  'fit-content': '<div class="tried" style="inline-size: fit-content">*</div>',
  'an absolute position':
    '<div style="position: relative; min-block-size: 900px"><div class="tried" style="position: absolute">*</div></div>',
  'a table': '<table><tr><td class="tried">*</td></tr></table>',
  'a narrow column': '<div class="tried" style="inline-size: 260px">*</div>',
};

/** What a shopper can use. Small controls, such as the language choice, take what they need. */
const usable = (name: string): number => (name === 'language' || name === 'account-menu' ? 40 : 180);

describe('a widget in a box of any kind', () => {
  for (const [box, around] of Object.entries(boxes))
    for (const form of forms)
      it(`is usable in ${box}, as a ${form}, and stays within it`, async () => {
        configure({ api: '/fake-api/whole/boxes' });
        const failures: string[] = [];
        for (const [name, attributes, selector] of widgets)
          for (const width of [1200, 374]) {
            const { page, element, laidOut } = addAs(
              form,
              name,
              attributes,
              `<div style="inline-size: ${width}px">${around}</div>`,
            );
            const tried = page.querySelector('.tried');
            if (!tried) throw new Error('it is in the markup');
            await until(() => element.shadowRoot?.querySelector(selector), `no ${selector} in ${name}`);
            const what = `${name} ${attributes} at ${width} px`;
            const inside = Math.round(laidOut().getBoundingClientRect().width);
            if (inside < usable(name)) failures.push(`${what}: ${inside} px wide`);
            for (const each of [tried, page.firstElementChild])
              if (each && each.scrollWidth > each.clientWidth)
                failures.push(`${what}: ${each.scrollWidth} px in ${each.clientWidth}`);
            page.remove();
          }
        expect(failures).to.deep.equal([]);
      });
});
