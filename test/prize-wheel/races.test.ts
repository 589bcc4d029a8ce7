import { expect } from '@open-wc/testing';
import { local, session } from '../../src/store/persistence.js';
import { store } from '../../src/store/store.js';
import { held, Refusal } from '../support/answers.js';
import { heard } from '../support/heard.js';
import { until } from '../support/until.js';
import {
  addPlace,
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

/** A server that keeps what it drew by the key of the draw: each new one is the next sector. */
function keyedDraw() {
  const drawn = new Map<string, number>();
  return {
    drawn,
    answer: ({ query }: { readonly query: URLSearchParams }) => {
      const key = query.get('key') ?? '';
      if (!drawn.has(key)) drawn.set(key, drawn.size + 4);
      return awardOf(drawn.get(key) ?? 0);
    },
  };
}

/** A page of its own with a wheel, whose calls are answered here. */
async function openTab(): Promise<{ frame: HTMLIFrameElement; wheel: () => WheelElement }> {
  const place = addPlace('<iframe width="900" height="700"></iframe>');
  const [frame] = place.querySelectorAll('iframe');
  if (!frame) throw new Error('one was added');
  frame.src = `/test/prize-wheel/pages/wheel.html?api=${store.getState().bigdata.config.api}`;
  const wheel = () => {
    const found = frame.contentDocument?.querySelector<WheelElement>('storefront-prize-wheel');
    if (!found) throw new Error('no wheel');
    return found;
  };
  await isReadyTab(wheel);
  return { frame, wheel };
}

const isReadyTab = (wheel: () => Element) =>
  until(() => {
    try {
      return wheel().shadowRoot?.querySelector('[part=button]');
    } catch {
      return null; // the page is on its way
    }
  }, 'the other page’s wheel is not ready');

describe('a late reply', () => {
  it('finds the wheel turning: it lands from there without a jump, on the award', async () => {
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

  it('of a wheel that was removed is told to nobody, and is shown when the wheel is back', async () => {
    const server = keyedDraw();
    const draw = held<object>();
    let isHeld = true;
    const calls = openServer({
      '/pc/prize/draw': (call) => (isHeld ? draw.answer() : server.answer(call)),
    });
    const prizes = heard('storefront-prize');
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

describe('a double click', () => {
  it('draws once, sends one event of each kind, and gives both callers the same award', async () => {
    const calls = openServer();
    const heardOf = [heard('storefront-spin-start'), heard('storefront-prize')];
    const element = await readyWheel();
    button(element).click();
    button(element).click();
    const both = [element.spin(), element.spin()];
    await isPlanned(element);
    button(element).click();
    await letRest(element);
    expect(await Promise.all(both)).to.deep.equal([awardOf(3), awardOf(3)]);
    expect(draws(calls).length).to.equal(1);
    expect(heardOf.map(({ length }) => length)).to.deep.equal([1, 1]);
  });
});

describe('a lost reply', () => {
  const lose = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is asked for once more at once, by the same key', async () => {
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
    expect(server.drawn.size).to.equal(1);
  });

  it('for good is told; the next spin shows the award that was drawn, and the one after it draws anew', async () => {
    const server = keyedDraw();
    let losses = 2;
    openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return losses-- > 0 ? lose() : award;
      },
    });
    const errors = heard('storefront-error');
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => errors.length === 1);
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('50 points'));
    expect(server.drawn.size).to.equal(1);
    button(element).click();
    await letRest(element);
    await until(() => status(element).includes('$20 off'));
    expect(server.drawn.size).to.equal(2);
  });

  it('of one shopper is not another’s', async () => {
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
    expect(server.drawn.size).to.equal(2);
  });

  it('is no lost one where the server refused: the next spin is a new draw', async () => {
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

describe('a reload', () => {
  it('in the middle of a turn shows the award that was drawn, once, and asks for no other', async () => {
    const server = keyedDraw();
    const calls = openServer({ '/pc/prize/draw': server.answer });
    const { frame, wheel } = await openTab();
    wheel().spin();
    await isPlanned(wheel());
    const old = frame.contentDocument;
    frame.contentWindow?.location.reload();
    await until(() => frame.contentDocument !== old);
    await isReadyTab(wheel);
    await until(() => status(wheel()).includes('50 points'));
    expect(draws(calls).length).to.equal(1);
    expect(angleOf(wheel())).to.be.closeTo(225, 0.01);
    expect(local.read('prizeDraw')).to.equal(null);
    expect(Number(local.read('dzpTime'))).to.be.closeTo(Date.now(), 60_000);
  });

  it('before the reply asks again by the same key', async () => {
    const server = keyedDraw();
    let isHeld = true;
    const calls = openServer({
      '/pc/prize/draw': (call) => {
        const award = server.answer(call);
        return isHeld ? held().answer() : award;
      },
    });
    const { frame, wheel } = await openTab();
    wheel().spin();
    await until(() => draws(calls).length === 1);
    isHeld = false;
    const old = frame.contentDocument;
    frame.contentWindow?.location.reload();
    await until(() => frame.contentDocument !== old);
    await isReadyTab(wheel);
    await until(() => status(wheel()).includes('50 points'));
    expect(server.drawn.size).to.equal(1);
  });

  it('after the award was shown shows nothing, and draws nothing', async () => {
    const calls = openServer();
    const { frame, wheel } = await openTab();
    wheel().spin();
    await letRest(wheel());
    const old = frame.contentDocument;
    frame.contentWindow?.location.reload();
    await until(() => frame.contentDocument !== old);
    await isReadyTab(wheel);
    expect(status(wheel())).to.equal('');
    expect(draws(calls).length).to.equal(1);
  });
});

describe('two tabs', () => {
  it('that spin at the same time draw once, and show the same award', async () => {
    const server = keyedDraw();
    const first = held<void>();
    openServer({
      '/pc/prize/draw': async (call) => {
        const award = server.answer(call);
        await first.answer();
        return award;
      },
    });
    const [one, other] = [await openTab(), await openTab()];
    const spun = [one.wheel().spin(), other.wheel().spin()];
    first.give();
    await letRest(one.wheel());
    await letRest(other.wheel());
    expect(await Promise.all(spun)).to.deep.equal([awardOf(4), awardOf(4)]);
    expect(server.drawn.size).to.equal(1);
  });

  it('of which one comes late take over what the first one drew, and leave its next draw alone', async () => {
    const server = keyedDraw();
    const calls = openServer({ '/pc/prize/draw': server.answer });
    const [one, other] = [await openTab(), await openTab()];
    const first = one.wheel().spin();
    await isPlanned(one.wheel());
    const late = other.wheel().spin();
    await letRest(other.wheel());
    expect(await late).to.deep.equal(awardOf(4));
    expect(draws(calls).length).to.equal(1);
    const next = other.wheel().spin();
    await isPlanned(other.wheel());
    await letRest(one.wheel());
    expect(await first).to.deep.equal(awardOf(4));
    expect(local.read('prizeDraw'), 'the other tab’s draw is kept').to.not.equal(null);
    await letRest(other.wheel());
    expect(await next).to.deep.equal(awardOf(5));
    expect(session.read('prizeDraw')).to.equal(null);
  });
});
