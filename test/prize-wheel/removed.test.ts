// page: own
import { expect } from '@open-wc/testing';
import { finishing } from '../../src/prize-wheel/use-spin.js';
import { local, session } from '../../src/state/storage.js';
import { button, draws, find, openServer, readyWheel, status } from './wheel-page.js';

describe('a wheel that is removed before the drawing code has loaded', () => {
  // This is the first turn on this page. For later ones, the code is already loaded.
  it('renders nothing, and leaves nothing for the next wheel', async () => {
    const calls = openServer();
    const element = await readyWheel();
    const spun = element.spin();
    element.remove();
    expect(await spun).to.equal(null);
    await finishing.load();
    expect([local.read('prizeDraw'), session.read('prizeDraw')]).to.deep.equal([null, null]);
    const next = await readyWheel();
    await new Promise(requestAnimationFrame);
    expect(find(next, '[part=disc]').getAnimations()).to.deep.equal([]);
    expect(button(next).hasAttribute('aria-disabled')).to.equal(false);
    expect(status(next)).to.equal('');
    expect(draws(calls)).to.deep.equal([]);
  });
});
