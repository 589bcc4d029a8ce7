// engines: all
import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  click,
  clicksOf,
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

/** Gives an element some state: a click and a mark on its input. */
async function used(element: FixtureElement): Promise<FixtureElement> {
  await click(element);
  find('input', element.shadowRoot).setAttribute('data-mark', 'typed');
  return element;
}

async function expectSame(element: FixtureElement): Promise<void> {
  await settled();
  expect(clicksOf(element)).to.equal(1);
  expect(find('input', element.shadowRoot).dataset.mark).to.equal('typed');
  expect(traceOf(element)).to.include({ mounts: 1, unmounts: 0 });
  await click(element); // it still works
  expect(clicksOf(element)).to.equal(2);
}

/** Chromium and Firefox support `moveBefore`, but TypeScript has no type for it yet. */
type Mover = Element & { moveBefore(node: Node, child: Node | null): void };
const canMove = (element: Element): element is Mover => 'moveBefore' in element;

describe('an element that is moved keeps its state and is not mounted again', () => {
  it('by append to another parent', async () => {
    const element = await used(inPage(`<${tag}></${tag}>`));
    inPage('<section></section>').append(element);
    await expectSame(element);
  });

  it('by insertBefore among its siblings', async () => {
    const element = await used(inPage(`<${tag}></${tag}><p></p><p></p>`));
    element.parentElement?.insertBefore(element, null);
    await expectSame(element);
  });

  it('by being removed and reinserted in the same task', async () => {
    const element = await used(inPage(`<${tag}></${tag}>`));
    element.remove();
    inPage('<section></section>').append(element);
    element.remove();
    document.body.append(element);
    await expectSame(element);
  });

  it('with an ancestor, into a shadow root', async () => {
    const element = await used(inPage(`<${tag}></${tag}>`));
    const parent = element.parentElement as HTMLElement; // the container that inPage made
    inPage('<section></section>').attachShadow({ mode: 'open' }).append(parent);
    await expectSame(element);
  });

  it('by a framework that reorders a keyed list', async () => {
    const place = inPage('<div></div>');
    const root = createRoot(place);
    const list = (keys: readonly string[]): ReactNode => {
      const Tag = tag as 'div'; // JSX has no type for a tag created at run time
      return keys.map((key) => <Tag key={key} id={key} />);
    };
    root.render(list(['a', 'b', 'c']));
    await settled();
    for (const key of ['a', 'b', 'c']) await used(find(`#${key}`));
    const before = ['c', 'a', 'b'].map((key) => find(`#${key}`));
    root.render(list(['c', 'a', 'b']));
    await settled();
    expect([...place.children]).to.deep.equal(before);
    for (const element of before) await expectSame(element);
    root.unmount();
  });

  if (canMove(document.body)) {
    it('by moveBefore', async () => {
      const element = await used(inPage(`<${tag}></${tag}>`));
      const field = find('input', element.shadowRoot);
      field.focus();
      const place = inPage('<section></section>');
      if (canMove(place)) place.moveBefore(element, null);
      expect(element.parentElement).to.equal(place);
      expect(element.shadowRoot.activeElement).to.equal(field); // this was a move, not an insertion
      await expectSame(element);
    });

    it('by moveBefore to a place with another language, which then applies', async () => {
      const element = await used(inPage(`<${tag}></${tag}>`));
      const place = inPage('<section lang="ar"></section>');
      if (canMove(place)) place.moveBefore(element, null);
      await settled();
      expect(traceOf(element).props.lang).to.equal('ar');
      const outer = inPage('<section lang="fr"></section>');
      const root = outer.attachShadow({ mode: 'open' });
      root.append(document.createElement('p'));
      const inner = root.firstElementChild;
      if (inner && canMove(inner)) inner.moveBefore(element, null);
      await settled();
      expect(traceOf(element).props.lang).to.equal('fr');
      outer.setAttribute('lang', 'ru');
      inner?.setAttribute('lang', 'en');
      await settled();
      expect(traceOf(element).props.lang).to.equal('en');
      await expectSame(element);
    });
  }
});

describe('an element that is moved', () => {
  it('to a place with another language changes to that language', async () => {
    const element = await used(inPage(`<${tag}></${tag}>`));
    inPage('<section lang="ar"></section>').append(element);
    await settled();
    expect(traceOf(element).props).to.include({ lang: 'ar' });
    await expectSame(element);
  });

  it('renders no more than a change of its language requires', async () => {
    const element = inPage(`<${tag}></${tag}>`);
    inPage('<section></section>').append(element);
    await settled();
    expect(traceOf(element).draws).to.equal(1);
  });
});
