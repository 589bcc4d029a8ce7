import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import { until } from '../support/until.js';
import { openSignIn, patience, scriptUrl, windows } from './social-page.js';

const inPage = '<storefront-sign-in page></storefront-sign-in>';
const labels = (root: ShadowRoot) =>
  [...root.querySelectorAll('.social')].map((each) => each.ariaLabel ?? each.textContent);

describe('the providers that are offered', () => {
  it('are Google, Facebook and X, by name', async () => {
    const { root } = await openSignIn();
    expect(labels(root)).to.deep.equal(['Continue with Google', 'Continue with Facebook', 'Continue with X']);
  });

  it('are without Google and Facebook if the page has no client IDs for them', async () => {
    const { root } = await openSignIn({}, { config: { googleClientId: null, facebookAppId: null } });
    expect(labels(root)).to.deep.equal(['Continue with X']);
    configure({ googleClientId: 'google-1' });
    await until(() => labels(root).length === 2, 'Google comes with its client', patience);
  });

  it('are a row with Apple on the page, each named', async () => {
    const { root } = await openSignIn({}, { markup: inPage });
    expect(labels(root)).to.deep.equal([
      'Continue with Google',
      'Continue with Facebook',
      'Continue with X',
      'Continue with Apple',
    ]);
    expect(root.querySelectorAll('.social > svg[aria-hidden]').length).to.equal(4);
  });

  it('show the server’s images there, except for invalid ones', async () => {
    const images = {
      google: '/test/tools/banner.svg',
      facebook: 'javascript:alert(1)',
      twitter: null,
      apple: 'http://[',
    };
    const { root } = await openSignIn({}, { markup: inPage, images });
    const shown = [...root.querySelectorAll('.social')].map(({ firstElementChild }) =>
      firstElementChild instanceof HTMLImageElement ? firstElementChild.src : firstElementChild?.localName,
    );
    expect(shown).to.deep.equal([`${location.origin}/test/tools/banner.svg`, 'svg', 'svg', 'svg']);
  });

  it('have built-in icons when the server’s images do not load', async () => {
    const images = { google: '/test/tools/banner.svg', facebook: '/test/tools/missing.svg' };
    const { root } = await openSignIn({}, { markup: inPage, images });
    await until(() => root.querySelectorAll('.social > svg').length === 4, 'an image is broken', patience);
  });

  it('load nothing of the providers until one is clicked', async () => {
    const googleSdk = scriptUrl('google');
    const facebookSdk = scriptUrl('facebook');
    const { button, root } = await openSignIn({}, { config: { googleSdk, facebookSdk } });
    const loaded = () => [...document.scripts].filter(({ src }) => [googleSdk, facebookSdk].includes(src));
    button('Continue with Google')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    button('Continue with Google')?.focus();
    await new Promise(requestAnimationFrame);
    expect(loaded()).to.deep.equal([]);
    button('Continue with Google')?.click();
    await until(() => loaded().length === 1, root.textContent ?? '', patience);
    expect(loaded()[0]?.src).to.equal(googleSdk);
  });

  it('say "Under development" for Apple', async () => {
    const { click, root, errors } = await openSignIn({}, { markup: inPage });
    await click('Continue with Apple');
    await until(() => root.querySelector('[part=message]'), 'no message', patience);
    expect(root.querySelector('[part=message]')?.textContent).to.equal('Under development');
    expect(errors.length).to.equal(1);
  });

  it('are named in the shopper’s language', async () => {
    windows();
    const { element, root } = await openSignIn();
    element.lang = 'ar';
    await until(
      () => labels(root).join() === 'المتابعة باستخدام Google,المتابعة باستخدام Facebook,المتابعة باستخدام X',
      labels(root).join(),
      patience,
    );
  });
});
