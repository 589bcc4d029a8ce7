// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { dismissGift } from '../../src/state/gifts.js';
import { cookies, local, session } from '../../src/state/storage.js';
import { fakeClock } from '../support/clock.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import {
  addPopup,
  button,
  dialog,
  giftCalls,
  isShown,
  openServer,
  type PopupElement,
  signIn,
} from './popup-page.js';

const DAY_MS = 86_400_000;

const pages: HTMLElement[] = [];
afterEach(() => {
  for (const each of pages.splice(0)) each.remove();
  scrollTo(0, 0);
});

function addToPage(markup: string): HTMLElement {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(markup));
  document.body.append(box);
  pages.push(box);
  return box;
}

/** Makes the page several screens high. */
const makeHigh = () => addToPage('<div style="block-size: 6000px"></div>');

/** Adds a popup, and waits until it only waits for its trigger. */
async function armed(attributes: string): Promise<PopupElement> {
  signIn();
  const calls = openServer();
  const element = addPopup(attributes);
  await until(() => giftCalls(calls).includes('autoExpire'), 'it has not decided');
  for (let frame = 0; frame < 5; frame++) await nextFrame();
  expect(element.open).to.equal(false);
  return element;
}

const leaveAt = (clientY: number) =>
  document.documentElement.dispatchEvent(
    new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget: null }),
  );

async function staysClosed(element: PopupElement): Promise<void> {
  for (let frame = 0; frame < 5; frame++) await nextFrame();
  expect(element.open).to.equal(false);
  expect(dialog(element)).to.equal(null);
}

const scrollTop = async (top: number) => {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await scrolled;
};

describe('the trigger of the popup', () => {
  it('"none" leaves it closed until the page opens it', async () => {
    const element = await armed('trigger="none"');
    await staysClosed(element);
    element.show();
    await isShown(element);
  });

  for (const [seconds, milliseconds] of [
    ['2', 2000],
    ['1.5', 1500],
    ['4.25', 4250],
  ] as const)
    it(`"delay:${seconds}" opens it after ${milliseconds} ms, and not before`, async () => {
      const clock = fakeClock();
      const element = await armed(`trigger="delay:${seconds}"`);
      await until(() => clock.running === 1, 'no timer runs');
      clock.tick(milliseconds - 1);
      await staysClosed(element);
      clock.tick(1);
      await isShown(element);
    });

  it('"delay:0" opens it immediately', async () => {
    signIn();
    openServer();
    await isShown(addPopup('trigger="delay:0"'));
  });

  it('"delay" that ends while somebody types opens it when they are done', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    const field = addToPage('<input>').querySelector('input');
    field?.focus();
    await until(() => clock.running === 1, 'no timer runs');
    clock.tick(2000);
    await staysClosed(element);
    field?.blur();
    await isShown(element);
  });

  it('"delay" that ends while a dialog is open opens it when that closes', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    const modal = addToPage('<dialog>Mine</dialog>').querySelector('dialog');
    modal?.showModal();
    await until(() => clock.running === 1, 'no timer runs');
    clock.tick(2000);
    await staysClosed(element);
    modal?.close();
    await isShown(element);
  });

  it('"delay" stops when the popup is removed', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    await until(() => clock.running === 1, 'no timer runs');
    element.remove();
    await until(() => clock.running === 0, 'a timer still runs');
    clock.tick(2000);
    await staysClosed(element);
  });

  it('"delay" that is changed starts again with the new one', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    await until(() => clock.running === 1, 'no timer runs');
    clock.tick(1900);
    element.setAttribute('trigger', 'delay:3');
    await until(() => clock.running === 1 && clock.next === 3000, 'the old timer still runs');
    clock.tick(2999);
    await staysClosed(element);
    clock.tick(1);
    await isShown(element);
  });

  it('"delay" opens nothing if the page opened the popup before and the shopper closed it', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    await until(() => clock.running === 1, 'no timer runs');
    element.show();
    await isShown(element);
    button(element, 'Close').click();
    await until(() => !dialog(element), 'it stays open');
    clock.tick(2000);
    await staysClosed(element);
  });

  it('that was changed from "delay" to "none" opens nothing', async () => {
    const clock = fakeClock();
    const element = await armed('trigger="delay:2"');
    await until(() => clock.running === 1, 'no timer runs');
    element.setAttribute('trigger', 'none');
    await until(() => clock.running === 0, 'the timer still runs');
    clock.tick(2000);
    await staysClosed(element);
  });

  it('"scroll" opens it once that part of the page was scrolled', async () => {
    makeHigh();
    const element = await armed('trigger="scroll:50"');
    const whole = document.documentElement.scrollHeight - innerHeight;
    await scrollTop(whole * 0.3);
    await staysClosed(element);
    await scrollTop(whole * 0.6);
    await isShown(element);
  });

  it('"exit" opens it when the pointer leaves at the top, and nowhere else', async () => {
    const element = await armed('trigger="exit"');
    leaveAt(300);
    await staysClosed(element);
    leaveAt(-1);
    await isShown(element);
  });

  it('"exit" opens it after a fast flick up, but not when a script scrolls', async () => {
    makeHigh();
    const element = await armed('trigger="exit"');
    await scrollTop(4000);
    await scrollTop(100);
    await staysClosed(element);
    await scrollTop(4000);
    document.documentElement.dispatchEvent(new Event('touchmove', { bubbles: true }));
    await scrollTop(4000 - innerHeight * 0.4);
    await scrollTop(4000 - innerHeight * 0.9);
    await isShown(element);
  });

  it('"exit" never opens it over a dialog, or while somebody types', async () => {
    const element = await armed('trigger="exit"');
    const modal = addToPage('<dialog>Mine</dialog>').querySelector('dialog');
    modal?.showModal();
    leaveAt(-1);
    await staysClosed(element);
    modal?.close();
    await staysClosed(element);
    const field = addToPage('<input>').querySelector('input');
    field?.focus();
    leaveAt(-1);
    await staysClosed(element);
    field?.blur();
    await staysClosed(element);
    leaveAt(-1);
    await isShown(element);
  });

  it('"scroll" waits until the dialog above the page is closed', async () => {
    makeHigh();
    const element = await armed('trigger="scroll:10"');
    const root = addToPage('').attachShadow({ mode: 'open' });
    root.append(document.createRange().createContextualFragment('<dialog>Mine</dialog>'));
    const inner = root.querySelector('dialog');
    inner?.show();
    await scrollTop(3000);
    await staysClosed(element);
    inner?.close();
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await isShown(element);
  });

  it('opens only at the page’s request if the shopper prefers reduced data', async () => {
    const real = Object.getOwnPropertyDescriptor(navigator, 'connection');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      const element = await armed('trigger="exit"');
      leaveAt(-1);
      await staysClosed(element);
      element.show();
      await isShown(element);
    } finally {
      if (real) Object.defineProperty(navigator, 'connection', real);
      else Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('is sent in the promotion’s view event', async () => {
    const tracked = recordEvents('storefront-track');
    const element = await armed('trigger="exit"');
    leaveAt(-1);
    await isShown(element);
    await until(() => tracked.length, 'it is tracked');
    expect(JSON.stringify(tracked)).to.include('"trigger":"exit"');
  });

  it('that changes applies from then on', async () => {
    const element = await armed('trigger="delay:9999"');
    element.setAttribute('trigger', 'load');
    await isShown(element);
  });

  for (const [attribute, text, fallback] of [
    ['trigger', 'soon', 'load'],
    ['trigger', 'delay:', 'load'],
    ['trigger', 'delay:-1', 'load'],
    ['trigger', 'delay:5s', 'load'],
    ['trigger', 'delay:100000', 'load'],
    ['trigger', 'scroll:101', 'load'],
    ['frequency', '0d', '2d'],
    ['frequency', 'never', '2d'],
  ] as const)
    it(`warns about ${attribute}="${text}", and becomes ${fallback}`, async () => {
      const warnings: string[] = [];
      const { warn } = console;
      console.warn = (...texts: unknown[]) => void warnings.push(texts.join(' '));
      try {
        const element = addPopup(`${attribute}="${text}"`);
        await until(() => warnings.length, 'it warns');
        expect(Reflect.get(element, attribute)).to.equal(fallback);
        expect(warnings.join()).to.include(`${attribute}="${text}" is not`);
      } finally {
        console.warn = warn;
      }
    });
});

describe('the frequency of the popup', () => {
  const closedAgo = (days: number) => {
    session.write('prizeShown', null);
    local.write('centerDialogVisibletime', String(Date.now() - days * DAY_MS));
  };
  for (const [frequency, name, close, opens] of [
    ['session', 'in this tab', dismissGift, false],
    ['session', 'yesterday', () => closedAgo(1), true],
    ['always', 'in this tab', dismissGift, true],
    ['1d', 'half a day ago', () => closedAgo(0.5), false],
    ['1d', 'a day and a half ago', () => closedAgo(1.5), true],
    ['7d', 'six days ago', () => closedAgo(6), false],
    ['7d', 'eight days ago', () => closedAgo(8), true],
    ['2d', 'a day ago', () => closedAgo(1), false],
    ['2d', 'three days ago', () => closedAgo(3), true],
  ] as const)
    it(`${frequency} ${opens ? 'opens' : 'does not open'} one that was closed ${name}`, async () => {
      close();
      // The cookie is of the standard frequency alone: it is there for two days.
      if (frequency !== '2d') cookies.write('prizeShown', '1');
      signIn();
      const calls = openServer();
      const element = addPopup(`frequency="${frequency}"`);
      if (opens) return isShown(element);
      await until(() => giftCalls(calls).includes('autoExpire'), 'it has not decided');
      await staysClosed(element);
    });
});
