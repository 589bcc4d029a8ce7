// engines: all
// page: own
import { expect } from '@open-wc/testing';
import { watchHeld } from '../lifecycle/held.js';
import { until } from '../support/until.js';
import {
  click,
  clicksOf,
  create,
  defineFixture,
  emptyPage,
  type FixtureElement,
  find,
  inPage,
  settled,
  traceOf,
} from './fixture.js';

const tag = defineFixture();
afterEach(emptyPage);

describe('an element that is removed', () => {
  it('is torn down once, completely, and leaves nothing behind', async () => {
    const watched = watchHeld();
    const element = inPage(`<${tag}></${tag}>`);
    await settled();
    expect(watched.held().observers, 'it watches the language').to.equal(1);
    element.remove();
    await settled();
    // Preact's effects end by a timer, which a busy browser runs later.
    await until(() => !watched.held().timers.length, 'a timer is left');
    watched.stop();
    expect(traceOf(element)).to.include({ mounts: 1, unmounts: 1 });
    expect(element.shadowRoot.childNodes).to.have.length(0);
    expect(watched.held()).to.deep.equal({
      listeners: [],
      timers: [],
      frames: 0,
      observers: 0,
      requests: [],
    });
  });

  it('keeps what other elements need, and the last one leaves nothing', async () => {
    const watched = watchHeld();
    inPage(`<section>${`<${tag}></${tag}>`.repeat(20)}</section>`);
    const elements = [...document.querySelectorAll<HTMLElement>(tag)];
    expect(watched.held().observers, 'one observer for all').to.equal(1);
    const last = elements.pop();
    for (const element of elements) element.remove();
    await settled();
    document.body.lang = 'ar';
    await settled();
    expect(last && traceOf(last).props.lang).to.equal('ar');
    last?.remove();
    await settled();
    document.body.removeAttribute('lang');
    watched.stop();
    expect(watched.held().observers).to.equal(0);
    for (const element of elements) expect(traceOf(element)).to.include({ draws: 1, unmounts: 1 });
  });

  it('by replacing an ancestor’s markup is torn down', async () => {
    const element = inPage(`<${tag}></${tag}>`);
    document.body.innerHTML = '';
    await settled();
    expect(traceOf(element).unmounts).to.equal(1);
  });

  it('and reinserting it later starts it again', async () => {
    const element = inPage(`<${tag} label="one"></${tag}>`);
    await click(element);
    element.remove();
    await settled();
    document.body.append(element);
    expect(clicksOf(element)).to.equal(0);
    await click(element);
    expect(clicksOf(element)).to.equal(1);
    expect(traceOf(element)).to.include({ mounts: 2, unmounts: 1 });
  });

  it('and reinserted many times uses no more memory than one that stayed', async () => {
    const watched = watchHeld();
    const element = inPage(`<${tag}></${tag}>`);
    for (let round = 0; round < 5; round++) {
      element.remove();
      await settled();
      document.body.append(element);
    }
    // Preact runs the effects of a render some time after its frame.
    await until(() => !watched.held().timers.length && !watched.held().frames, 'a timer is left');
    expect(watched.held()).to.deep.equal({
      listeners: [],
      timers: [],
      frames: 0,
      observers: 1,
      requests: [],
    });
    watched.stop();
    expect(traceOf(element)).to.include({ mounts: 6, unmounts: 5 });
  });

  for (const [when, act] of [
    [
      'before',
      (element: FixtureElement) => {
        element.label = 'late';
        element.remove();
      },
    ],
    [
      'after',
      (element: FixtureElement) => {
        element.remove();
        element.label = 'late';
      },
    ],
  ] as const) {
    it(`with a change just ${when} renders no more after its teardown`, async () => {
      const element = inPage(`<${tag}></${tag}>`);
      act(element);
      await settled();
      expect(element.shadowRoot.childNodes).to.have.length(0);
      expect(traceOf(element)).to.include({ mounts: 1, unmounts: 1 });
    });
  }

  it('by another element, while both are inserted, never renders', async () => {
    const neighbor = 'x-jealous-neighbor';
    customElements.define(
      neighbor,
      class extends HTMLElement {
        connectedCallback() {
          this.nextElementSibling?.remove();
        }
      },
    );
    const element = create(tag);
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement(neighbor), element);
    document.body.append(fragment);
    await settled();
    expect(element.isConnected).to.equal(false);
    expect(element.shadowRoot.childNodes).to.have.length(0);
    expect(() => traceOf(element)).to.throw('never drawn');
    document.body.append(element);
    expect(find('button', element.shadowRoot).textContent).to.equal('0');
  });
});
