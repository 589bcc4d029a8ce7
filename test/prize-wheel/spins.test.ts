// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { sharedOnPage } from '../../src/page/page-record.js';
import { beginLeaving } from '../../src/state/leaving.js';
import { session } from '../../src/state/storage.js';
import { held, Refusal } from '../support/answers.js';
import { itOnce } from '../support/once.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import {
  awardOf,
  button,
  draws,
  find,
  info,
  isReady,
  letRest,
  openServer,
  readyWheel,
  signIn,
  status,
  textOf,
  type WheelElement,
  wheelWithPrizes,
} from './wheel-page.js';

const isTurning = (element: Element) => find(element, '[part=disc]').getAnimations().length > 0;
const signInDialog = () => document.querySelector('storefront-sign-in');
const isSignInOpen = () => until(() => signInDialog()?.hasAttribute('open'), 'no sign-in');

/** Opens a shop where guests have no spins and shoppers have some. */
const shop = (spins = 1, draw: () => unknown = () => awardOf(3)) =>
  openServer({
    '/pc/prize/info': ({ headers }) => ({ ...info, can_award_num: headers.has('token') ? spins : 0 }),
    '/pc/prize/draw': ({ headers }) => (headers.has('token') ? draw() : new Refusal(403, 'Please sign in')),
  });

describe('a shopper without a spin', () => {
  itOnce('says so on the button, which does not turn the wheel', async () => {
    signIn();
    const calls = shop(0);
    const element = await wheelWithPrizes();
    await until(() => button(element).textContent === 'No spins left');
    expect(button(element).getAttribute('aria-label')).to.equal('Spin the wheel: no spins left');
    expect(button(element).getAttribute('aria-disabled')).to.equal('true');
    button(element).click();
    expect(await element.spin()).to.equal(null);
    expect(isTurning(element)).to.equal(false);
    expect(draws(calls)).to.deep.equal([]);
  });

  itOnce('sees so after the last spin, with the same number in the state of the page', async () => {
    signIn();
    shop(1, () => ({ ...awardOf(3), can_award_num: 0 }));
    const element = await wheelWithPrizes();
    // The reply to the previous test's request may show up first.
    await until(() => textOf(element).includes('Spins left: 1'));
    button(element).click();
    await letRest(element);
    await until(() => button(element).textContent === 'No spins left');
    expect(textOf(element)).to.include('Spins left: 0');
  });

  it('gets the current number of spins by pressing the button, and can then spin', async () => {
    signIn();
    let spins = 0;
    const calls = openServer({ '/pc/prize/info': () => ({ ...info, can_award_num: spins }) });
    const element = await wheelWithPrizes();
    await until(() => button(element).textContent === 'No spins left');
    spins = 1;
    button(element).click();
    await until(() => button(element).textContent === 'Spin');
    expect(draws(calls)).to.deep.equal([]);
    button(element).click();
    await letRest(element);
    expect(draws(calls).length).to.equal(1);
  });
});

describe('a guest', () => {
  it('has to sign in before the turn, which then continues', async () => {
    const calls = shop();
    const element = await readyWheel('', true);
    button(element).click();
    await isSignInOpen();
    expect(isTurning(element)).to.equal(false);
    expect(draws(calls)).to.deep.equal([]);
    signIn();
    await letRest(element);
    await until(() => status(element).includes('You won'));
    expect(draws(calls).length).to.equal(1);
  });

  it('returns after a reload to a spin that one of two wheels continues, once', async () => {
    const calls = shop();
    const first = await readyWheel('', true);
    button(first).click();
    await isSignInOpen();
    first.parentElement?.remove();
    signIn();
    const tag = 'storefront-prize-wheel';
    const two = [...addMarkup(`<${tag}></${tag}><${tag}></${tag}>`).querySelectorAll<WheelElement>(tag)];
    await Promise.all(two.map(isReady));
    await until(() => two.some(isTurning), 'none turns');
    for (const wheel of two.filter(isTurning)) await letRest(wheel);
    await until(() => two.some((wheel) => status(wheel).includes('You won')));
    expect(draws(calls).length).to.equal(1);
  });

  it('whose sign-in reloads the page gets the spin there, and not on the old page', async () => {
    const calls = shop();
    const page = sharedOnPage('leaving', () => ({ hasBegun: false }));
    const going = await readyWheel('', true);
    button(going).click();
    await isSignInOpen();
    beginLeaving();
    signIn();
    await until(() => textOf(going).includes('Spins left: 1'));
    await nextFrame();
    expect(session.read('spinWish')).to.not.equal(null);
    going.parentElement?.remove();
    page.hasBegun = false;
    const element = await readyWheel('', true);
    await letRest(element);
    await until(() => status(element).includes('You won'));
    expect(draws(calls).length).to.equal(1);
  });

  for (const [what, selector] of Object.entries({
    'the sign-in': 'storefront-sign-in',
    'the sign-in of a React page': '[data-storefront-component=sign-in]',
  }))
    it(`who closes ${what} cancels the spin`, async () => {
      shop();
      addMarkup('<div data-storefront-component="sign-in"></div>');
      const element = await readyWheel('', true);
      button(element).click();
      await isSignInOpen();
      expect(session.read('spinWish')).to.not.equal(null);
      const closed = new CustomEvent('storefront-close', { bubbles: true, composed: true });
      document.querySelector(selector)?.dispatchEvent(closed);
      expect(session.read('spinWish')).to.equal(null);
    });

  it('who signs in while the wheel is disabled gets the spin once the wheel works', async () => {
    const calls = shop();
    session.write('spinWish', String(Date.now()));
    const element = await wheelWithPrizes('disabled');
    await until(() => textOf(element).includes('Spins left: 1'));
    await nextFrame();
    await nextFrame();
    expect(isTurning(element)).to.equal(false);
    expect(session.read('spinWish')).to.not.equal(null);
    expect(draws(calls)).to.deep.equal([]);
    element.disabled = false;
    await letRest(element);
    expect(draws(calls).length).to.equal(1);
  });

  it('loses no draw if the page disables the wheel before the server answers', async () => {
    const reply = held<object>();
    const calls = openServer({ '/pc/prize/info': reply.answer });
    const element = await readyWheel('', true);
    const spun = element.spin();
    element.disabled = true;
    await until(() => button(element).hasAttribute('aria-disabled'));
    reply.give({ ...info, can_award_num: 1 });
    expect(await spun).to.equal(null);
    expect(draws(calls)).to.deep.equal([]);
  });

  it('who tried to spin long ago does not spin at a later sign-in', async () => {
    const calls = shop();
    session.write('spinWish', String(Date.now() - 3_600_000));
    signIn();
    const element = await wheelWithPrizes();
    await until(() => session.read('spinWish') === null);
    await until(() => textOf(element).includes('Spins left: 1'));
    expect(draws(calls)).to.deep.equal([]);
  });

  itOnce('without spins after signing in sees that, and the wheel does not turn', async () => {
    const calls = shop(0);
    const element = await readyWheel('', true);
    button(element).click();
    await isSignInOpen();
    signIn();
    await until(() => button(element).textContent === 'No spins left');
    expect(draws(calls)).to.deep.equal([]);
  });

  it('can’t spin until the server has said whether guests may', async () => {
    const reply = held<object>();
    const calls = openServer({ '/pc/prize/info': reply.answer });
    const element = await readyWheel('', true);
    button(element).click();
    button(element).click();
    expect(isTurning(element)).to.equal(false);
    reply.give({ ...info, can_award_num: 1 });
    await letRest(element);
    expect(draws(calls).length).to.equal(1);
    expect(signInDialog()).to.equal(null);
  });
});
