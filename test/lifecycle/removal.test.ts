// engines: all
// page: own
import { expect, nextFrame } from '@open-wc/testing';
import { store } from '../../src/state/store.js';
import { addCarSearch, inside, makeField, startApi } from '../support/car-search.js';
import { until, watchHeld } from './held.js';

let watched: ReturnType<typeof watchHeld>;
beforeEach(() => {
  localStorage.setItem('newuuid', 'a-visitor-who-was-here-before');
});
afterEach(() => watched.stop());

const isRequested = (path: string) => () => watched.held().requests.some((url) => url.includes(path));
const noRequests = () => watched.held().requests.length === 0;
const isQuiet = () => {
  const { frames, timers, requests } = watched.held();
  return !frames && !timers.length && !requests.length;
};
const shows = (element: Element, selector: string) =>
  until(() => element.shadowRoot?.querySelector(selector), `${selector} is shown`);
const nothing = { listeners: [], timers: [], frames: 0, observers: 0, requests: [] };

/** Returns everything that is reported during an action: events, console messages, uncaught rejections. */
async function reportsDuring(act: () => Promise<void>): Promise<readonly unknown[]> {
  const reports: unknown[] = [];
  const record = (event: Event) => reports.push(event.type);
  const { warn, error } = console;
  Object.assign(console, {
    warn: (text: unknown) => reports.push(text),
    error: (text: unknown) => reports.push(text),
  });
  for (const name of ['storefront-error', 'unhandledrejection']) window.addEventListener(name, record);
  await act();
  for (const name of ['storefront-error', 'unhandledrejection']) window.removeEventListener(name, record);
  Object.assign(console, { warn, error });
  return reports;
}

describe('a car search that is removed while its makes load', () => {
  it('aborts its requests, sets no state, shows no error, and leaves nothing behind', async () => {
    const api = startApi('hold');
    watched = watchHeld();
    const element = addCarSearch();
    await until(isRequested('/pc/car/indexV2'), '/pc/car/indexV2 is requested');
    await until(isRequested('/common/getConfig'), '/common/getConfig is requested');
    const states: string[] = [];
    const reports = await reportsDuring(async () => {
      const unsubscribe = store.subscribe(({ bigdata }) => states.push(`${bigdata.carIndex?.status}`));
      element.remove();
      await until(noRequests, 'the requests end');
      await api.release();
      await nextFrame();
      unsubscribe();
    });
    expect(watched.aborted.map((url) => url.replace(/^.*hold\/[^/]*/, '')).sort()).to.deep.equal([
      '/common/getConfig',
      '/pc/car/indexV2',
    ]);
    expect(states.filter((status) => status === 'ready' || status === 'failed')).to.deep.equal([]);
    expect(store.getState().bigdata.carIndex?.status).to.equal('idle');
    expect(reports).to.deep.equal([]);
    await until(isQuiet, 'nothing is pending');
    expect(watched.held()).to.deep.equal(nothing);
  });

  it('does not abort a request that another one waits for', async () => {
    const api = startApi('hold');
    watched = watchHeld();
    const first = addCarSearch();
    const second = addCarSearch();
    await until(isRequested('/pc/car/indexV2'), '/pc/car/indexV2 is requested');
    first.remove();
    await nextFrame();
    expect(watched.aborted).to.deep.equal([]);
    await api.release();
    await shows(second, '[role=combobox]');
    expect(first.shadowRoot?.childNodes).to.have.length(0);
    expect(await api.calls('/pc/car/indexV2')).to.have.length(1);
  });

  it('requests again when it is reinserted, and works', async () => {
    const api = startApi('hold');
    watched = watchHeld();
    const element = addCarSearch();
    const place = element.parentElement;
    await until(isRequested('/pc/car/indexV2'), '/pc/car/indexV2 is requested');
    element.remove();
    await until(noRequests, 'the requests end');
    await api.release();
    place?.append(element);
    await shows(element, '[role=combobox]');
    expect(makeField(element).isConnected).to.equal(true);
  });

  it('aborts a retry as well', async () => {
    const api = startApi('http-503');
    watched = watchHeld();
    const element = addCarSearch();
    await shows(element, '.failed button');
    await until(noRequests, 'the requests end');
    watched.stop();
    api.become('hold');
    watched = watchHeld();
    inside(element, '.failed button').click();
    await until(isRequested('/pc/car/indexV2'), '/pc/car/indexV2 is requested');
    element.remove();
    await until(noRequests, 'the request ends');
    expect(watched.aborted.filter((url) => url.includes('/pc/car/indexV2'))).to.have.length(1);
    await api.release();
  });
});

describe('a car search that is removed', () => {
  it('with its list open removes its listeners from the window', async () => {
    startApi();
    watched = watchHeld();
    const element = addCarSearch();
    await shows(element, '[role=combobox]');
    makeField(element).focus();
    makeField(element).click();
    await shows(element, '[role=listbox]');
    expect(watched.held().listeners).to.include.members(['scroll', 'resize']);
    expect(watched.held().observers).to.be.greaterThan(0);
    element.remove();
    await nextFrame();
    expect(watched.held().listeners).to.deep.equal([]);
    expect(watched.held().observers).to.equal(0);
  });

  it('while a message shows stops its timer', async () => {
    startApi('business-500');
    watched = watchHeld();
    const element = addCarSearch();
    await shows(element, '[part=message]');
    await until(() => watched.held().timers.includes(2000), 'the message has a timer');
    element.remove();
    await until(() => !watched.held().timers.includes(2000), 'the message’s timer has stopped');
    expect(watched.cleared).to.include(2000);
  });

  it('before it is ready never sends storefront-ready', async () => {
    const api = startApi('hold');
    watched = watchHeld();
    const element = addCarSearch();
    await until(isRequested('/pc/car/indexV2'), '/pc/car/indexV2 is requested');
    let ready = 0;
    element.addEventListener('storefront-ready', () => {
      ready += 1;
    });
    const other = addCarSearch();
    element.remove();
    await api.release();
    await shows(other, '[role=combobox]');
    await nextFrame();
    await nextFrame();
    expect(ready).to.equal(0);
  });

  it('many times leaks no memory', async () => {
    startApi();
    watched = watchHeld();
    const element = addCarSearch();
    await shows(element, '[role=combobox]');
    const place = element.parentElement;
    for (let round = 0; round < 10; round++) {
      element.remove();
      await nextFrame();
      place?.append(element);
      inside(element, '[role=combobox]');
    }
    element.remove();
    await until(isQuiet, 'nothing is pending');
    expect(watched.held()).to.deep.equal(nothing);
  });
});
