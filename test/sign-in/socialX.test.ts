// engines: all
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { type Answer, held, Refusal } from '../support/answers.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import {
  message,
  type OpenedWindow,
  openSignIn,
  patience,
  type SignIn,
  signedIn,
  stub,
  user,
  windows,
} from './social-page.js';

const windowReply = { oauth_token: 't-1', authenticate_url: 'https://shop.example/go', number: '0417' };
const waiting = () => ({ status: 'waiting' });

/** Starts signing in with X, up to the open window. */
async function begin(
  result: Answer = waiting,
  windowAnswer: Answer = () => windowReply,
): Promise<{ shop: SignIn; popup: OpenedWindow; nonce: string }> {
  const opened = windows();
  const shop = await openSignIn({ '/pc/twitterLogin': windowAnswer, '/pc/socialResult': result });
  shop.button('Continue with X')?.click();
  const [popup] = opened;
  if (!popup) throw new Error('No window in the click');
  await until(() => popup.went.length, 'the window did not navigate', patience);
  return { shop, popup, nonce: shop.of('/pc/twitterLogin')[0]?.query.get('nonce') ?? '' };
}
const proofs = (shop: SignIn) =>
  shop.of('/pc/socialResult').flatMap(({ query }) => (query.has('proof') ? [query.get('proof')] : []));

describe('signing in with X', () => {
  it('opens its window in the click, and sends it to X with the server’s token', async () => {
    const { shop, popup, nonce } = await begin();
    expect(popup.went).to.deep.equal(['https://shop.example/go?oauth_token=t-1']);
    expect(nonce).to.match(/^[\da-f]{32}$/);
    await shop.says('Please continue in the window of X. If it asks for a number, enter 0417');
  });

  for (const authenticate_url of [undefined, null, 'javascript:alert(1)', 'mailto:a@b.example', 'http://['])
    itOnce(`opens X’s own page if the server sends no other (${authenticate_url})`, async () => {
      const { popup } = await begin(waiting, () => ({ oauth_token: 'a&b', authenticate_url }));
      expect(popup.went).to.deep.equal(['https://api.twitter.com/oauth/authenticate?oauth_token=a%26b']);
    });

  it('requests the result by the nonce, whether or not the window is accessible (COOP)', async () => {
    let times = 0;
    const { shop, popup } = await begin(() => (times++ ? { status: 'done', ...signedIn } : waiting()));
    expect(popup.closed).to.equal(true);
    await until(() => shop.users.length, 'nobody is signed in', { ...patience, timeout: 6000 });
    expect(shop.users).to.deep.equal([{ user }]);
    expect(shop.tracked).to.deep.equal([{ name: 'login', params: { method: 'x', widget: 'sign-in' } }]);
    expect(cookies.read('myCookie')).to.equal('token-1');
  });

  it('requests it immediately when the window sends a message, with its data', async () => {
    const { shop, popup, nonce } = await begin(({ query }) =>
      query.get('proof') === 'p-1' ? { status: 'done', ...signedIn } : waiting(),
    );
    await shop.says('Please continue');
    message(popup, { type: 'storefront-social', nonce, proof: 'p-1' });
    await until(() => shop.users.length, 'nobody is signed in', patience);
    const proofCalls = () => shop.calls.filter(({ query }) => query.get('proof') === 'p-1').length;
    const number = proofCalls();
    expect(number).to.be.greaterThan(0);
    message(popup, { type: 'storefront-social', nonce, proof: 'p-1' });
    await new Promise(requestAnimationFrame);
    expect(proofCalls(), 'a replay').to.equal(number);
  });

  it('ignores a message of another origin, window, nonce, or kind', async () => {
    const { shop, popup, nonce } = await begin();
    await shop.says('Please continue');
    const good = { type: 'storefront-social', nonce, proof: 'forged' };
    message(popup, good, 'https://evil.example');
    message(popup, good, `${location.origin}.evil.example`);
    message(popup, good, 'null');
    message(window, good);
    message(null, good);
    message({ ...popup }, good);
    message(popup, { ...good, nonce: 'other' });
    message(popup, { ...good, nonce: undefined });
    message(popup, { ...good, type: 'other' });
    message(popup, { ...good, proof: { toString: () => 'forged' } });
    message(popup, null);
    message(popup, 'storefront-social');
    await until(() => shop.of('/pc/socialResult').length, 'it is not requested at all', patience);
    expect(proofs(shop)).to.deep.equal([]);
    expect(shop.users).to.deep.equal([]);
  });

  itOnce('requests it when the shopper returns to the page', async () => {
    const { shop } = await begin(() => ({ status: 'done', ...signedIn }));
    await shop.says('Please continue');
    window.dispatchEvent(new Event('focus'));
    await until(() => shop.users.length, 'nobody is signed in', patience);
  });

  it('offers a button when the window was blocked, which opens it in the click', async () => {
    const shop = await openSignIn({ '/pc/twitterLogin': () => windowReply, '/pc/socialResult': waiting });
    stub(window, 'open', () => null);
    shop.button('Continue with X')?.click();
    await until(() => shop.button('Open X'), 'no button', patience);
    expect(shop.of('/pc/twitterLogin')).to.deep.equal([]);
    const opened = windows();
    shop.button('Open X')?.click();
    expect(opened.length, 'in the click').to.equal(1);
    await until(() => opened[0]?.went.length, 'it did not navigate', patience);
  });

  itOnce('closes the window and shows why, when the server sends no token', async () => {
    const opened = windows();
    const shop = await openSignIn({ '/pc/twitterLogin': () => new Refusal(500, 'X is away') });
    await shop.click('Continue with X');
    await shop.says('X is away');
    expect(opened[0]?.closings).to.be.greaterThan(0);
    expect(opened[0]?.went).to.deep.equal([]);
  });

  itOnce('shows why the window returned no result', async () => {
    const { shop, popup } = await begin(() => new Refusal(4990, 'You did not finish'));
    await shop.says('You did not finish');
    expect(popup.closings).to.be.greaterThan(0);
    const number = shop.of('/pc/socialResult').length;
    window.dispatchEvent(new Event('focus'));
    await new Promise(requestAnimationFrame);
    expect(shop.of('/pc/socialResult').length).to.equal(number);
  });

  itOnce('stops after five minutes, and can be started again', async () => {
    const { shop } = await begin();
    await shop.says('Please continue');
    const { now } = Date;
    stub(Date, 'now', () => now() + 5 * 60_000);
    window.dispatchEvent(new Event('focus'));
    await shop.says('We did not hear from X in time.');
    expect(shop.button('Try again')).not.to.equal(undefined);
  });

  for (const [what, end] of [
    [
      'the dialog closes',
      (shop: SignIn) => {
        shop.element.open = false;
      },
    ],
    ['the element goes', (shop: SignIn) => shop.element.remove()],
    [
      'the page comes back from the back-forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ] as const)
    itOnce(`ends when ${what}: the window closes, and no more requests are sent`, async () => {
      const { shop, popup } = await begin();
      await shop.says('Please continue');
      end(shop);
      await until(() => popup.closings, 'the window stays', patience);
      const number = shop.of('/pc/socialResult').length;
      window.dispatchEvent(new Event('focus'));
      await new Promise(requestAnimationFrame);
      expect(shop.of('/pc/socialResult').length).to.equal(number);
    });

  itOnce('is canceled by another provider', async () => {
    const token = held<object>();
    const opened = windows();
    const shop = await openSignIn({ '/pc/twitterLogin': token.answer });
    await shop.click('Continue with X');
    await until(() => shop.of('/pc/twitterLogin').length, 'not asked', patience);
    await shop.click('Continue with Google');
    expect(opened[0]?.closings).to.equal(1);
    token.give(windowReply);
    await shop.says('Please continue in the window of Google.');
    expect(opened[0]?.went).to.deep.equal([]);
  });
});
