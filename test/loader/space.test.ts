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
    expect(height('#compact')).to.be.within(100, height('storefront-car-search') - 1);
    expect(height('#small')).to.equal(height('#compact'));
  });

  it('is the size of the rendered widget', async () => {
    const page = await openPage(`${loader()}<storefront-car-search></storefront-car-search>`);
    const before = (await page.finds('storefront-car-search')).offsetHeight;
    const element = await page.ready();
    expect(Math.abs(element.offsetHeight - before)).to.be.at.most(1);
  });
});
