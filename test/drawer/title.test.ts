// engines: all
import { expect } from '@open-wc/testing';
import { closePages, loader, openPage } from '../loader/page.js';
import { inside } from '../support/car-search.js';
import { until } from '../support/until.js';

describe('the title of the menu', () => {
  afterEach(closePages);

  for (const dir of ['ltr', 'rtl'] as const)
    for (const width of [1280, 390])
      it(`begins, and the icon to close it ends, where the entries do: ${dir}, ${width} px`, async () => {
        const page = await openPage(`${loader()}<storefront-drawer dir="${dir}" open></storefront-drawer>`);
        const frame = page.window.frameElement as HTMLElement; // an iframe
        frame.style.inlineSize = `${width}px`;
        const element = await page.finds('storefront-drawer');
        const edges = (selector: string) => {
          const { left, right } = inside(element, selector).getBoundingClientRect();
          return dir === 'ltr' ? { start: left, end: right } : { start: -right, end: -left };
        };
        await until(() => element.shadowRoot?.querySelector('.section .entry'), 'no entries');
        const { start } = edges('.section .entry > span');
        expect(edges('.dialog-title').start).to.be.closeTo(start, 0.5);
        expect(edges('.greeting > svg').start).to.be.closeTo(start, 0.5);
        const { paddingInlineEnd } = getComputedStyle(inside(element, '.section .entry'));
        const end = edges('.section .entry').end - Number.parseFloat(paddingInlineEnd);
        expect(edges('[part=close] > svg').end).to.be.closeTo(end, 0.5);
      });
});
