// engines: all
import '../../src/back-to-top/define.js';
import { expect, nextFrame } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import type { backToTop } from '../../src/back-to-top/back-to-top.definition.js';
import type { AttributeValues } from '../../src/element/definition.js';
import { configure } from '../../src/state/store.js';
import { appears, inside, startApi } from '../support/car-search.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

type BackToTopElement = HTMLElement & {
  -readonly [P in keyof AttributeValues<typeof backToTop>]: AttributeValues<typeof backToTop>[P];
};

const site = 'https://shop.example';

/** Adds the control to a page that is more than 5,000 px long. */
async function onLongPage(
  markup = '<storefront-back-to-top></storefront-back-to-top>',
): Promise<BackToTopElement> {
  startApi();
  configure({ site });
  const place = addMarkup(`<div style="block-size: 5000px"></div>${markup}`);
  const element = place.querySelector<BackToTopElement>('storefront-back-to-top');
  if (!element) throw new Error('The markup holds no control');
  await appears(element, 'button');
  return element;
}

const control = (element: Element): HTMLElement => inside(element, '[part=control]');
const isVisible = (element: Element): boolean => getComputedStyle(control(element)).visibility === 'visible';
const becomes = (element: Element, visible: boolean): Promise<void> =>
  until(() => isVisible(element) === visible, `visible: ${!visible}`);

/** Scrolls, and waits until the scroll event has fired, which happens in the next frame. */
async function scrollToward(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
}

afterEach(() => scrollToward(0));

describe('the back-to-top control', () => {
  it('is visible past 400 px, and not before', async () => {
    const element = await onLongPage();
    expect(isVisible(element)).to.equal(false);
    await scrollToward(400);
    expect(isVisible(element)).to.equal(false);
    await scrollToward(402);
    await becomes(element, true);
    await scrollToward(300);
    await becomes(element, false);
  });

  it('is visible at once on a page that is already scrolled', async () => {
    addMarkup('<div style="block-size: 5000px"></div>');
    await scrollToward(900);
    await becomes(await onLongPage(), true);
  });

  it('accepts another offset, and uses the default for an invalid one', async () => {
    const element = await onLongPage('<storefront-back-to-top offset="1000"></storefront-back-to-top>');
    await scrollToward(900);
    expect(isVisible(element)).to.equal(false);
    element.offset = 800;
    await becomes(element, true);
    element.offset = 1000;
    await becomes(element, false);
    element.removeAttribute('offset');
    await becomes(element, true);
    element.setAttribute('offset', 'far');
    expect(element.offset).to.equal(400);
  });

  it('stays in the corner of the window, on the side where lines end', async () => {
    for (const [lang, side] of [
      ['en', 'right'],
      ['ar', 'left'],
    ] as const) {
      const element = await onLongPage(
        `<storefront-back-to-top lang="${lang}" offset="0"></storefront-back-to-top>`,
      );
      await scrollToward(50);
      await becomes(element, true);
      const box = control(element).getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const distance = side === 'left' ? box.left : clientWidth - box.right;
      expect(distance, lang).to.be.within(8, 24);
      expect(clientHeight - box.bottom).to.be.within(8, 24);
      await scrollToward(0);
    }
  });

  it('scrolls smoothly to the top', async () => {
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await onLongPage();
    await scrollToward(2000);
    await becomes(element, true);
    inside(element, 'button').click();
    await until(() => window.scrollY === 0, 'not at the top');
    await becomes(element, false);
    expect(jumps).to.deep.equal([]);
  });

  it('stays while it has the keyboard focus', async () => {
    const element = await onLongPage();
    await scrollToward(1000);
    await becomes(element, true);
    inside(element, 'button').focus();
    await press('Enter');
    await until(() => window.scrollY === 0, 'not at the top');
    expect(element.shadowRoot?.activeElement === inside(element, 'button')).to.equal(true);
    expect(isVisible(element)).to.equal(true);
    inside(element, 'button').blur();
    await becomes(element, false);
  });

  it('cannot be pressed or focused while hidden, and does not block the page under it', async () => {
    const element = await onLongPage();
    const { clientWidth, clientHeight } = document.documentElement;
    expect(document.elementFromPoint(clientWidth - 40, clientHeight - 40) === element).to.equal(false);
    inside(element, 'button').focus();
    expect(Boolean(element.shadowRoot?.activeElement)).to.equal(false);
  });
});

describe('the link of the back-to-top control', () => {
  for (const [href, leads, path, query] of [
    [null, '/contact', '/contact', {}],
    ['/content/contactUs', '/content/contactUs', '/content/contactUs', {}],
    ['/contact?topic=cars#form', '/contact?topic=cars', '/contact', { topic: 'cars' }],
    ['/content/contactUs#form', '/content/contactUs', '/content/contactUs', {}],
    ['/contact?from=/a?b#form', '/contact?from=%2Fa%3Fb', '/contact', { from: '/a?b' }],
    ['//evil.example/x', '/evil.example/x', '/evil.example/x', {}],
    ['/\\evil.example/x', '/evil.example/x', '/evil.example/x', {}],
  ] as const) {
    itOnce(`navigates to ${leads} with the href ${href}`, async () => {
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await onLongPage();
      if (href !== null) element.href = href;
      await until(() => inside<HTMLAnchorElement>(element, 'a').href === site + leads);
      inside(element, 'a').click();
      expect(jumps).to.deep.equal([{ href: site + leads, path, query, target: '_self' }]);
    });
  }

  itOnce('may have an absolute URL', async () => {
    const element = await onLongPage(
      '<storefront-back-to-top href="https://chat.example/"></storefront-back-to-top>',
    );
    expect(inside<HTMLAnchorElement>(element, 'a').href).to.equal('https://chat.example/');
    configure({ partner: 'p1' });
    await until(() => inside<HTMLAnchorElement>(element, 'a').href === 'https://chat.example/?partner=p1');
    configure({ partner: null });
  });

  for (const href of ['', 'javascript:alert(1)', 'data:text/html,x']) {
    itOnce(`is left out with the href "${href}"`, async () => {
      const element = await onLongPage(`<storefront-back-to-top href="${href}"></storefront-back-to-top>`);
      expect(element.shadowRoot?.querySelector('a')).to.equal(null);
    });
  }
});

describe('the accessible name of the back-to-top control', () => {
  for (const [lang, names] of [
    ['en', ['Contact us', 'Back to top']],
    ['ru', ['Связаться с нами', 'Наверх']],
    ['ar', ['اتصل بنا', 'العودة إلى الأعلى']],
    ['fr', ['Nous contacter', 'Retour en haut']],
  ] as const) {
    itOnce(`is ${lang}, and axe finds no fault`, async () => {
      const element = await onLongPage();
      configure({ lang });
      await scrollToward(1000);
      await becomes(element, true);
      const pieces = () => [...control(element).children].map((each) => each.getAttribute('aria-label'));
      await until(() => pieces()[0] === names[0]);
      expect(pieces()).to.deep.equal(names);
      for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
      const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    });
  }
});
