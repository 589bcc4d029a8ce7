// engines: all
import { expect } from '@open-wc/testing';
import { box, type HeaderElement, readyHeader } from '../support/header.js';
import { until } from '../support/until.js';

describe('the header of a long page', () => {
  let element: HeaderElement;
  let tall: HTMLElement;
  beforeEach(async () => {
    tall = document.createElement('div');
    tall.style.height = '5000px';
    ({ element } = await readyHeader());
    document.body.append(tall);
    document.body.prepend(element.parentElement ?? element);
  });
  afterEach(() => {
    tall.remove();
    window.scrollTo(0, 0);
  });

  const isFaded = () => Boolean(element.shadowRoot?.querySelector('.faded'));
  const scrollTo = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

  /**
   * Scrolls down until the header hides. It notes where the page is in a frame of its own, and a scroll that ends in that
   * frame counts as where the page began. Browsers fire no event for one that ends where the last one did.
   */
  const scrollDown = () =>
    until(() => {
      if (!isFaded()) scrollTo(window.scrollY + 200);
      return isFaded();
    });

  it('hides when the page is scrolled down past 150 px, and returns when it is scrolled up', async () => {
    await scrollDown();
    scrollTo(window.scrollY - 100);
    await until(() => !isFaded());
    scrollTo(window.scrollY + 200);
    await until(isFaded);
    scrollTo(0);
    await until(() => !isFaded());
  });

  it('stays up to 150 px', async () => {
    scrollTo(150);
    await until(() => window.scrollY === 150);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(isFaded()).to.equal(false);
    scrollTo(152);
    await until(isFaded);
  });

  it('stays while something in it has the focus', async () => {
    box(element)?.focus({ preventScroll: true });
    scrollTo(900);
    await until(() => window.scrollY === 900);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(isFaded()).to.equal(false);
  });

  it('returns when something in it gets the focus', async () => {
    await scrollDown();
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    await until(() => !isFaded());
  });

  it('keeps a focus that arrives while it is fading out', async () => {
    const header = element.shadowRoot?.querySelector('header');
    const link = element.shadowRoot?.querySelector<HTMLElement>('[part=link]');
    link?.focus({ preventScroll: true });
    // The state between the focus and the next render, once the transition has ended.
    header?.classList.add('faded');
    await Promise.all(header?.getAnimations().map(({ finished }) => finished) ?? []);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(element.shadowRoot?.activeElement === link).to.equal(true);
    expect(header?.checkVisibility({ visibilityProperty: true, opacityProperty: true })).to.equal(true);
  });
});
