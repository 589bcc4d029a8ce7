// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import {
  click,
  dana,
  dialog,
  field,
  fields,
  fill,
  found,
  openServer,
  press,
  readySignIn,
  statusText,
  title,
  until,
} from '../support/sign-in.js';

const home = { href: `${location.origin}/`, path: '/', query: {}, target: '_self' };

/** Signs in on a page, and returns the only navigation that follows. */
async function jumpAfter(attributes: string): Promise<unknown> {
  openServer();
  const jumps = recordEvents('storefront-navigate', { prevent: true });
  const element = await readySignIn(attributes);
  fill(element, { Email: 'dana@example.com', Password: 'demo123' });
  click(element, 'Continue');
  await until(() => jumps.length, 'the jump');
  await nextFrame();
  expect(jumps).to.have.length(1);
  return jumps[0];
}

describe('the sign-in page', () => {
  it('is part of the page, with its fields, and takes no focus', async () => {
    openServer();
    const element = await readySignIn('page');
    expect(dialog(element)).to.equal(null);
    expect(title(element)).to.equal('Sign in');
    expect(fields(element).map(({ labels }) => labels?.[0]?.textContent)).to.deep.equal([
      'Email',
      'Password',
    ]);
    expect(document.activeElement).to.equal(document.body);
  });

  for (const [link, path] of [
    ['Forgot your password', '/modification'],
    ['Create account', '/register'],
  ] as const)
    itOnce(`“${link}” goes to ${path}`, async () => {
      openServer();
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readySignIn('page');
      click(element, link);
      expect(jumps).to.deep.equal([{ ...home, href: `${location.origin}${path}`, path }]);
    });

  for (const [link, slot, path] of [
    ['Terms and Conditions', 'terms', '/content/termsAndConditions'],
    ['Privacy Policy', 'privacy', '/content/Privacy-policy'],
  ] as const) {
    it(`“${link}” opens a dialog with a link to the full text, and returns the focus`, async () => {
      openServer();
      const jumps = recordEvents('storefront-navigate', { prevent: true });
      const element = await readySignIn('page');
      press(element, link).focus();
      click(element, link);
      await until(() => dialog(element)?.matches(':modal'), 'the dialog');
      expect(dialog(element)?.querySelector('h2')?.textContent).to.equal(link);
      click(element, 'Open the full text');
      expect(jumps).to.deep.equal([{ href: `${location.origin}${path}`, path, query: {}, target: '_blank' }]);
      click(element, 'Close');
      await until(() => !dialog(element), 'it to close');
      await nextFrame();
      expect(element.shadowRoot?.activeElement).to.equal(press(element, link));
    });

    it(`“${link}” shows the page’s own text if there is one`, async () => {
      openServer();
      const element = await readySignIn('page');
      const text = document.createElement('p');
      text.slot = slot;
      text.textContent = 'What the lawyers wrote';
      element.append(text);
      expect(text.offsetHeight).to.equal(0);
      click(element, link);
      await until(() => text.offsetHeight > 0, 'the text');
    });
  }

  for (const [state, reply] of Object.entries({
    on: { pc_switch: 1 },
    'on, as a string': { pc_switch: '1' },
    off: { pc_switch: 0 },
    invalid: { pc_switch: 'yes' },
  }))
    itOnce(`the social row appears only if the switch is on: ${state}`, async () => {
      const calls = openServer({ '/pc/otherLoginSwitch': () => reply });
      const errors = recordEvents('storefront-error');
      const element = await readySignIn('page');
      await until(() => calls.some(({ path }) => path === '/pc/otherLoginSwitch'), 'the call');
      if (state.startsWith('on')) {
        await until(() => found(element, 'Continue with X'), 'X');
        expect(press(element, 'Continue with Apple').isConnected).to.equal(true);
      } else await until(() => !element.shadowRoot?.querySelector('.awaited'), 'the place to go');
      expect(element.shadowRoot?.querySelector('.social') === null).to.equal(!state.startsWith('on'));
      expect(errors).to.deep.equal([]);
    });

  itOnce('the promotion links to the app if the page configures it', async () => {
    openServer();
    configure({ appDownload: 'https://apps.example/get' });
    const element = await readySignIn('page');
    expect(press(element, 'Download the app and get one free share').getAttribute('href')).to.equal(
      'https://apps.example/get',
    );
    configure({ partner: 'p1' });
    await until(
      () =>
        found(element, 'Download the app and get one free share')?.getAttribute('href') ===
        'https://apps.example/get?partner=p1',
      'the partner',
    );
    configure({ appDownload: null, partner: null });
    await until(() => !found(element, 'Download the app and get one free share'), 'it to disappear');
  });

  it('a new account ends at the sign-in, with the email', async () => {
    openServer();
    const element = await readySignIn('page view="register"');
    expect(title(element)).to.equal('Create account');
    fill(element, {
      Email: 'new@example.com',
      Password: 'secret-1',
      'Confirm password': 'secret-1',
      'Verification code': '123456',
    });
    click(element, 'Create account');
    await until(() => title(element) === 'Sign in', 'the sign-in');
    expect(field(element, 'Email').value).to.equal('new@example.com');
    expect(statusText(element)).to.equal('Your account is ready. Please sign in.');
    await until(() => document.activeElement === field(element, 'Password'), 'the focus');
  });

  it('a new password ends at the sign-in, too', async () => {
    openServer();
    const element = await readySignIn('page view="reset"');
    expect(title(element)).to.equal('Change password');
    expect(element.shadowRoot?.textContent).to.include('Remember your password? Sign in');
    expect(found(element, 'Back')).to.equal(undefined);
    click(element, 'Sign in');
    await until(() => title(element) === 'Sign in', 'the sign-in');
  });
});

describe('after signing in', () => {
  it('the page goes to its redirect', async () => {
    expect(await jumpAfter('page redirect="/content/order?id=7#top"')).to.deep.equal({
      href: `${location.origin}/content/order?id=7#top`,
      path: '/content/order',
      query: { id: '7' },
      target: '_self',
    });
  });

  itOnce('without one, it goes home', async () => {
    expect(await jumpAfter('page')).to.deep.equal(home);
  });

  itOnce('a redirect to another site goes home', async () => {
    expect(await jumpAfter('page redirect="//evil.example/x"')).to.deep.equal(home);
  });

  itOnce('the URL’s redirect applies if the element has none', async () => {
    const { href } = location;
    const url = new URL(href);
    url.searchParams.set('redirect', '/about');
    history.replaceState(history.state, '', url);
    const jump = await jumpAfter('page');
    history.replaceState(history.state, '', href);
    expect(jump).to.deep.equal({ ...home, href: `${location.origin}/about`, path: '/about' });
  });

  it('the dialog goes to its redirect, too', async () => {
    expect(await jumpAfter('open view="email" redirect="/about"')).to.deep.equal({
      ...home,
      href: `${location.origin}/about`,
      path: '/about',
    });
  });

  itOnce('the URL of the redirect has the partner’s id', async () => {
    configure({ partner: 'p-1' });
    const signedIn = recordEvents('storefront-sign-in');
    const jump = await jumpAfter('page redirect="/about"');
    expect(jump).to.deep.include({ href: `${location.origin}/about?partner=p-1`, query: {} });
    expect(signedIn).to.deep.equal([{ user: dana, partner: 'p-1' }]);
  });
});
