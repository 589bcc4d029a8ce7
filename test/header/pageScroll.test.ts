// engines: all
import '../../src/back-to-top/define.js';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { convert } from '../../src/loader/convert.js';
import { startApi } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { readyHeader, box as searchBox } from '../support/header.js';
import { press } from '../support/keys.js';
import { mouse } from '../support/mouse.js';
import { until } from '../support/until.js';

/** How a page scrolls: its styles, the markup around what it shows (`*`), and the box that scrolls. */
const pages = {
  'the window': { css: '', around: '*', find: () => document.scrollingElement },
  'the body': {
    css: 'html { block-size: 100%; overflow: hidden } body { block-size: 100%; overflow: auto; margin: 0 }',
    around: '*',
    find: () => document.body,
  },
  'a box around everything': {
    css: '',
    around: '<main style="block-size: 90vh; overflow: auto">*</main>',
    find: () => document.querySelector('main'),
  },
} as const;

const headers = {
  tag: '<storefront-header></storefront-header>',
  div: '<div data-storefront="header"><storefront-header></storefront-header></div>',
} as const;

const sheet = document.createElement('style');
afterEach(() => {
  sheet.remove();
  window.scrollTo(0, 0);
});

const buttons = Array.from(
  { length: 60 },
  (_, number) =>
    `<p style="margin: 0 0 20px"><button id="button-${number}">Button ${number}</button> <a href="#button-5" tabindex="-1">To 5</a></p>`,
).join('');

/** Adds a page that scrolls in some way, with a header and a back-to-top control. */
async function open(page: keyof typeof pages, header: keyof typeof headers) {
  const { css, around, find } = pages[page];
  startApi();
  sheet.textContent = css;
  document.head.append(sheet);
  const { element } = await readyHeader(
    around.replace('*', `${headers[header]}${buttons}<storefront-back-to-top></storefront-back-to-top>`),
  );
  if (header === 'div' && element.parentElement) convert(element.parentElement, 'storefront-header');
  const scroller = find();
  if (!scroller) throw new Error('it is in the markup');
  // The page of the tests is above the rest.
  document.body.prepend(element.closest('body > *') ?? element);
  const control = () =>
    document.querySelector('storefront-back-to-top')?.shadowRoot?.querySelector('.control');
  await until(control, 'no control');
  return { element, scroller, control };
}

/** Moves the focus to what is before it. WebKit's driver can't hold keys down. */
async function pressShiftTab(before: HTMLElement | undefined): Promise<void> {
  if (engine === 'webkit') {
    before?.focus({ focusVisible: true });
    return;
  }
  await sendKeys({ down: 'Shift' });
  await press('Tab');
  await sendKeys({ up: 'Shift' });
}

async function click(element: HTMLElement): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await mouse.moveTo(x + width / 2, y + height / 2);
  await mouse.press();
  await mouse.release();
  await mouse.reset();
}

const scrollTo = (scroller: Element, top: number) => scroller.scrollTo({ top, behavior: 'instant' });
const isFaded = (element: Element) => Boolean(element.shadowRoot?.querySelector('.faded'));
const nextPaint = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));

for (const page of Object.keys(pages) as (keyof typeof pages)[])
  for (const header of Object.keys(headers) as (keyof typeof headers)[])
    describe(`a page in which ${page} scrolls, with a header in a ${header}`, () => {
      it('keeps the header at the top, and hides it while a shopper scrolls down', async () => {
        const { element, scroller } = await open(page, header);
        const top = () =>
          element.getBoundingClientRect().top - Math.max(0, scroller.getBoundingClientRect().top);
        scrollTo(scroller, 100);
        await nextPaint();
        expect(top()).to.be.within(-1, 10);
        scrollTo(scroller, 600);
        await until(() => isFaded(element), 'it stays');
        scrollTo(scroller, 500);
        await until(() => !isFaded(element), 'it does not come back');
        expect(top()).to.be.within(-1, 10);
      });

      it('shows the back-to-top control, which scrolls to the top', async () => {
        const { scroller, control } = await open(page, header);
        scrollTo(scroller, 900);
        await until(() => control()?.matches('.shown'), 'no control');
        control()?.querySelector<HTMLElement>('button')?.click();
        await until(() => scroller.scrollTop === 0, 'not at the top');
        await until(() => !control()?.matches('.shown'), 'it stays');
      });

      it('doesn’t cover the targets of Shift+Tab and anchors', async () => {
        const { element, scroller } = await open(page, header);
        scrollTo(scroller, 700);
        await until(() => isFaded(element), 'it stays');
        scrollTo(scroller, 650);
        await until(() => !isFaded(element), 'it does not come back');
        const bottom = element.getBoundingClientRect().bottom;
        const all = [...document.querySelectorAll<HTMLElement>('button[id]')];
        const first = all.findIndex((link) => link.getBoundingClientRect().top > bottom + 30);
        all[first]?.focus({ preventScroll: true });
        for (let step = 1; step < 6; step++) {
          await pressShiftTab(all[first - step]);
          expect(document.activeElement === all[first - step], `step ${step}`).to.equal(true);
          await until(() => {
            const { top } = (document.activeElement ?? element).getBoundingClientRect();
            return top >= element.getBoundingClientRect().bottom;
          }, `step ${step} is under the header`);
        }
        // biome-ignore lint/style/noNonNullAssertion: there are sixty
        const target = all[5]!;
        target.scrollIntoView();
        await nextPaint();
        expect(target.getBoundingClientRect().top).to.be.at.least(element.getBoundingClientRect().bottom - 1);
      });

      it('doesn’t cover the target of a clicked anchor', async () => {
        const { element, scroller } = await open(page, header);
        scrollTo(scroller, 700);
        await until(() => isFaded(element), 'it stays');
        scrollTo(scroller, 650);
        await until(() => !isFaded(element), 'it does not come back');
        const link = [...document.querySelectorAll<HTMLElement>('a[href="#button-5"]')].find(
          (each) => each.getBoundingClientRect().top > element.getBoundingClientRect().bottom + 30,
        );
        await click(link ?? expect.fail('no link in view'));
        await until(() => location.hash === '#button-5', 'not clicked');
        history.replaceState(null, '', location.pathname + location.search);
        await nextPaint();
        const target = document.querySelector('#button-5')?.getBoundingClientRect();
        const { bottom } = element.getBoundingClientRect();
        expect(target?.top).to.be.within(bottom - 1, bottom + 60);
        // Tab goes on from the target.
        await press('Tab');
        const focused = document.activeElement?.getBoundingClientRect();
        expect(focused?.top).to.be.at.least(element.getBoundingClientRect().bottom - 1);
      });

      it('stays where it is when something in the header gets the focus', async () => {
        const { element, scroller } = await open(page, header);
        scrollTo(scroller, 140);
        await nextPaint();
        const before = scroller.scrollTop;
        searchBox(element)?.focus();
        await nextPaint();
        expect(scroller.scrollTop).to.equal(before);
      });
    });

describe('the padding that a page reserves for the header', () => {
  const padding = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;

  it('is the page’s own, if it has one', async () => {
    sheet.textContent = 'html { scroll-padding-block-start: 7px }';
    document.head.append(sheet);
    await readyHeader();
    await nextPaint();
    expect(padding()).to.equal('7px');
  });

  it('disappears with the header', async () => {
    const { element } = await readyHeader();
    await until(() => Number.parseFloat(padding()) >= element.offsetHeight, 'no padding');
    element.remove();
    await until(() => padding() === 'auto', 'it stays');
  });

  it('is zero for a header that scrolls away', async () => {
    await readyHeader('<storefront-header style="position: static"></storefront-header>');
    await nextPaint();
    expect(padding()).to.equal('auto');
  });
});
