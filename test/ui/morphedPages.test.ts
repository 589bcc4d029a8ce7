// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { Idiomorph } from 'idiomorph';
import '../../src/header/define.js';
import '../../src/location/define.js';
import '../../src/sign-in/define.js';
import { convert } from '../../src/loader/convert.js';
import { openSignIn } from '../../src/navigation/dialogs.js';
import { configure } from '../../src/state/store.js';
import { answers } from '../support/answers.js';
import { danasShop } from '../support/danas-shop.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** The ways in which pages bring their tree in line with the server's HTML. */
const morphs: Readonly<Record<string, (box: HTMLElement, html: string) => void>> = {
  'idiomorph, as Turbo 8 uses it': (box, html) =>
    void Idiomorph.morph(box, html, { morphStyle: 'innerHTML' }),
  'a morph without ids, as Livewire does': (box, html) => morphChildren(box, fragmentOf(html)),
  'idiomorph, twice in a row': (box, html) => {
    Idiomorph.morph(box, html, { morphStyle: 'innerHTML' });
    Idiomorph.morph(box, html, { morphStyle: 'innerHTML' });
  },
};

const fragmentOf = (html: string): DocumentFragment => document.createRange().createContextualFragment(html);

/** Makes a node's children like those of another, by position and tag. */
function morphChildren(box: Node, target: Node): void {
  [...target.childNodes].forEach((next, index) => {
    const now = box.childNodes[index];
    if (!now) box.appendChild(next.cloneNode(true));
    else if (now.nodeName !== next.nodeName) box.replaceChild(next.cloneNode(true), now);
    else morphChildren(now, next);
  });
  while (box.childNodes.length > target.childNodes.length) box.lastChild?.remove();
}

interface Place {
  readonly what: string;
  /** What the server renders. */
  readonly html: string;
  /** The field that the shopper types in. */
  readonly field: string;
  /** What a script does on the page. */
  readonly begin?: (box: HTMLElement) => void;
}

const convertAll = (box: HTMLElement) => {
  for (const mark of box.querySelectorAll('[data-storefront]'))
    convert(mark, `storefront-${mark.getAttribute('data-storefront')}`);
};

const places: readonly Place[] = [
  {
    what: 'the sign-in’s page',
    html: '<p>Hello</p><storefront-sign-in page></storefront-sign-in><p>Bye</p>',
    field: 'input[name=email]',
  },
  {
    what: 'the sign-in’s page, with content of the page’s own',
    html: '<storefront-sign-in page><h1 slot="heading">Members</h1>\n</storefront-sign-in><form><input></form>',
    field: 'storefront-sign-in input[name=password]',
  },
  {
    what: 'the sign-in’s dialog',
    html: '<storefront-sign-in open view="email"></storefront-sign-in>',
    field: 'input[name=email]',
  },
  {
    what: 'a placeholder with the sign-in',
    html: '<p>Hello</p><div data-storefront="sign-in" data-page data-view="register"></div>',
    field: 'input[name=email]',
    begin: convertAll,
  },
  {
    what: 'a placeholder with the header',
    html: '<p>Hello</p><div data-storefront="header"><a href="/all">All goods</a></div>',
    field: 'input[part=input]',
    begin: convertAll,
  },
];

describe('a page that morphs its DOM to the server’s HTML', () => {
  beforeEach(() => {
    answers({}, danasShop());
  });
  afterEach(() => configure({ api: null }));

  const deepFind = (root: ParentNode, selector: string): HTMLInputElement | null =>
    root.querySelector<HTMLInputElement>(selector) ??
    [...root.querySelectorAll('*')].reduce<HTMLInputElement | null>(
      (found, { shadowRoot }) => found ?? (shadowRoot && deepFind(shadowRoot, selector)),
      null,
    );

  for (const { what, html, field, begin } of places)
    for (const [how, morph] of Object.entries(morphs))
      it(`keeps ${what}, with the typed values and the focus: ${how}`, async () => {
        const box = addMarkup(html);
        begin?.(box);
        await until(() => deepFind(box, field), 'the field');
        const input = deepFind(box, field);
        if (!input) throw new Error('no field');
        input.focus();
        input.value = 'dana';
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        await nextFrame();
        morph(box, html);
        await nextFrame();
        expect(deepFind(box, field) === input, 'the same field').to.equal(true);
        expect(input.value).to.equal('dana');
        expect(input.getBoundingClientRect().height, 'it is shown').to.be.greaterThan(10);
        const root = input.getRootNode() as Document | ShadowRoot; // every tree that is in the page
        // A whole widget that was removed and put back has lost the focus.
        if (!begin) expect(root.activeElement === input, 'the focus').to.equal(true);
        expect(input.getAttribute('aria-invalid'), 'no error').to.equal(null);
        expect(
          box.querySelectorAll(':is(a, h1):not(.sf *)').length,
          'the page’s own content is there once',
        ).to.equal(fragmentOf(html).querySelectorAll('a, h1').length);
      });

  it('is closed by a morph that removes `open`, unless the page keeps it', async () => {
    const box = addMarkup('<storefront-sign-in></storefront-sign-in>');
    const element = box.firstElementChild;
    const isOpen = () => element?.shadowRoot?.querySelector('dialog')?.matches(':modal') ?? false;
    element?.setAttribute('open', '');
    await until(isOpen, 'it opens');
    // What Turbo does with an element that is marked `data-turbo-permanent`.
    Idiomorph.morph(box, '<storefront-sign-in></storefront-sign-in>', {
      morphStyle: 'innerHTML',
      callbacks: { beforeNodeMorphed: () => false },
    });
    await nextFrame();
    expect(isOpen(), 'kept').to.equal(true);
    Idiomorph.morph(box, '<storefront-sign-in></storefront-sign-in>', { morphStyle: 'innerHTML' });
    await until(() => !isOpen(), 'it closes');
  });

  it('keeps the dialog that the header added, while it is open', async () => {
    const box = addMarkup('<p>Hello</p>');
    openSignIn(box);
    const added = document.querySelector('storefront-sign-in');
    added?.setAttribute('view', 'email');
    await until(() => added?.querySelector('input'), 'the form');
    const email = added?.querySelector<HTMLInputElement>('input[name=email]');
    if (!email) throw new Error('no field');
    email.focus();
    email.value = 'dana';
    email.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    added?.remove();
    await nextFrame();
    expect(added?.isConnected, 'open').to.equal(true);
    await until(() => added?.shadowRoot?.querySelector('dialog')?.matches(':modal'), 'modal again');
    // The next field to fill in is another one by now.
    expect(document.activeElement === email, 'the focus').to.equal(true);
    expect(email.value).to.equal('dana');
    added?.removeAttribute('open');
    added?.remove();
    await nextFrame();
    expect(added?.isConnected, 'closed').to.equal(false);
  });

  /** What we put into a page's tree, and the box that the page empties. */
  const removed: Readonly<Record<string, string>> = {
    'the sign-in’s form': '<storefront-sign-in page></storefront-sign-in>',
    'the widget in a placeholder': '<div data-storefront="sign-in" data-page></div>',
  };
  for (const [what, html] of Object.entries(removed))
    it(`wins if it keeps removing ${what}`, async () => {
      const box = addMarkup(html);
      convertAll(box);
      const parent = box.firstElementChild;
      if (!parent) throw new Error('no parent');
      await until(() => box.querySelector('form'), 'the form');
      let times = 0;
      // It gives up in the end, so that this can fail.
      const watcher = new MutationObserver(() => {
        if (!box.querySelector('form') || times > 100) return;
        times += 1;
        parent.replaceChildren();
      });
      watcher.observe(parent, { childList: true });
      parent.replaceChildren();
      await nextFrame(); // the page goes on
      watcher.disconnect();
      expect(times, 'it is reinserted a limited number of times').to.be.within(1, 100);
      expect(box.querySelectorAll('form').length).to.equal(0);
    });
});
