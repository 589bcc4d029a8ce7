// engines: all
import { expect } from '@open-wc/testing';
import {
  click,
  clicksOf,
  defineFixture,
  emptyPage,
  type FixtureElement,
  find,
  inPage,
  settled,
  textOf,
  traceOf,
  wasRendered,
} from './fixture.js';

const tag = defineFixture();
afterEach(emptyPage);

async function used(): Promise<FixtureElement> {
  const element = inPage(`<${tag} label="markup" open><b>own</b></${tag}>`);
  await click(element);
  return element;
}

function expectClean(element: FixtureElement): void {
  expect(clicksOf(element)).to.equal(0);
  expect(textOf(element)).to.equal('markup');
  expect(element.innerHTML).to.equal('<b>own</b>');
  expect(element.shadowRoot.querySelectorAll('button')).to.have.length(1);
  expect(traceOf(element)).to.include({ mounts: 1, unmounts: 0 });
}

describe('a copy starts fresh', () => {
  it('made by cloneNode', async () => {
    const element = await used();
    const copy = element.cloneNode(true) as FixtureElement; // a clone has the same class
    document.body.append(copy);
    expectClean(copy);
    await click(copy);
    await click(copy);
    expect(clicksOf(copy)).to.equal(2);
    expect(clicksOf(element)).to.equal(1);
  });

  it('made by cloneNode of an ancestor, which renders nothing while it is disconnected', async () => {
    const element = await used();
    const clone = document.body.cloneNode(true) as HTMLElement; // a clone has the same class
    await settled();
    expect(wasRendered(find(tag, clone))).to.equal(false);
    element.remove();
    await settled();
    document.body.replaceChildren(...clone.childNodes);
    expectClean(find(tag));
  });

  it('made by importNode, as templates are', async () => {
    const template = document.createElement('template');
    template.innerHTML = `<${tag} label="markup" open><b>own</b></${tag}>`;
    document.body.append(document.importNode(template.content, true));
    expectClean(find(tag));
  });

  it('restored from its markup, as page snapshots are', async () => {
    const element = await used();
    const place = element.parentElement as HTMLElement; // the container that inPage made
    const snapshot = place.innerHTML;
    expect(snapshot).to.equal(`<${tag} label="markup" open=""><b>own</b></${tag}>`);
    place.innerHTML = '<p>Another page</p>';
    await settled();
    expect(traceOf(element).unmounts).to.equal(1);
    place.innerHTML = snapshot;
    expectClean(find(tag));
  });

  it('replacing the element itself by outerHTML', async () => {
    const element = await used();
    const { outerHTML } = element;
    element.outerHTML = outerHTML;
    await settled();
    expectClean(find(tag));
    expect(traceOf(element).unmounts).to.equal(1);
  });

  it('made of a whole page that is swapped, as a simple router does', async () => {
    await used();
    const next = document.body.cloneNode(true) as HTMLElement; // a clone has the same class
    const previous = document.body;
    previous.replaceWith(next);
    await settled();
    expectClean(find(tag, next));
    expect(traceOf(find(tag, previous)).unmounts).to.equal(1);
    next.replaceWith(previous);
    await settled();
    expect(clicksOf(find(tag, previous))).to.equal(0);
    expect(textOf(find(tag, previous))).to.equal('markup');
    expect(traceOf(find(tag, next)).unmounts).to.equal(1);
  });
});
