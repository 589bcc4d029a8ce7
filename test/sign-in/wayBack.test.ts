// engines: all
// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { engine } from '../support/engine.js';
import { press as pressKey } from '../support/keys.js';
import { recordEvents } from '../support/record-events.js';
import { addSignIn, openServer, readySignIn, until } from '../support/sign-in.js';

const home = { href: `${location.origin}/`, path: '/', query: {}, target: '_self' };

/** Waits for the history trap. In WebKit, it is set on the shopper's first key press. */
const trapped = () =>
  until(async () => {
    if (engine === 'webkit') await pressKey('Tab');
    return history.state?.storefrontSignIn;
  }, 'the trap');

const pops = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

describe('the Back link', () => {
  it('stays on the page, and goes home', async () => {
    openServer();
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    history.pushState(null, '');
    await readySignIn('page');
    // Don't check the history's length: a full history no longer grows.
    await trapped();
    history.back();
    await until(() => jumps.length, 'the jump');
    expect(jumps).to.deep.equal([home]);
  });

  it('differs from a skip link to the content, which works each time', async () => {
    openServer();
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    history.pushState(null, '');
    await readySignIn('page');
    await trapped();
    const link = document.createElement('a');
    link.href = '#content';
    link.textContent = 'Skip to the content';
    document.body.append(link);
    link.focus();
    const followed = pops();
    await pressKey('Enter');
    await followed;
    expect(location.hash).to.equal('#content');
    await pressKey('Enter'); // now the address stays the same
    await nextFrame();
    await nextFrame();
    link.remove();
    while (location.hash) {
      const popped = pops();
      history.back();
      await popped;
    }
    expect(jumps).to.deep.equal([]);
    history.back();
    await until(() => jumps.length, 'the jump');
    expect(jumps).to.deep.equal([home]);
  });

  it('keeps a router’s history state', async () => {
    openServer();
    history.replaceState({ idx: 3 }, '');
    const element = await readySignIn('page');
    await trapped();
    expect(history.state).to.deep.equal({ idx: 3, storefrontSignIn: true });
    element.remove();
    const popped = pops();
    history.back();
    await popped;
    expect(history.state).to.deep.equal({ idx: 3 });
    history.replaceState(null, '');
  });

  it('of a dialog, and of a new account’s page, is the browser’s own', async () => {
    openServer();
    const before = history.length;
    await readySignIn('open view="email"');
    addSignIn('page view="register"');
    await nextFrame();
    expect(history.length).to.equal(before);
  });
});
