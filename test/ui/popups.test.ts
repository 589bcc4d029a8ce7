// engines: all
// over: component
import { expect } from '@open-wc/testing';
import '../../src/account-menu/define.js';
import '../../src/header/define.js';
import { configure, store } from '../../src/state/store.js';
import { makeField, openList, readyCarSearch, startApi } from '../support/car-search.js';
import { addAs, type Form, forms } from '../support/forms.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** An open popup, what it belongs to, and the edge that they share. */
interface Opened {
  readonly anchor: HTMLElement;
  readonly popup: HTMLElement;
  readonly edge: 'start' | 'end';
}

const find = <E extends HTMLElement = HTMLElement>(root: Element | null, selector: string): E | null =>
  root?.shadowRoot?.querySelector<E>(selector) ?? null;

async function found(look: () => HTMLElement | null, what: string): Promise<HTMLElement> {
  await until(look, `no ${what}`);
  return look() ?? Promise.reject(new Error(what));
}

/** Adds a header where `*` is in the markup. */
function addHeader(around: string, form: Form): Element {
  configure({ api: '/fake-api/whole/popups' });
  return addAs(form, 'header', '', around).element;
}

/** Every popup of a widget that opens next to something. `around` is what it's in, with `*` for the widget. */
const popups: Readonly<Record<string, (around: string, form?: Form) => Promise<Opened>>> = {
  'the makes': async (around, form = 'tag') => {
    startApi('long');
    const { element } = addAs(form, 'car-search', 'compact', around);
    const field = await found(() => find(element, '[part=make] [role=combobox]'), 'field');
    await openList(element, field);
    return { anchor: field, popup: await found(() => find(element, '[part=list]'), 'list'), edge: 'start' };
  },
  'the suggestions': async (around, form = 'tag') => {
    const header = addHeader(around, form);
    const box = await found(() => find(header, '[part=input]'), 'box');
    box.focus({ preventScroll: true });
    (box as HTMLInputElement).value = 'ti';
    box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    const list = await found(() => find(header, '[part=list]'), 'list');
    const popup = list.closest<HTMLElement>('.suggestions') ?? list;
    return { anchor: await found(() => find(header, '[part=search]'), 'search'), popup, edge: 'start' };
  },
  'the account menu': async (around, form = 'tag') => {
    const header = addHeader(around, form);
    const menu = () => find(header, 'storefront-account-menu');
    const button = await found(() => find(menu(), '[part=button]'), 'button');
    await until(() => button.checkVisibility({ visibilityProperty: true }), 'no name');
    button.click();
    await found(() => find(menu(), '[part=link]'), 'link');
    return { anchor: button, popup: await found(() => find(menu(), '[part=panel]'), 'panel'), edge: 'end' };
  },
  'the note about the cart': async (around, form = 'tag') => {
    const header = addHeader(around, form);
    await found(() => find(header, '[part=cart]'), 'cart');
    const added = { name: 'Floor mats', buy_num: 1 };
    store.setState({ shopCart: { lines: [{ buy_num: 1, price: 100 }], added } });
    const popup = await found(() => find(header, '[part=added]'), 'note');
    await Promise.all(popup.getAnimations().map(({ finished }) => finished)); // it comes down a little
    return { anchor: await found(() => popup.parentElement, 'status'), popup, edge: 'end' };
  },
};

/** Pages that once moved, cut off, or covered a popup. `*` is the widget. */
const pages: Readonly<Record<string, string>> = {
  'a plain page': '*',
  'a page from right to left': '<div dir="rtl" lang="ar">*</div>',
  'a box that clips': '<div style="overflow: hidden; max-block-size: 170px">*</div>',
  'a box with `contain: paint`': '<div style="contain: paint; max-block-size: 170px">*</div>',
  'a box that is moved': '<div style="transform: translate(30px, 20px); overflow: hidden">*</div>',
  'a box with `zoom: 1.25`': '<div style="zoom: 1.25; padding: 20px 40px 0">*</div>',
  'a body with `zoom: 1.25`': '<style>body { zoom: 1.25 }</style>*',
  'a box with `zoom: 0.8` in another':
    '<div style="zoom: 1.25"><div style="zoom: 0.8; padding: 30px">*</div></div>',
};

const hitAt = (x: number, y: number): Element | null => {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
};

/** WebKit measures an element in its own lengths: this makes them the window's. */
function edges(element: HTMLElement, zoom: number): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const factor = 'currentCSSZoom' in element ? 1 : zoom;
  return new DOMRect(x * factor, y * factor, width * factor, height * factor);
}

afterEach(() => store.setState({ shopCart: { lines: [] } }));

describe('a popup', () => {
  for (const [page, around] of Object.entries(pages))
    for (const [what, open] of Object.entries(popups))
      for (const form of forms)
        it(`with ${what} can be reached in ${page}, next to its field, as a ${form}`, async () => {
          const { anchor, popup, edge } = await open(around, form);
          const zoom = page.includes('`zoom: 1.25`') ? 1.25 : 1;
          const field = edges(anchor, zoom);
          const box = edges(popup, zoom);
          expect(box.top - field.bottom, 'the gap').to.be.within(3, 10);
          const isRight = (edge === 'end') !== (getComputedStyle(anchor).direction === 'rtl');
          const off = isRight ? box.right - field.right : box.left - field.left;
          // It moves along its field rather than out of the window.
          const { clientWidth, clientHeight } = document.documentElement;
          const isAtEdge = box.left < 9 || box.right > clientWidth - 9;
          if (!isAtEdge) expect(Math.abs(off), 'the shared edge').to.be.at.most(2);
          expect(box.left).to.be.at.least(0);
          expect(box.right).to.be.at.most(clientWidth);
          expect(box.bottom).to.be.at.most(clientHeight + 1);
          for (const y of [box.top + 4, box.top + box.height / 2, box.bottom - 4])
            expect(
              popup.contains(hitAt(box.left + box.width / 2, y)),
              `${y} in ${box.top}–${box.bottom}`,
            ).to.equal(true);
        });
});

describe('a popup and an on-screen keyboard', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  const { visualViewport } = window;
  afterEach(() => {
    if (own) Object.defineProperty(window, 'visualViewport', own);
  });

  for (const [what, open] of Object.entries(popups))
    it(`${what} stay in the part of the window above it`, async () => {
      const seen = Object.assign(new EventTarget(), {
        offsetLeft: 0,
        offsetTop: 0,
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      });
      Object.defineProperty(window, 'visualViewport', { configurable: true, get: () => seen });
      const { anchor, popup } = await open('*');
      const before = popup.getBoundingClientRect();
      seen.height = Math.round(anchor.getBoundingClientRect().bottom + 130);
      seen.dispatchEvent(new Event('resize'));
      const { bottom, height } = popup.getBoundingClientRect();
      expect(bottom).to.be.at.most(seen.height);
      expect(height).to.be.within(Math.min(90, before.height), before.height);
      expect(visualViewport).to.not.equal(seen);
    });
});

describe('an open popup', () => {
  it('stays when the page moves its widget', async () => {
    const element = await readyCarSearch('<storefront-car-search compact></storefront-car-search>');
    await openList(element, makeField(element));
    const list = await found(() => find(element, '[part=list]'), 'list');
    const place = addMarkup('<p>Somewhere else</p>');
    const focused = element.shadowRoot?.activeElement as HTMLElement | null;
    place.append(element);
    focused?.focus();
    const isOpen = () => makeField(element).getAttribute('aria-expanded') === 'true';
    await until(
      () => !isOpen() || (list.isConnected && list.checkVisibility()),
      'it is open but not visible',
    );
  });
});
