// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { held, Refusal } from '../support/answers.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import {
  angleOf,
  animationOf,
  awardOf,
  button,
  draws,
  find,
  holdTurn,
  isPlanned,
  letRest,
  names,
  openServer,
  readyWheel,
  signIn,
  status,
  textOf,
  wheelWithPrizes,
} from './wheel-page.js';

describe('the wheel', () => {
  itOnce('has eight sectors with the names of the prizes, and doesn’t move', async () => {
    openServer();
    const element = await wheelWithPrizes();
    expect(element.shadowRoot?.querySelectorAll('.sectors > path').length).to.equal(8);
    for (const name of names) expect(find(element, '.names').textContent).to.include(name);
    expect(find(element, '[part=disc]').getAnimations()).to.deep.equal([]);
    expect(button(element).getAttribute('aria-label')).to.equal('Spin the wheel');
  });

  it('turns immediately, locked, until the server answers', async () => {
    const draw = held<object>();
    openServer({ '/pc/prize/draw': draw.answer });
    const started = recordEvents('storefront-spin-start');
    const element = await readyWheel();
    button(element).click();
    const animation = animationOf(element);
    expect(animation.playState).to.equal('running');
    await until(() => status(element) === 'The wheel is turning…');
    expect(button(element).getAttribute('aria-disabled')).to.equal('true');
    await until(() => Number(animation.currentTime) > 200 && angleOf(element) > 5, 'it does not turn');
    expect(started).to.deep.equal([{}]);
    draw.give(awardOf(1));
    await letRest(element);
  });

  it('turns only by its transform, for at least 3500 ms and 2160 degrees when the reply is in time', async () => {
    openServer();
    const element = await readyWheel();
    button(element).click();
    await isPlanned(element);
    const { effect } = animationOf(element);
    expect(effect?.getTiming().duration).to.equal(3500);
    const keyframes = (effect as KeyframeEffect).getKeyframes(); // created by `animate`
    expect([...new Set(keyframes.flatMap(Object.keys))].sort()).to.deep.equal([
      'composite',
      'computedOffset',
      'easing',
      'offset',
      'transform',
    ]);
    const angles = keyframes.map(({ transform }) =>
      Number.parseFloat(String(transform).slice('rotate('.length)),
    );
    expect(Math.max(...angles) - Math.min(...angles)).to.be.within(2160, 2520);
  });

  // Neighboring sectors prove the same, except for the first and the last.
  for (let level = 1; level <= 8; level++)
    ([1, 4, 8].includes(level) ? it : itOnce)(
      `lands on sector ${level}, which the server drew, and then shows it`,
      async () => {
        openServer({ '/pc/prize/draw': () => awardOf(level) });
        const prizes = recordEvents('storefront-prize');
        const element = await readyWheel();
        const spun = element.spin();
        await letRest(element);
        expect(angleOf(element)).to.be.closeTo((360 - (level - 1) * 45) % 360, 0.01);
        // The sector is visibly the one at the top.
        const seen = find(element, '[part=wheel]').getBoundingClientRect();
        const name = find(element, `.names > :nth-child(${level}) > span`).getBoundingClientRect();
        expect(name.x + name.width / 2).to.be.closeTo(seen.x + seen.width / 2, 1);
        expect(name.y).to.be.below(seen.y + seen.height / 3);
        await until(() => status(element).includes(`Explained: ${names[level - 1]}`));
        expect(prizes).to.deep.equal([{ award: awardOf(level) }]);
        expect(await spun).to.deep.equal(awardOf(level));
      },
    );

  itOnce('announces a win only if there was one', async () => {
    let level = 2;
    openServer({ '/pc/prize/draw': () => awardOf(level) });
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('Not this time'));
    expect(status(element)).to.not.include('You won');
    level = 3;
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('You won'));
  });

  itOnce('reveals the award neither in its text nor in an event before it stops', async () => {
    const award = { ...awardOf(3), award_name: 'A secret prize', award_explain: 'How to get it' };
    openServer({ '/pc/prize/draw': () => award });
    const prizes = recordEvents('storefront-prize');
    const element = await readyWheel();
    button(element).click();
    await holdTurn(element); // a busy machine would miss its last moments
    const turning = animationOf(element);
    turning.currentTime = 3400;
    await turning.ready;
    await new Promise(requestAnimationFrame);
    expect(textOf(element)).to.not.include('secret');
    expect(textOf(element)).to.not.include('How to get it');
    expect(prizes).to.deep.equal([]);
    await letRest(element);
    await until(() => status(element).includes('A secret prize'));
    expect(prizes.length).to.equal(1);
  });

  it('starts from its current angle, each time toward its award', async () => {
    let level = 3;
    const calls = openServer({ '/pc/prize/draw': () => awardOf(level) });
    const element = await readyWheel();
    for (level of [3, 8, 8, 1]) {
      button(element).click();
      await letRest(element);
      expect(angleOf(element)).to.be.closeTo((360 - (level - 1) * 45) % 360, 0.01);
    }
    expect(new Set(draws(calls).map(({ query }) => query.get('key'))).size).to.equal(4);
  });

  itOnce('updates the number of spins left for a signed-in shopper', async () => {
    signIn();
    openServer();
    const element = await readyWheel();
    await until(() => textOf(element).includes('Spins left: 3'));
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('Spins left: 2'));
  });
});

describe('a draw that fails', () => {
  it('stops the wheel on the sector it started from, unlocks it, and shows the server’s message', async () => {
    openServer({ '/pc/prize/draw': () => new Refusal(409, 'You have no spin left today') });
    signIn();
    const prizes = recordEvents('storefront-prize');
    const errors = recordEvents('storefront-error');
    const element = await readyWheel();
    const spun = element.spin();
    await isPlanned(element);
    expect(textOf(element)).to.not.include('no spin left');
    await letRest(element);
    expect(Math.cos((angleOf(element) * Math.PI) / 180), 'the first sector is up').to.be.closeTo(1, 0.001);
    await until(() => textOf(element).includes('You have no spin left today'));
    expect(await spun).to.equal(null);
    expect(prizes).to.deep.equal([]);
    expect(errors).to.deep.equal([{ call: 'prizeDraw', code: 409, message: 'You have no spin left today' }]);
    expect(document.querySelector('storefront-sign-in')).to.equal(null);
  });

  itOnce('asks a guest to sign in if the server requires it', async () => {
    openServer({ '/pc/prize/draw': () => new Refusal(403, 'Please sign in to spin the wheel') });
    const element = await readyWheel('', true);
    button(element).click();
    await letRest(element);
    await until(() => document.querySelector('storefront-sign-in')?.hasAttribute('open'));
  });

  itOnce('includes an award without a sector, which shows no win', async () => {
    openServer({ '/pc/prize/draw': () => ({ ...awardOf(1), award_level: 9 }) });
    const errors = recordEvents('storefront-error');
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => errors.length === 1);
    expect(status(element)).to.equal('');
  });
});

describe('the wheel as an element', () => {
  it('that is disabled does not spin, by its button or by its method', async () => {
    const calls = openServer();
    const started = recordEvents('storefront-spin-start');
    const element = await readyWheel('disabled');
    button(element).click();
    expect(await element.spin()).to.equal(null);
    expect(started).to.deep.equal([]);
    expect(draws(calls)).to.deep.equal([]);
    element.disabled = false;
    await until(() => !button(element).hasAttribute('aria-disabled'));
    button(element).click();
    await letRest(element);
    expect(draws(calls).length).to.equal(1);
  });

  itOnce('that is disabled during a turn finishes it', async () => {
    const draw = held<object>();
    openServer({ '/pc/prize/draw': draw.answer });
    const element = await readyWheel();
    const spun = element.spin();
    element.disabled = true;
    draw.give(awardOf(5));
    await isPlanned(element);
    animationOf(element).finish();
    expect(await spun).to.deep.equal(awardOf(5));
  });

  it('whose spin() is called before it is ready spins once it is', async () => {
    const shown = held<object>();
    const calls = openServer({ '/pc/prize/info': shown.answer });
    const element = document.createElement('storefront-prize-wheel');
    const spun: Promise<unknown> = Reflect.apply(Reflect.get(element, 'spin'), element, []);
    document.body.append(element);
    shown.give({});
    await until(() => element.shadowRoot?.querySelector('[part=disc]')?.getAnimations().length);
    await letRest(element);
    expect(await spun).to.deep.equal(awardOf(3));
    expect(draws(calls).length).to.equal(1);
    element.remove();
  });
});
