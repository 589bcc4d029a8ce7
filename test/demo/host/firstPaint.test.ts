import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { begin, firstPaint } from '../../../demo/host/shell/firstPaint.js';
import { AFTER_FIRST_PAINT } from '../../../demo/shared/page-rendering.js';

/** Adds a picture like the first one on the phone site's home page. Returns functions that end its decoding. */
function earlyHero() {
  const picture = new Image();
  picture.className = 'early-hero';
  let end = { decoded: () => {}, failed: () => {} };
  const decoding = new Promise<void>((resolve, reject) => {
    end = { decoded: resolve, failed: () => reject(new Error('no picture')) };
  });
  picture.decode = () => decoding;
  document.body.append(picture);
  return { ...end, picture };
}

/** Returns whether a promise has resolved by now, without waiting for it. */
async function hasEnded(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), aTimeout(0).then(() => false)]);
}

describe('the first paint', () => {
  afterEach(() => document.querySelector('.early-hero')?.remove());

  it('waits for its picture', async () => {
    const { decoded } = earlyHero();
    const painted = firstPaint();
    // As many frames as it would need without a picture.
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    expect(await hasEnded(painted)).to.equal(false);
    decoded();
    await painted;
  });

  it('comes without a picture, and when the picture cannot be loaded', async () => {
    await firstPaint();
    const { failed } = earlyHero();
    const painted = firstPaint();
    failed();
    await painted;
  });

  it('comes before the deferred modules', async () => {
    const { decoded } = earlyHero();
    const later = document.createElement('template');
    later.id = AFTER_FIRST_PAINT;
    later.innerHTML =
      '<link rel="modulepreload" href="/later-1.js"><link rel="modulepreload" href="/later-2.js">';
    document.head.append(later);
    const links = () => document.head.querySelectorAll('link[href^="/later-"]').length;
    const begun = new Promise<number>((resolve) => begin(async () => resolve(links())));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    expect(links()).to.equal(0);
    decoded();
    expect(await begun).to.equal(2);
    expect(later.isConnected).to.equal(false);
    for (const link of document.head.querySelectorAll('link[href^="/later-"]')) link.remove();
  });

  it('doesn’t wait long for a picture that never loads', async () => {
    earlyHero();
    const painted = firstPaint();
    expect(await hasEnded(painted)).to.equal(false);
    await painted;
  });
});
