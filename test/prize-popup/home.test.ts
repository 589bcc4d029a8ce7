import { expect, nextFrame } from '@open-wc/testing';
import { local, session } from '../../src/state/storage.js';
import { held, Refusal } from '../support/answers.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import {
  addPopup,
  button,
  dialog,
  gift,
  giftCalls,
  isClosed,
  isShown,
  openPopup,
  openServer,
  settles,
  signIn,
} from './popup-page.js';

const callsCome = (calls: ReturnType<typeof openServer>, names: readonly string[]) =>
  until(() => giftCalls(calls).join() === names.join(), names.join());

describe('the popup on the home page', () => {
  it('stays closed for a guest, and sends no request', async () => {
    const calls = openServer();
    const element = addPopup();
    await settles(element);
    await nextFrame();
    expect(element.open).to.equal(false);
    expect(giftCalls(calls)).to.deep.equal([]);
  });

  it('opens for a shopper, and lets the coupon of the gift expire', async () => {
    signIn();
    const calls = openServer();
    const element = await openPopup('');
    expect(element.open).to.equal(true);
    await callsCome(calls, ['giftPop', 'autoExpire']);
    const expired = calls.find(({ path }) => path === '/pc/coupon/autoExpire');
    expect(expired?.method).to.equal('POST');
    expect(expired?.body.get('coupon_log_id')).to.equal('7');
  });

  for (const flag of [1, '1'])
    it(`with is_coupon ${JSON.stringify(flag)} makes a lucky draw before it requests the gift`, async () => {
      signIn({ is_coupon: flag });
      const draw = held<object>();
      const calls = openServer({ '/pc/index/luckyDraw': draw.answer });
      const element = addPopup();
      await callsCome(calls, ['luckyDraw']);
      expect(dialog(element)).to.equal(null);
      draw.give({ award_level: 1 });
      await isShown(element);
      expect(giftCalls(calls)).to.deep.equal(['luckyDraw', 'giftPop']);
      expect(local.read('coupon_bol')).to.equal('1');
    });

  it('shows the gift also after a lucky draw that the server refused', async () => {
    signIn({ is_coupon: 1 });
    const errors = recordEvents('storefront-error');
    openServer({ '/pc/index/luckyDraw': () => new Refusal(409, 'Drawn before') });
    await isShown(addPopup());
    expect(errors).to.deep.equal([]);
  });

  it('draws once, and again if the server has since said that there was nothing to draw', async () => {
    signIn({ is_coupon: 1 });
    const calls = openServer();
    const element = await openPopup('');
    element.remove();
    for (const [flag, expected] of [
      [1, 1],
      [0, 1],
      [1, 2],
    ] as const) {
      signIn({ is_coupon: flag });
      const next = addPopup();
      await isShown(next);
      next.remove();
      expect(giftCalls(calls).filter((name) => name === 'luckyDraw').length).to.equal(expected);
    }
  });

  it('trusts the server, not the value stored at sign-in', async () => {
    signIn({ is_coupon: 1 });
    const calls = openServer({ '/pc/user/getUserInfo': () => ({ uname: 'Dana', is_coupon: 0 }) });
    await isShown(addPopup());
    await callsCome(calls, ['giftPop', 'autoExpire']);
  });

  it('is not shown when the gift is over, and its coupon expires', async () => {
    signIn();
    const calls = openServer({ '/pc/index/giftPop': () => ({ ...gift, end_time: 0 }) });
    const element = addPopup();
    await callsCome(calls, ['giftPop', 'autoExpire']);
    await isClosed(element);
  });

  for (const [name, dismiss] of [
    ['in this session', () => session.write('prizeShown', '1')],
    ['an hour ago', () => local.write('centerDialogVisibletime', String(Date.now() - 3_600_000))],
  ] as const)
    it(`is not shown when it was dismissed ${name}`, async () => {
      signIn();
      dismiss();
      const calls = openServer();
      const element = addPopup();
      await callsCome(calls, ['giftPop', 'autoExpire']);
      await nextFrame();
      await isClosed(element);
    });

  it('shows no error for a gift that failed to load in the background', async () => {
    signIn();
    const errors = recordEvents('storefront-error');
    const calls = openServer({ '/pc/index/giftPop': () => new Refusal(500, 'Closed') });
    const element = addPopup();
    await callsCome(calls, ['giftPop']);
    await nextFrame();
    await isClosed(element);
    expect(errors).to.deep.equal([]);
  });

  it('decides when the shopper signs in on the page', async () => {
    openServer();
    const element = addPopup();
    await settles(element);
    signIn();
    await isShown(element);
  });

  it('opens one of two, and decides once', async () => {
    signIn();
    const calls = openServer();
    const two = [addPopup(), addPopup()];
    await until(() => two.some(dialog));
    await callsCome(calls, ['giftPop', 'autoExpire']);
    expect(two.filter(dialog).length).to.equal(1);
  });

  it('does not decide again if the page has opened one', async () => {
    signIn({ is_coupon: 1 });
    const calls = openServer();
    const element = await openPopup('open');
    button(element, 'Close').click();
    await isClosed(element);
    expect(giftCalls(calls)).to.deep.equal(['giftPop']);
  });

  it('leaves the decision to the next one if it is removed before the reply', async () => {
    signIn();
    const answer = held<object>();
    let isHeld = true;
    const calls = openServer({ '/pc/index/giftPop': () => (isHeld ? answer.answer() : gift) });
    const element = addPopup();
    await callsCome(calls, ['giftPop']);
    isHeld = false;
    element.remove();
    const next = addPopup();
    await callsCome(calls, ['giftPop', 'giftPop', 'autoExpire']);
    await isShown(next);
    expect(element.open).to.equal(false);
  });
});
