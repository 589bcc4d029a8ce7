import '../../src/back-to-top/define.js';
import '../../src/footer/define.js';
import '../../src/header/define.js';
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { addCarSearch, appears, inside, makeField, openList, startApi } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

const emulate = (values: Readonly<Record<string, string>>) => executeServerCommand('emulate', values);

/** Widgets in the page, and a selector for each that matches once it's rendered. */
const widgets = [
  ['back-to-top', '[part=button]'],
  ['car-search', '[role=combobox]'],
  ['footer', '[part=legal]'],
  ['header', '[part=cart]'],
] as const;

async function add(name: string, selector: string): Promise<HTMLElement> {
  startApi();
  const element = addMarkup(`<storefront-${name}></storefront-${name}>`).querySelector<HTMLElement>(
    `storefront-${name}`,
  );
  if (!element) throw new Error('it is in the markup');
  await appears(element, selector);
  return element;
}

// The other engines' drivers can't emulate user preferences.
if (engine === 'chromium') {
  describe('the size of text that a visitor has set', () => {
    const root = document.documentElement;
    afterEach(async () => {
      root.style.fontSize = '';
      await emulate({});
    });

    for (const [name, selector] of widgets)
      it(`is the size in the ${name}, whatever the page’s root has`, async () => {
        const element = await add(name, selector);
        const size = () => getComputedStyle(inside(element, '.base')).fontSize;
        expect(size()).to.equal('16px');
        await emulate({ 'text-size': '24' });
        await until(() => size() === '24px', 'it stays');
        root.style.fontSize = '62.5%';
        expect(size()).to.equal('24px');
        expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      });
  });

  describe('a printed page', () => {
    afterEach(() => emulate({}));

    it('has no floating control and no list on it, and its header does not stick', async () => {
      const control = inside(await add('back-to-top', '[part=button]'), '.base');
      const header = await add('header', '[part=cart]');
      const search = addCarSearch();
      await appears(search, '[role=combobox]');
      await openList(search, makeField(search));
      const list = inside(search, '[part=list]');
      expect(list.checkVisibility()).to.equal(true);
      await emulate({ media: 'print' });
      await until(() => matchMedia('print').matches, 'not printed');
      expect(control.checkVisibility()).to.equal(false);
      expect(list.checkVisibility()).to.equal(false);
      expect(getComputedStyle(header).position).to.equal('static');
    });
  });
}
