import { expect } from '@open-wc/testing';
import { defineFixture, emptyPage, find, inPage, traceOf } from './fixture.js';

const tag = defineFixture(undefined, { commonDetail: () => ({ partner: 'acme' }) });
afterEach(emptyPage);

/** Makes the view send an event, and listens for it on the document. */
function sent(name: 'storefront-ask' | 'storefront-tell', prevented = false) {
  const outer = inPage('<section></section>').attachShadow({ mode: 'open' });
  outer.innerHTML = `<${tag}></${tag}>`;
  const element = find(tag, outer);
  const events: CustomEvent[] = [];
  const path: EventTarget[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event);
    path.push(...event.composedPath());
    if (prevented) event.preventDefault();
  };
  document.addEventListener(name, listen);
  const goesOn = traceOf(element).props.host.emit(name, { label: 'one' });
  document.removeEventListener(name, listen);
  return { element, events, path, goesOn };
}

describe('an event of a widget', () => {
  it('bubbles and leaves every shadow root on its way', () => {
    const { element, events, path } = sent('storefront-tell');
    expect(events).to.have.length(1);
    expect(events[0]).to.include({ bubbles: true, composed: true });
    expect(path[0]).to.equal(element);
  });

  it('has its own fields and those of every event', () => {
    expect(sent('storefront-tell').events[0]?.detail).to.deep.equal({ label: 'one', partner: 'acme' });
  });

  it('can be prevented if its definition says so, and the view knows', () => {
    expect(sent('storefront-ask')).to.deep.include({ goesOn: true });
    const { events, goesOn } = sent('storefront-ask', true);
    expect(events[0]).to.include({ cancelable: true, defaultPrevented: true });
    expect(goesOn).to.equal(false);
  });

  it('that is not cancelable proceeds whatever a listener does', () => {
    const { events, goesOn } = sent('storefront-tell', true);
    expect(events[0]).to.include({ cancelable: false, defaultPrevented: false });
    expect(goesOn).to.equal(true);
  });
});
