// over: react
import { expect } from '@open-wc/testing';
import { session } from '../../src/state/storage.js';
import { sleepFor, wakeUp } from '../support/date.js';
import { until } from '../support/until.js';
import { gift, isClosed, isShown, openPopup, openServer, time } from './popup-page.js';

const hour = 3_600_000;

describe('the countdown', () => {
  it('decreases every second', async () => {
    openServer();
    const element = await openPopup();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(time(element)));
    const timer = element.shadowRoot?.querySelector('[role=timer]');
    if (!timer) throw new Error('no timer');
    watch.observe(timer, { subtree: true, childList: true, characterData: true });
    await until(() => seen.length >= 2);
    watch.disconnect();
    const seconds = seen.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
    for (const [index, second] of seconds.slice(1).entries())
      expect((seconds[index] ?? 0) - second).to.be.within(0, 2); // a slow browser may skip a second
  });

  it('is correct immediately after the tab slept, and restarts past its end', async () => {
    openServer();
    const element = await openPopup();
    sleepFor(3 * hour);
    wakeUp();
    await until(() => /^20:59:5\d$|^21:00:00$/.test(time(element)), 'after three hours');
    sleepFor(22 * hour);
    wakeUp();
    await until(() => /^22:59:[345]\d$|^23:00:00$/.test(time(element)), 'an hour into the next day');
  });

  it('stays as it is when the clock is set back', async () => {
    openServer();
    const element = await openPopup();
    sleepFor(2 * hour);
    wakeUp();
    await until(() => /^21:59|^22:00:00/.test(time(element)));
    sleepFor(-10 * hour);
    wakeUp();
    expect(time(element)).to.match(/^21:59|^22:00:00/);
  });

  it('ends when the server says that the gift does', async () => {
    openServer({ '/pc/index/giftPop': () => ({ ...gift, end_time: Date.now() + 5 * hour }) });
    expect(time(await openPopup())).to.match(/^04:59:5\d$|^05:00:00$/);
  });

  it('continues from the session’s value when the popup opens again', async () => {
    openServer();
    session.write('giftCountdown', String(Date.now() + 5 * hour));
    const element = await openPopup();
    expect(time(element)).to.match(/^04:59:5\d$|^05:00:00$/);
    element.open = false;
    await isClosed(element);
    sleepFor(hour);
    element.open = true;
    await isShown(element);
    expect(time(element)).to.match(/^03:59:[345]\d$|^04:00:00$/);
  });

  it('uses the end time that the page sets', async () => {
    openServer();
    const element = await openPopup(`open end-time="${Date.now() + 30 * hour}"`);
    expect(time(element)).to.match(/^29:59:5\d$|^30:00:00$/);
    element.endTime = 2 * hour;
    session.write('giftCountdown', null);
    await until(() => /^01:59|^02:00:00/.test(time(element)));
  });

  it('is a timer, and isn’t announced every second', async () => {
    openServer();
    const element = await openPopup();
    const timer = element.shadowRoot?.querySelector('[role=timer]');
    expect(timer?.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert]')).to.equal(null);
    expect(timer?.getAttribute('aria-live')).to.equal(null); // off, the default of a timer
  });

  it('continues in a page that a translator rewrote', async () => {
    openServer();
    const element = await openPopup();
    const last = () => element.shadowRoot?.querySelector('[role=timer] .unit:last-child b');
    const font = document.createElement('font');
    font.textContent = 'x';
    last()?.replaceChildren(font);
    sleepFor(5000);
    wakeUp();
    await until(() => /^\d\d$/.test(last()?.textContent ?? ''));
  });
});
