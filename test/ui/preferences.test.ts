import '../../src/back-to-top/define.js';
import '../../src/footer/define.js';
import '../../src/header/define.js';
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { appears, inside, startApi } from '../support/car-search.js';
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
  describe('the visitor’s text size', () => {
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
}
