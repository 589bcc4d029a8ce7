// engines: all
import { expect } from '@open-wc/testing';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import {
  awardOf,
  button,
  draws,
  info,
  letRest,
  openServer,
  readyWheel,
  signIn,
  status,
  wheelWithPrizes,
} from './wheel-page.js';

/** The hash was computed with Python's hashlib for this seed. All tickets fall into the third sector. */
const SEED = '5eed'.repeat(16);
const HASH = 'da68715ead9fa39aeb9ca6b2bbd0540c56d20fbfe41e534452024d7462265ad0';
const weights = [0, 0, 10_000, 0, 0, 0, 0, 0];

const promising = {
  ...info,
  prizes: info.prizes.map((prize, index) => ({
    ...prize,
    odds: (weights[index] ?? 0) / 10_000,
    weight: weights[index],
    prize: `points ${index}`,
  })),
  next_round: { round: 7, hash: HASH },
};

const opened = (seed: string, level = 3) => ({
  ...awardOf(level),
  prize: `points ${level - 1}`,
  round: { round: 7, seed },
});

const spun = async (award: object, info: object = promising) => {
  const calls = openServer({ '/pc/prize/info': () => info, '/pc/prize/draw': () => award });
  signIn();
  const element = await wheelWithPrizes();
  button(element).click();
  await letRest(element);
  return { element, calls };
};

describe('a draw with a promise from the server', () => {
  it('is checked by the wheel itself, which shows the result', async () => {
    const { element, calls } = await spun(opened(SEED));
    await until(() => status(element).includes('Checked: this draw is fair.'), status(element));
    expect(draws(calls)[0]?.query.get('hash')).to.equal(HASH);
    await until(() => calls.filter(({ path }) => path === '/pc/prize/info').length === 2, 'no new promise');
  });

  itOnce('fails the check when the seed was swapped', async () => {
    const { element } = await spun(opened('bad0'.repeat(16)));
    await until(() => status(element).includes('This draw is not what was promised'), status(element));
    expect(status(element)).to.include(awardOf(3).award_name).and.not.include('Checked');
  });

  itOnce('fails the check when other odds were used', async () => {
    const { element } = await spun(opened(SEED, 2));
    await until(() => status(element).includes('This draw is not what was promised'), status(element));
  });

  it('sends its key only after the promise has arrived', async () => {
    let sendPromise = (_: object): void => {};
    const calls = openServer({
      '/pc/prize/info': () => new Promise((resolve) => (sendPromise = resolve)),
      '/pc/prize/draw': () => opened(SEED),
    });
    const element = await readyWheel();
    button(element).click();
    await until(() => status(element) === 'The wheel is turning…');
    await until(() => calls.some(({ path }) => path === '/pc/prize/info'));
    expect(draws(calls)).to.deep.equal([]);
    sendPromise(promising);
    await letRest(element);
    await until(() => status(element).includes('Checked'), status(element));
  });
});

describe('a server without promises', () => {
  itOnce('has the plain wheel, which neither checks nor mentions checks', async () => {
    const { element, calls } = await spun(awardOf(3), info);
    expect(status(element)).to.include(awardOf(3).award_name);
    expect(element.shadowRoot?.querySelector('[part=check]')).to.equal(null);
    expect(draws(calls)[0]?.query.has('hash')).to.equal(false);
    expect(calls.filter(({ path }) => path === '/pc/prize/info').length).to.equal(1);
  });
});
