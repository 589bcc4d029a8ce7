// engines: all
import { expect } from '@open-wc/testing';
import { closePages, loader, openPage } from './page.js';

describe('the space for a widget that has not loaded yet', () => {
  afterEach(closePages);

  it('is reserved, so that the page doesn’t shift', async () => {
    // Only the loader arrives, and no other file of the bundle.
    const page = await openPage(
      `${loader('/flaky/space/c*99/storefront.js')}<storefront-car-search></storefront-car-search>
       <storefront-car-search id="compact" compact></storefront-car-search>
       <div id="div" data-storefront="car-search"></div><div id="small" data-storefront="car-search" data-compact></div>`,
    );
    const height = (selector: string) =>
      page.document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    await page.finds('storefront-car-search:not(:defined)');
    expect(height('storefront-car-search')).to.be.at.least(300);
    expect(height('#div')).to.equal(height('storefront-car-search'));
    expect(height('#compact')).to.be.within(90, height('storefront-car-search') - 1);
    expect(height('#small')).to.equal(height('#compact'));
  });

  for (const [width, height] of [
    [320, 226],
    [639, 226],
    [640, 90],
    [900, 90],
  ] as const)
    it(`follows the column of a compact search: ${width} px`, async () => {
      const sized = (content: string) => `<div style="inline-size: ${width}px">${content}</div>`;
      const pending = await openPage(
        loader(`/flaky/column${width}/c*99/storefront.js`) +
          sized('<storefront-car-search compact></storefront-car-search>') +
          sized('<div id="div" data-storefront="car-search" data-compact></div>'),
      );
      const element = await pending.finds('storefront-car-search:not(:defined)');
      expect(element.offsetHeight).to.equal(height);
      expect(pending.document.querySelector<HTMLElement>('#div')?.offsetHeight).to.equal(height);
      const page = await openPage(
        loader() + sized('<storefront-car-search compact></storefront-car-search>'),
      );
      expect((await page.ready()).offsetHeight).to.equal(height);
    });

  it('is the size of the rendered widget', async () => {
    const page = await openPage(`${loader()}<storefront-car-search></storefront-car-search>`);
    const before = (await page.finds('storefront-car-search')).offsetHeight;
    const element = await page.ready();
    expect(Math.abs(element.offsetHeight - before)).to.be.at.most(1);
  });
});
