import { expect } from '@open-wc/testing';
import { held, Refusal } from '../support/answers.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { keyedDraw } from './tab.js';
import {
  angleOf,
  animationOf,
  awardOf,
  button,
  draws,
  isPlanned,
  isReady,
  letRest,
  openServer,
  readyWheel,
  signIn,
  status,
  type WheelElement,
} from './wheel-page.js';

describe('a late reply', () => {
  it('arrives while the wheel turns: it continues without a jump, and stops on the award', async () => {
    const draw = held<object>();
    openServer({ '/pc/prize/draw': draw.answer });
    const element = await readyWheel();
    const spun = element.spin();
    const animation = animationOf(element);
    await animation.ready;
    animation.pause();
    animation.currentTime = 9000;
    const before = angleOf(element);
    draw.give(awardOf(7));
    await isPlanned(element);
    expect(animationOf(element)).to.equal(animation);
    expect(animation.currentTime).to.equal(9000);
    expect(angleOf(element)).to.be.closeTo(before, 0.1);
    expect(Number(animation.effect?.getTiming().duration)).to.be.within(9000 + 2200, 9000 + 2400);
    animation.play();
    await letRest(element);
    expect(angleOf(element)).to.be.closeTo(90, 0.01);
    expect(await spun).to.deep.equal(awardOf(7));
  });

  it('of a removed wheel is not announced, and is shown when the wheel is reinserted', async () => {
    const server = keyedDraw();
    const draw = held<object>();
    let isHeld = true;
    const calls = openServer({
      '/pc/prize/draw': (call) => (isHeld ? draw.answer() : server.answer(call)),
    });
    const prizes = recordEvents('storefront-prize');
    const element = await readyWheel();
    const parent = element.parentElement;
    const spun = element.spin();
    await until(() => draws(calls).length === 1);
    element.remove();
    expect(await spun).to.equal(null);
    draw.give(awardOf(1));
    isHeld = false;
    expect(prizes).to.deep.equal([]);
    parent?.append(element);
    await isReady(element);
    await until(() => status(element).includes('50 points'));
    expect(draws(calls)[1]?.query.get('key')).to.equal(draws(calls)[0]?.query.get('key'));
    expect(prizes).to.deep.equal([{ award: awardOf(4) }]);
  });
});

describe('an interrupted draw', () => {
  it('is shown by one of two wheels, with one event', async () => {
    const server = keyedDraw();
    let isHeld = true;
    const calls = openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return isHeld ? held().answer() : award;
      },
    });
    const prizes = recordEvents('storefront-prize');
    const element = await readyWheel();
    element.spin();
    await until(() => draws(calls).length === 1);
    element.remove();
    isHeld = false;
    await until(() => !element.shadowRoot?.querySelector('.base'), 'it is not torn down');
    const tag = 'storefront-prize-wheel';
    const two = [...addMarkup(`<${tag}></${tag}><${tag}></${tag}>`).querySelectorAll<WheelElement>(tag)];
    await Promise.all(two.map(isReady));
    await until(() => two.some((wheel) => status(wheel).includes('50 points')));
    await until(() => two.every((wheel) => !button(wheel).hasAttribute('aria-disabled')));
    expect(prizes).to.deep.equal([{ award: awardOf(4) }]);
    expect(two.filter((wheel) => status(wheel)).length).to.equal(1);
    expect(server.draws.size).to.equal(1);
  });
});

describe('a double click', () => {
  it('draws once, sends one event of each kind, and gives both callers the same award', async () => {
    const calls = openServer();
    const recorded = [recordEvents('storefront-spin-start'), recordEvents('storefront-prize')];
    const element = await readyWheel();
    button(element).click();
    button(element).click();
    const both = [element.spin(), element.spin()];
    await isPlanned(element);
    button(element).click();
    await letRest(element);
    expect(await Promise.all(both)).to.deep.equal([awardOf(3), awardOf(3)]);
    expect(draws(calls).length).to.equal(1);
    expect(recorded.map(({ length }) => length)).to.deep.equal([1, 1]);
  });
});

describe('a lost reply', () => {
  const lose = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is requested again immediately, with the same key', async () => {
    const server = keyedDraw();
    let losses = 1;
    const calls = openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return losses-- > 0 ? lose() : award;
      },
    });
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('50 points'));
    expect(draws(calls).length).to.equal(2);
    expect(server.draws.size).to.equal(1);
  });

  it('shows an error if it stays lost; the next spin shows the drawn award, and the one after it draws again', async () => {
    const server = keyedDraw();
    let losses = 2;
    openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return losses-- > 0 ? lose() : award;
      },
    });
    const errors = recordEvents('storefront-error');
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => errors.length === 1);
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('50 points'));
    expect(server.draws.size).to.equal(1);
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('$20 off'));
    expect(server.draws.size).to.equal(2);
  });

  it('is never shown to another shopper', async () => {
    const server = keyedDraw();
    let losses = 2;
    openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return losses-- > 0 ? lose() : award;
      },
    });
    signIn('token-1');
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    signIn('token-2');
    await isReady(element);
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('$20 off'));
    expect(server.draws.size).to.equal(2);
  });

  it('does not include a refusal: the next spin is a new draw', async () => {
    let answer: unknown = new Refusal(409, 'No spin left');
    const calls = openServer({ '/pc/prize/draw': () => answer });
    signIn();
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    answer = awardOf(3);
    button(element).click();
    await letRest(element);
    const [first, second] = draws(calls).map(({ query }) => query.get('key'));
    expect(first).to.not.equal(second);
  });
});
