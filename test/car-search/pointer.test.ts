// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import {
  appears,
  type CarSearchElement,
  choose,
  disappears,
  inside,
  makeField,
  openList,
  readyCarSearch,
  shown,
  shows,
  startApi,
} from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { details } from '../support/events.js';
import { addMarkup } from '../support/stage.js';

describe('mouse and touch', () => {
  let element: CarSearchElement;
  let field: HTMLElement;

  beforeEach(async () => {
    startApi();
    element = await readyCarSearch();
    field = makeField(element);
  });

  it('a click opens, a second one closes, and neither changes the choice', async () => {
    const changes = details('storefront-car-change');
    await openList(element, field);
    field.click();
    await disappears(element, '[role=listbox]');
    expect(changes).to.deep.equal([]);
  });

  it('a click on a make chooses it, and the focus stays in the field', async () => {
    await choose(element, () => field, 'Tesla');
    expect(shown(field)).to.equal('Tesla');
    expect(element.shadowRoot?.activeElement).to.equal(field);
    expect(field.getAttribute('aria-expanded')).to.equal('false');
  });

  it('a press in the list leaves the focus in the field, so that the list can be scrolled', async () => {
    const list = await openList(element, field);
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    list.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).to.equal(true);
  });

  it('a click elsewhere closes the list without changing the choice', async () => {
    element.make = 'byd';
    await shows(() => field, 'BYD');
    await openList(element, field);
    const other = addMarkup('<button>Elsewhere</button>').querySelector('button');
    other?.focus();
    await disappears(element, '[role=listbox]');
    expect(shown(field)).to.equal('BYD');
  });

  it('a tap on empty space closes the list, though it moves no focus', async () => {
    await openList(element, field);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    await disappears(element, '[role=listbox]');
  });

  it('a tap in the list, or on the field, leaves it open for the click', async () => {
    const list = await openList(element, field);
    for (const target of [list, field])
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(await appears(element, '[role=listbox]')).to.equal(list);
  });

  it('Clear make clears make and model with one event, and focuses the make', async () => {
    Object.assign(element, { make: 'tesla', model: 'model-s' });
    const changes = details('storefront-car-change');
    const clear = await appears<HTMLButtonElement>(element, 'button.clear');
    clear.click();
    await disappears(element, 'button.clear');
    expect(changes).to.deep.equal([{ make: null, model: null }]);
    expect([element.make, element.model]).to.deep.equal([null, null]);
    expect(element.shadowRoot?.activeElement).to.equal(field);
  });

  it('All Makes, the first option, clears them too', async () => {
    element.make = 'tesla';
    await shows(() => field, 'Tesla');
    const changes = details('storefront-car-change');
    await choose(element, () => field, 'All Makes');
    expect(changes).to.deep.equal([{ make: null, model: null }]);
    expect(shown(field)).to.equal('All Makes');
  });

  it('choosing the chosen option again sends no event', async () => {
    element.make = 'tesla';
    await shows(() => field, 'Tesla');
    const changes = details('storefront-car-change');
    await choose(element, () => field, 'Tesla');
    expect(changes).to.deep.equal([]);
  });

  const press = (init: MouseEventInit = {}) =>
    field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, ...init }));
  const isOpen = () => field.getAttribute('aria-expanded') === 'true';

  it('a press opens before it is released, and its click leaves the list open', async () => {
    press();
    await appears(element, '[role=listbox]');
    field.click();
    await nextFrame();
    expect(isOpen()).to.equal(true);
  });

  it('a press on the open field closes, and its click leaves the list closed', async () => {
    await openList(element, field);
    press();
    await disappears(element, '[role=listbox]');
    field.click();
    await nextFrame();
    expect(isOpen()).to.equal(false);
  });

  it('a press with another button, or for the context menu, opens nothing', async () => {
    press({ button: 2 });
    press({ ctrlKey: true });
    await nextFrame();
    expect(isOpen()).to.equal(false);
  });

  it('a click of a screen reader opens, also after a press that ended elsewhere', async () => {
    field.focus();
    press();
    await appears(element, '[role=listbox]');
    addMarkup('<button>Elsewhere</button>').querySelector('button')?.focus();
    await disappears(element, '[role=listbox]');
    field.click();
    await appears(element, '[role=listbox]');
  });

  // WebKit's driver has no mouse.
  (engine === 'webkit' ? () => {} : it)('dragging from the field into the list selects no text', async () => {
    const { x, y, width, height } = field.getBoundingClientRect();
    const middle = Math.round(x + width / 2);
    await sendMouse({ type: 'move', position: [middle, Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    await appears(element, '[role=option]');
    await sendMouse({ type: 'move', position: [middle, Math.round(y + height + 90)] });
    const selected = getSelection()?.toString();
    await resetMouse();
    expect(selected).to.equal('');
    expect(isOpen()).to.equal(true);
  });

  (engine === 'webkit' ? () => {} : it)('the real mouse chooses, and closes by a click beside', async () => {
    const at = (target: HTMLElement): [number, number] => {
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    await sendMouse({ type: 'click', position: at(field) });
    await appears(element, '[role=option]');
    await sendMouse({ type: 'click', position: at(inside(element, '[role=option]:nth-child(2)')) });
    await shows(() => field, 'BYD');
    await sendMouse({ type: 'click', position: at(field) });
    await appears(element, '[role=listbox]');
    await sendMouse({ type: 'click', position: [5, 5] });
    await disappears(element, '[role=listbox]');
    expect(shown(field)).to.equal('BYD');
  });
});
