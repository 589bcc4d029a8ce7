// engines: all
// page: own
import { expect, nextFrame } from '@open-wc/testing';
import { isNewVisitor } from '../../src/state/identity.js';
import {
  addCarSearch,
  appears,
  choose,
  makeField,
  modelField,
  readyCarSearch,
  shown,
  startApi,
} from '../support/car-search.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** Chromium and Firefox support `moveBefore`, but TypeScript has no type for it yet. */
type Mover = Element & { moveBefore(node: Node, child: Node | null): void };
const canMove = (element: Element): element is Mover => 'moveBefore' in element;

const ways: [string, (element: Element, place: Element) => void][] = [
  ['append', (element, place) => place.append(element)],
  ['insertBefore', (element, place) => place.insertBefore(element, place.firstChild)],
  [
    'taking it out and putting it back',
    (element, place) => {
      element.remove();
      place.append(element);
    },
  ],
];
if (canMove(document.body)) {
  ways.push(['moveBefore', (element, place) => canMove(place) && place.moveBefore(element, null)]);
}

describe('a car search that is moved', () => {
  for (const [way, move] of ways) {
    it(`by ${way} keeps the choice, and sends no request`, async () => {
      const api = startApi();
      const ready = recordEvents('storefront-ready');
      const element = await readyCarSearch();
      await choose(element, () => makeField(element), 'BYD');
      await choose(element, () => modelField(element), 'Seal');
      await until(() => ready.length, 'it is never ready');
      // Requests that every widget makes besides its own data may come later: the accent color and the visitor's id.
      await until(async () => (await api.calls('/common/getConfig')).length, 'no color is requested');
      await until(() => !isNewVisitor(), 'the visitor gets no id');
      const field = makeField(element);
      const calls = (await api.calls()).length;
      move(element, addMarkup('<p>Elsewhere</p>'));
      await nextFrame();
      await nextFrame();
      expect(makeField(element), 'the same field').to.equal(field);
      expect(shown(makeField(element))).to.equal('BYD');
      expect(shown(modelField(element))).to.equal('Seal');
      expect(await api.calls()).to.have.length(calls);
      expect(ready).to.have.length(1);
    });

    it(`by ${way} while its makes load continues to wait`, async () => {
      const api = startApi('hold');
      const element = addCarSearch();
      move(element, addMarkup('<p>Elsewhere</p>'));
      await nextFrame();
      await api.release();
      await appears(element, '[role=combobox]');
      expect(await api.calls('/pc/car/indexV2')).to.have.length(1);
    });
  }

  it('into a frame keeps the choice and its styles, and continues to work', async () => {
    startApi();
    const element = await readyCarSearch();
    await choose(element, () => makeField(element), 'BYD');
    const background = getComputedStyle(makeField(element)).backgroundColor;
    const frame = addMarkup('<iframe title="Another document"></iframe>').querySelector('iframe');
    frame?.contentDocument?.body.append(element);
    await nextFrame();
    const view = frame?.contentWindow;
    expect(view?.getComputedStyle(makeField(element)).backgroundColor).to.equal(background);
    expect(shown(makeField(element))).to.equal('BYD');
    await choose(element, () => modelField(element), 'Seal');
    expect(shown(modelField(element))).to.equal('Seal');
  });

  it('into an Arabic part of the page reads from right to left, in Arabic', async () => {
    startApi();
    const element = await readyCarSearch();
    addMarkup('<section lang="ar"></section>').querySelector('section')?.append(element);
    await appears(element, '[part=base][lang=ar]');
    expect(getComputedStyle(makeField(element)).direction).to.equal('rtl');
  });
});
