// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/header/define.js';
import { dismissGift } from '../../src/state/gifts.js';
import { until } from '../support/until.js';
import { addPopup, dialog, giftCalls, isShown, openServer, signIn } from './popup-page.js';

const places: Element[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

function add(markup: string): HTMLElement {
  const place = document.createElement('div');
  // Chromium 147 ends if a contextual fragment has a <select> with an <option>.
  place.innerHTML = markup;
  document.body.append(place);
  places.push(place);
  return place;
}

/** Focuses the first match in an element, in its shadow root, or in the page of a frame. */
async function focusIn(root: ParentNode | null | undefined, selector: string): Promise<HTMLElement> {
  await until(() => root?.querySelector(selector), selector);
  const field = root?.querySelector<HTMLElement>(selector);
  if (!field) throw new Error(selector);
  field.focus();
  return field;
}

/** Fields in which a visitor types, by what they are. Each puts the focus into one. */
const fields: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  ...Object.fromEntries(
    [
      '<input>',
      '<input type="email">',
      '<input type="date">',
      '<textarea></textarea>',
      '<select><option>A</option></select>',
      '<div contenteditable tabindex="0">Text</div>',
      '<div role="textbox" tabindex="0"></div>',
      '<div role="combobox" tabindex="0"></div>',
    ].map((markup) => [markup, () => focusIn(add(markup), ':scope > *')]),
  ),
  'a field in a shadow root': () => {
    const root = add('').attachShadow({ mode: 'open' });
    root.append(document.createElement('input'));
    return focusIn(root, 'input');
  },
  'a field in a frame': async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input autofocus>';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    add('').append(frame);
    await loaded;
    frame.focus();
    return focusIn(frame.contentDocument, 'input');
  },
  'our own search for goods': () =>
    focusIn(add('<storefront-header></storefront-header>').firstElementChild?.shadowRoot, 'input'),
};

/** What has the focus without anybody typing in it. */
const others = [
  '<button>B</button>',
  '<input type="checkbox">',
  '<a href="#a">A</a>',
  '<p tabindex="0">P</p>',
];

describe('the automatic popup', () => {
  for (const [name, focus] of Object.entries(fields))
    it(`waits while the focus is in ${name}`, async () => {
      const field = await focus();
      signIn();
      const calls = openServer();
      const element = addPopup();
      await until(() => giftCalls(calls).includes('autoExpire'), 'it has not decided');
      await nextFrame();
      await nextFrame();
      expect(dialog(element)).to.equal(null);
      expect(element.open).to.equal(false);
      field.blur();
      await isShown(element);
    });

  for (const markup of others)
    it(`does not wait for ${markup}`, async () => {
      await focusIn(add(markup), ':scope > *');
      signIn();
      openServer();
      await isShown(addPopup());
    });

  it('keeps waiting when the focus moves to the next field', async () => {
    const place = add('<input><textarea></textarea><button>B</button>');
    await focusIn(place, 'input');
    signIn();
    const calls = openServer();
    const element = addPopup();
    await until(() => giftCalls(calls).includes('autoExpire'));
    await focusIn(place, 'textarea');
    await nextFrame();
    await nextFrame();
    expect(dialog(element)).to.equal(null);
    await focusIn(place, 'button');
    await isShown(element);
  });

  it('opens immediately when the page opens it, wherever the focus is', async () => {
    await focusIn(add('<input>'), 'input');
    openServer();
    const element = addPopup();
    element.show();
    await isShown(element);
  });

  it('stays closed when it was dismissed in another tab meanwhile', async () => {
    const field = await focusIn(add('<input>'), 'input');
    signIn();
    const calls = openServer();
    const element = addPopup();
    await until(() => giftCalls(calls).includes('autoExpire'));
    dismissGift();
    field.blur();
    await nextFrame();
    await nextFrame();
    expect(element.open).to.equal(false);
  });
});
