// engines: all
import { expect } from '@open-wc/testing';
import { local, session } from '../../src/state/storage.js';
import { held } from '../support/answers.js';
import { until } from '../support/until.js';
import { isReadyTab, keyedDraw, openTab } from './tab.js';
import { angleOf, awardOf, draws, holdTurn, isPlanned, letRest, openServer, status } from './wheel-page.js';

describe('a reload', () => {
  it('in the middle of a turn shows the drawn award once, and requests no other', async () => {
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

  it('before the reply requests again with the same key', async () => {
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
    expect(server.draws.size).to.equal(1);
  });

  it('after the award was shown neither shows it again nor draws', async () => {
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
    const calls = openServer({
      '/pc/prize/draw': async (call) => {
        const award = server.answer(call);
        await first.answer();
        return award;
      },
    });
    const [one, other] = [await openTab(), await openTab()];
    const spun = [one.wheel().spin(), other.wheel().spin()];
    await until(() => draws(calls).length === 2);
    first.give();
    await letRest(one.wheel());
    await letRest(other.wheel());
    expect(await Promise.all(spun)).to.deep.equal([awardOf(4), awardOf(4)]);
    expect(server.draws.size).to.equal(1);
  });

  it('of which one is late show the first one’s award, and keep the other’s next draw', async () => {
    const server = keyedDraw();
    const calls = openServer({ '/pc/prize/draw': server.answer });
    const [one, other] = [await openTab(), await openTab()];
    const first = one.wheel().spin();
    await holdTurn(one.wheel());
    const late = other.wheel().spin();
    await letRest(other.wheel());
    expect(await late).to.deep.equal(awardOf(4));
    expect(draws(calls).length).to.equal(1);
    const next = other.wheel().spin();
    await holdTurn(other.wheel());
    await letRest(one.wheel());
    expect(await first).to.deep.equal(awardOf(4));
    expect(local.read('prizeDraw'), 'the other tab’s draw is still stored').to.not.equal(null);
    await letRest(other.wheel());
    expect(await next).to.deep.equal(awardOf(5));
    expect(session.read('prizeDraw')).to.equal(null);
  });
});
