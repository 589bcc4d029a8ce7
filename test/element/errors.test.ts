import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { listenToConsole } from './console.js';
import { click, clicksOf, defineFixture, emptyPage, type Fault, find, inPage, settled } from './fixture.js';

const tag = defineFixture();
afterEach(emptyPage);

/** Returns the errors that the browser itself reports during an action. Mocha would fail the test for them. */
async function uncaught(act: () => Promise<void>): Promise<readonly string[]> {
  const events: string[] = [];
  const { onerror } = window;
  window.onerror = (message) => events.push(String(message));
  await act();
  window.onerror = onerror;
  return events;
}

describe('an error in a view', () => {
  for (const place of ['render', 'layout', 'effect'] satisfies Fault[]) {
    it(`in its ${place} is reported once, and the page’s own content shows`, async () => {
      const console = listenToConsole('error');
      let other: HTMLElement | undefined;
      const reported = await uncaught(async () => {
        other = inPage(
          `<section><${tag} class="bad" label="fault in ${place}"><a href="#cars">All cars</a></${tag}><${tag} class="good"></${tag}></section>`,
        );
        await until(() => console.messages.length, 'nothing was reported');
        await settled();
      });
      console.restore();
      expect(reported).to.deep.equal([]);
      expect(console.messages).to.have.length(1);
      expect(String(console.messages[0])).to.contain(`<${tag}>`).and.to.contain(`${place} of the fixture`);
      const link = find('.bad a', other);
      expect(link.assignedSlot, 'the page’s own content is shown').to.be.instanceOf(HTMLSlotElement);
      expect(link.getBoundingClientRect().width).to.be.greaterThan(0);
      const good = find('.good', other);
      await click(good);
      expect(clicksOf(good)).to.equal(1);
    });
  }

  it('is contained after a change, too', async () => {
    const console = listenToConsole('error');
    const element = inPage(`<${tag}><b>own</b></${tag}>`);
    element.label = 'fault in render';
    await settled();
    console.restore();
    expect(console.messages).to.have.length(1);
    expect(find('b', element).assignedSlot).to.be.instanceOf(HTMLSlotElement);
  });

  it('is forgotten when the element is removed and reinserted', async () => {
    const console = listenToConsole('error');
    const element = inPage(`<${tag} label="fault in render"></${tag}>`);
    element.remove();
    await settled();
    element.label = null;
    document.body.append(element);
    await settled();
    console.restore();
    await click(element);
    expect(clicksOf(element)).to.equal(1);
  });

  it('while it is torn down does not reach the page', async () => {
    const console = listenToConsole('error');
    const element = inPage(`<${tag} label="fault in unmount"></${tag}>`);
    const reported = await uncaught(async () => {
      element.remove();
      await settled();
    });
    expect(reported).to.deep.equal([]);
    expect(console.messages).to.have.length(1);
    document.body.append(element);
    await click(element);
    expect(clicksOf(element)).to.equal(1);
    element.remove();
    await settled();
    console.restore();
  });
});
