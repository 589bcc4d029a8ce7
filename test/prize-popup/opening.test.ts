// engines: all
// over: preact
import { expect } from '@open-wc/testing';
import { cookies, local, session } from '../../src/state/storage.js';
import { Refusal } from '../support/answers.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import {
  addPopup,
  button,
  buttons,
  dialog,
  gift,
  giftCalls,
  isClosed,
  isShown,
  openPopup,
  openServer,
  settles,
  tiles,
  time,
} from './popup-page.js';

describe('the popup that the page opens', () => {
  it('shows the gifts, the remaining time, and the buttons', async () => {
    openServer();
    const element = await openPopup();
    const box = dialog(element);
    expect(box?.matches(':modal')).to.equal(true);
    const root = element.shadowRoot;
    const named = (each: Element | null | undefined) =>
      root?.getElementById(each?.getAttribute('aria-labelledby') ?? '')?.textContent;
    expect(named(box)).to.equal("You've won the gift");
    expect(named(root?.querySelector('[role=timer]'))).to.equal('Gift expires in');
    expect(time(element)).to.match(/^(24:00:00|23:59:5\d)$/);
    expect(tiles(element).length).to.equal(4);
    expect(buttons(element).map((each) => each.getAttribute('aria-label') ?? each.textContent)).to.deep.equal(
      ['Close', 'Gift 1 Not used', 'Gift 2 Not used, Used, Locked', 'Gift 3 ', 'Gift 4 ', 'Claim all now'],
    );
  });

  it('opens by its property and by its method, and closes by them without an event', async () => {
    openServer();
    const closed = recordEvents('storefront-close');
    const element = addPopup();
    element.open = true;
    await isShown(element);
    element.open = false;
    await isClosed(element);
    element.show();
    await isShown(element);
    element.hide();
    await isClosed(element);
    expect(closed).to.deep.equal([]);
    expect(cookies.read('prizeShown')).to.equal(null);
    element.open = true;
    await isShown(element);
  });

  itOnce('shows nothing if there is no gift, or it is over: end_time 0, {}, [] and null', async () => {
    for (const none of [{ ...gift, end_time: 0 }, { ...gift, end_time: '0' }, {}, [], null]) {
      openServer({ '/pc/index/giftPop': () => none });
      await isClosed(addPopup('open'));
    }
  });

  itOnce('stays closed with end-time 0, and sends no request', async () => {
    const calls = openServer();
    const element = addPopup('open end-time="0"');
    await settles(element);
    await isClosed(element);
    expect(giftCalls(calls)).to.deep.equal([]);
  });

  itOnce('shows that the gift failed to load, and closes', async () => {
    openServer({ '/pc/index/giftPop': () => new Refusal(500, 'The shop is closed') });
    const element = addPopup('open');
    await until(() => element.shadowRoot?.textContent?.includes('The shop is closed'));
    await isClosed(element);
  });
});

describe('the once-shown flag', () => {
  for (const [name, act] of [
    ['the button Close', (element: Element) => button(element, 'Close').click()],
    ['Escape', () => press('Escape')],
    ['a tile', (element: Element) => tiles(element)[2]?.click()],
    ['Claim all now', (element: Element) => button(element, 'Claim all now').click()],
  ] as const)
    it(`is set by ${name}, in the session and in a cookie, and keeps the popup closed`, async () => {
      openServer();
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const closed = recordEvents('storefront-close');
      const element = await openPopup();
      await act(element);
      await isClosed(element);
      expect(closed).to.deep.equal([{}]);
      expect(session.read('prizeShown')).to.equal('1');
      expect(cookies.read('prizeShown')).to.equal('1');
      expect(Number(local.read('centerDialogVisibletime'))).to.be.closeTo(Date.now(), 60_000);
      const next = addPopup('open');
      await settles(next);
      await isClosed(next);
      expect(jumps.length).to.equal(/tile|Claim/.test(name) ? 1 : 0);
    });

  for (const [name, set] of [
    ['the session', () => session.write('prizeShown', '1')],
    ['the cookie', () => cookies.write('prizeShown', '1')],
  ] as const)
    it(`of ${name} alone hides it; show() shows it nevertheless`, async () => {
      openServer();
      set();
      const element = addPopup('open');
      await settles(element);
      await isClosed(element);
      element.show();
      await isShown(element);
    });

  it('is in a cookie for two days', async () => {
    openServer();
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (!own) throw new Error('every document has it');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => own.get?.call(document),
      set: (text: string) => {
        written.push(text);
        own.set?.call(document, text);
      },
    });
    const element = await openPopup();
    button(element, 'Close').click();
    Reflect.deleteProperty(document, 'cookie');
    await isClosed(element);
    expect(written.find((text) => text.startsWith('portal_prizeShown=1'))).to.match(
      /; path=\/; .*max-age=172800/i,
    );
  });
});

describe('several changes in one task', () => {
  it('show() right after it closed by itself opens it', async () => {
    openServer();
    session.write('prizeShown', '1');
    const element = addPopup('open');
    const watch = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (element.open) return;
        observer.disconnect();
        element.show();
        resolve();
      }).observe(element, { attributes: true });
    });
    await watch;
    await isShown(element);
  });

  it('hide() and show() leave it open, show() and hide() closed', async () => {
    openServer();
    const element = await openPopup();
    element.hide();
    element.show();
    await isShown(element);
    expect(element.open).to.equal(true);
    element.show();
    element.hide();
    await isClosed(element);
  });
});
