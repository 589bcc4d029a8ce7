// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { addDrawer, appears, dialog, openDrawer } from '../support/drawer.js';
import { press } from '../support/keys.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

describe('the menu opens', () => {
  it('loads and renders nothing before', async () => {
    const { element, calls } = await addDrawer();
    expect(dialog(element)).to.equal(null);
    element.show();
    await appears(element, 'Shop by Department');
    expect(dialog(element)?.matches(':modal')).to.equal(true);
    expect(calls.filter(({ path }) => path === '/pc/indexCategory')).to.have.length(1);
    expect(calls.find(({ path }) => path === '/pc/indexCategory')?.query.get('is_page')).to.equal('0');
  });

  it('by its attribute', async () => {
    const { element } = await addDrawer({}, '<storefront-drawer open></storefront-drawer>');
    await appears(element, 'Shop by Department');
    element.removeAttribute('open');
    await until(() => dialog(element) === null);
  });

  it('when a page sends storefront-menu-open', async () => {
    const { element } = await addDrawer();
    document.body.dispatchEvent(new CustomEvent('storefront-menu-open', { bubbles: true }));
    await appears(element, 'Shop by Department');
    expect(element.open).to.equal(true);
  });

  it('a second time once the press has been painted', async () => {
    const { element } = await openDrawer();
    element.hide();
    await until(() => dialog(element) === null);
    element.show();
    expect(dialog(element), 'rendered in the task of the press').to.equal(null);
    await appears(element, 'Shop by Department');
    expect(dialog(element)?.matches(':modal')).to.equal(true);
  });

  it('a second time without a second request', async () => {
    const { element, calls } = await openDrawer();
    element.hide();
    await until(() => dialog(element) === null);
    element.show();
    await appears(element, 'Shop by Department');
    expect(calls.filter(({ path }) => path === '/pc/indexCategory')).to.have.length(1);
  });
});

describe('the menu closes', () => {
  for (const [how, close] of Object.entries<(element: Element) => unknown>({
    'by its button': (element) => element.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click(),
    'by Escape': () => press('Escape'),
  })) {
    it(`${how}, with one event`, async () => {
      const closed = prevented('storefront-close');
      const { element } = await openDrawer();
      await close(element);
      await until(() => dialog(element) === null);
      expect(closed).to.deep.equal([{}]);
      expect(element.open).to.equal(false);
    });
  }

  it('when it is removed from the page, which aborts its request', async () => {
    const { element } = await addDrawer({ '/pc/indexCategory': () => new Promise(() => {}) });
    element.show();
    await until(() => dialog(element));
    element.remove();
    await until(() => !element.shadowRoot?.querySelector('.base'));
    expect(getComputedStyle(document.documentElement).overflow).to.not.equal('hidden');
  });
});

describe('the size of the menu', () => {
  it('leaves room beside it, and is wide enough to read', async () => {
    const { element } = await openDrawer();
    await Promise.all(
      dialog(element)
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    );
    const box = dialog(element)?.getBoundingClientRect();
    const font = Number.parseFloat(getComputedStyle(dialog(element) ?? element).fontSize);
    // A fifth of a wide screen (spec section 9). The test window may be narrow or wide.
    const expected =
      innerWidth < 1024 ? Math.min(22 * font, innerWidth - 3 * font) : Math.max(innerWidth * 0.2, 16 * font);
    expect(box?.width).to.be.closeTo(expected, 2);
    expect(box?.height).to.be.closeTo(innerHeight, 1);
    expect(box?.left).to.be.closeTo(0, 1);
  });
});
