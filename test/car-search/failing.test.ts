// over: preact
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  addCarSearch,
  appears,
  type CarSearchElement,
  disappears,
  inside,
  makeField,
  readyCarSearch,
  startApi,
} from '../support/car-search.js';
import { type Clock, fakeClock } from '../support/clock.js';
import { details } from '../support/events.js';
import { until } from '../support/until.js';

const message = (element: CarSearchElement) => appears(element, '[part=message]');

describe('makes that cannot be loaded', () => {
  for (const [scenario, code, text] of [
    ['business-500', 500, 'The shop is closed today'],
    ['http-503', 503, '服务不可用 · The service is not available right now'],
    ['html', 0, 'The server’s answer could not be read. Please try again later.'],
    ['wrong-shape', 0, 'The server’s answer could not be read. Please try again later.'],
  ] as const)
    it(`${scenario}: shows the message, then sends storefront-error`, async () => {
      startApi(scenario);
      const errors = details('storefront-error');
      const element = addCarSearch();
      expect((await message(element)).textContent).to.equal(text);
      expect(errors).to.deep.equal([{ call: 'carIndex', code, message: text }]);
      expect(inside(element, '.failed').textContent).to.equal(
        'Makes and models could not be loaded.Try again',
      );
      expect(inside(element, '[role=status]').contains(inside(element, '[part=message]'))).to.equal(true);
    });

  it('an invalid token (5004) shows no message and sends no event', async () => {
    startApi('business-5004');
    const errors = details('storefront-error');
    const element = addCarSearch();
    await appears(element, '.failed button');
    await new Promise(requestAnimationFrame);
    expect(errors).to.deep.equal([]);
    expect(element.shadowRoot?.querySelector('[part=message]')).to.equal(null);
  });

  it('renders no field, only a button to try again', async () => {
    startApi('wrong-shape');
    const element = addCarSearch();
    await appears(element, '.failed button');
    expect(element.shadowRoot?.querySelector('[role=combobox], [aria-busy=true]')).to.equal(null);
  });

  it('trying again shows the makes, and moves the focus to the first field', async () => {
    const api = startApi('http-503');
    const element = addCarSearch();
    const retry = await appears<HTMLButtonElement>(element, '.failed button');
    retry.focus();
    api.become('ok');
    retry.click();
    await appears(element, '[role=combobox]');
    expect(element.shadowRoot?.activeElement).to.equal(makeField(element));
  });

  it('announces the message again when a retry fails, with the focus on the button', async () => {
    startApi('business-500');
    const errors = details('storefront-error');
    const element = addCarSearch();
    const retry = await appears<HTMLButtonElement>(element, '.failed button');
    await until(() => errors.length === 1);
    retry.focus();
    retry.click();
    await until(() => errors.length === 2);
    const again = await appears(element, '.failed button');
    expect(again).not.to.equal(retry);
    expect(element.shadowRoot?.activeElement).to.equal(again);
  });

  it('a retry leaves the focus where the shopper put it meanwhile', async () => {
    const api = startApi('http-503');
    const element = addCarSearch('<div><storefront-car-search></storefront-car-search><input></div>');
    const retry = await appears<HTMLButtonElement>(element, '.failed button');
    api.become('ok');
    retry.click();
    const input = element.parentElement?.querySelector('input');
    input?.focus();
    await appears(element, '[role=combobox]');
    expect(document.activeElement).to.equal(input);
  });

  it('a later failure leaves makes that are already shown', async () => {
    const api = startApi();
    const element = await readyCarSearch();
    const errors = details('storefront-error');
    api.become('business-500');
    configure({ lang: 'fr' });
    await until(() => errors.length);
    expect(makeField(element).isConnected).to.equal(true);
  });
});

describe('the message of a failure', () => {
  let clock: Clock;
  let element: CarSearchElement;
  let shown: HTMLElement;

  beforeEach(async () => {
    startApi('business-500');
    clock = fakeClock();
    element = addCarSearch();
    shown = await message(element);
    await until(() => clock.running === 1);
  });

  it('disappears after 2000 ms', async () => {
    clock.tick(1999);
    expect(clock.running, 'it disappears too early').to.equal(1);
    clock.tick(1);
    await disappears(element, '[part=message]');
    expect(inside(element, '.failed button').isConnected, 'the actions stay').to.equal(true);
  });

  for (const [held, hold, leave] of [
    ['the pointer is', 'mouseenter', 'mouseleave'],
    ['the focus is', 'focus', 'blur'],
  ] as const)
    it(`stays as long as ${held} on it, and 2000 ms more`, async () => {
      if (hold === 'focus') shown.focus();
      else shown.dispatchEvent(new MouseEvent(hold));
      await until(() => clock.running === 0);
      clock.tick(60_000);
      expect(inside(element, '[part=message]')).to.equal(shown);
      if (hold === 'focus') shown.blur();
      else shown.dispatchEvent(new MouseEvent(leave));
      await until(() => clock.running === 1);
      clock.tick(1999);
      expect(clock.running, 'it disappears too early').to.equal(1);
      clock.tick(1);
      await disappears(element, '[part=message]');
    });

  it('appears again for its full time when a retry fails with the same message', async () => {
    const errors = details('storefront-error');
    const retry = await appears(element, '.failed button');
    clock.tick(1800);
    retry.click();
    await until(() => errors.length === 1);
    await until(() => inside(element, '[part=message]') !== shown, 'it is not announced again');
    await until(() => clock.running === 1 && clock.next === 2000, 'it does not stay for its full time');
    clock.tick(1999);
    expect(clock.running, 'it disappears too early').to.equal(1);
    clock.tick(1);
    await disappears(element, '[part=message]');
  });

  it('leaves no timer behind when the widget is removed', async () => {
    element.remove();
    await until(() => clock.running === 0);
  });
});
