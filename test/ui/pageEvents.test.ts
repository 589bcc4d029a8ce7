// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/account-menu/define.js';
import '../../src/car-search/define.js';
import '../../src/drawer/define.js';
import '../../src/header/define.js';
import '../../src/location/define.js';
import '../../src/sign-in/define.js';
import { openSession } from '../../src/state/session.js';
import { configure } from '../../src/state/store.js';
import { answers, Refusal } from '../support/answers.js';
import { press } from '../support/keys.js';
import { until } from '../support/until.js';
import { wholeShop } from '../tools/whole-shop.mjs';

const makes = Array.from({ length: 30 }, (_, index) => ({
  brand_name: `Make ${index}`,
  value: `make-${index}`,
  brand_logo: '',
  car_model: [{ name: 'M', value: 'm' }],
}));
const banner = { img_pc: '', title: ['Cars', ''], brand: makes };

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  configure({ api: null }); // other files of the folder configure their own
  await null;
});

/** Listens as a page does. Returns what it got. */
function pageHears(type: string, { capture = false, on = document as EventTarget } = {}): Event[] {
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  on.addEventListener(type, listen, { capture });
  ends.push(() => on.removeEventListener(type, listen, { capture }));
  return events;
}

async function place(markup: string, selector: string): Promise<HTMLElement> {
  answers({
    ...Object.fromEntries(Object.entries(wholeShop).map(([path, data]) => [path, () => data])),
    '/pc/car/indexV2': () => ({ banner }),
    '/pc/search/suggest': () =>
      ['tire', 'tires', 'tire chains'].map((suggestKeyword) => ({ suggestKeyword })),
    '/pc/login': () => new Refusal(400, 'Wrong password'),
  });
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(markup));
  document.body.append(box);
  const element = box.firstElementChild;
  const find = () =>
    element?.shadowRoot?.querySelector<HTMLElement>(selector) ??
    element?.querySelector<HTMLElement>(selector);
  await until(find, `no ${selector}`);
  const found = find();
  if (!found) throw new Error(selector);
  return found;
}

interface Box {
  readonly markup: string;
  readonly selector: string;
}

/** Every text box of every widget. */
const boxes: Readonly<Record<string, Box>> = {
  'the header’s search': {
    markup: '<storefront-header></storefront-header>',
    selector: 'input[role=combobox]',
  },
  'the choice of a make': {
    markup: '<storefront-car-search></storefront-car-search>',
    selector: '[role=combobox]',
  },
  'the free text for cars': {
    markup: '<storefront-car-search free-text></storefront-car-search>',
    selector: 'input[role=combobox]',
  },
  'the zip code': { markup: '<storefront-location open></storefront-location>', selector: 'dialog input' },
  'the email': {
    markup: '<storefront-sign-in open view="email"></storefront-sign-in>',
    selector: 'input[name=email]',
  },
  'the password': {
    markup: '<storefront-sign-in page></storefront-sign-in>',
    selector: 'input[type=password]',
  },
};

function fire(target: Element, type: string, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

describe('keys in a text box of ours', () => {
  for (const [name, { markup, selector }] of Object.entries(boxes)) {
    it(`${name}: what is typed does not reach the page’s shortcuts`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const heard = ['keydown', 'keypress', 'keyup'].map((type) => pageHears(type));
      await press('k', '9');
      expect(heard.map((events) => events.length)).to.deep.equal([0, 0, 0]);
      if (field instanceof HTMLInputElement) expect(field.value).to.equal('k9');
    });

    it(`${name}: nor does what an AltGr types or deletes, nor an autofill`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const heard = [pageHears('keydown'), pageHears('keyup')];
      for (const [key, state] of [['@', 'AltGraph'], ['Backspace'], ['Delete'], ['Dead']] as const)
        for (const type of ['keydown', 'keyup']) {
          const withAlt = { ctrlKey: !!state, altKey: !!state };
          const event = new KeyboardEvent(type, { key, bubbles: true, composed: true, ...withAlt });
          // WebKit doesn't take it from the constructor.
          Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === state });
          field.dispatchEvent(event);
        }
      expect(heard.flat()).to.deep.equal([]);
      // Chromium's autofill fires plain events, which have no key.
      const errors = pageHears('error', { on: window });
      field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('keyup', { bubbles: true, composed: true }));
      expect(errors).to.deep.equal([]);
      expect(heard.flat()).to.deep.equal([]);
    });

    for (const [platform, heardByPage] of [
      ['MacIntel', 0],
      ['Win32', 1],
    ] as const)
      it(`${name}: Alt and a key on ${platform} ${heardByPage ? 'are a command' : 'type'}`, async () => {
        const field = await place(markup, selector);
        Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
        ends.push(() => Reflect.deleteProperty(navigator, 'platform'));
        const heard = pageHears('keydown');
        fire(field, 'keydown', { key: '@', altKey: true });
        expect(heard).to.have.length(heardByPage);
      });

    it(`${name}: commands, and keys that type nothing, go on`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const down = pageHears('keydown');
      const up = pageHears('keyup');
      const keys = [
        { key: 'k', ctrlKey: true },
        { key: 'k', metaKey: true },
        { key: 'F2' },
        { key: 'Shift' },
      ];
      for (const init of keys) {
        fire(field, 'keydown', init);
        fire(field, 'keyup', init);
      }
      expect(down).to.have.length(keys.length);
      expect(up).to.have.length(keys.length);
    });

    it(`${name}: Enter of an input method does nothing`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const acts = ['storefront-search', 'storefront-car-change', 'storefront-navigate'].map((type) =>
        pageHears(type),
      );
      const form = field.closest('form');
      const submits = form ? pageHears('submit', { on: form }) : [];
      for (const init of [{ keyCode: 229 }, { isComposing: true }, { keyCode: 229, isComposing: true }]) {
        fire(field, 'keydown', { key: 'ArrowDown' });
        await nextFrame();
        const event = fire(field, 'keydown', { key: 'Enter', ...init });
        // Safari would submit the form by default.
        if (!init.isComposing) expect(event.defaultPrevented).to.equal(true);
        // Pages that act when a key is released don't get it either.
        const up = pageHears('keyup');
        fire(field, 'keyup', { key: 'Enter', ...init });
        expect(up).to.deep.equal([]);
      }
      await nextFrame();
      expect([...acts, submits].flat()).to.deep.equal([]);
    });
  }

  it('leaves the keys of the page’s own content in a slot alone', async () => {
    await place(
      '<storefront-sign-in page><input slot="heading" id="own"></storefront-sign-in>',
      'input[type=password]',
    );
    document.getElementById('own')?.focus();
    const heard = pageHears('keydown');
    await press('k');
    expect(heard).to.have.length(1);
  });
});

/** Everything that Escape closes: how it's opened, and whether it's open. */
const layers: Readonly<Record<string, Box & { readonly open?: string; readonly isOpen: string }>> = {
  'the sign-in': { ...(boxes['the email'] as Box), isOpen: 'dialog' },
  'the location': { ...(boxes['the zip code'] as Box), isOpen: 'dialog' },
  'the drawer': {
    markup: '<storefront-drawer open></storefront-drawer>',
    selector: 'dialog button',
    isOpen: 'dialog',
  },
  'the list of makes': {
    ...(boxes['the choice of a make'] as Box),
    open: 'ArrowDown',
    isOpen: '[role=listbox]',
  },
  'the free text’s list': {
    ...(boxes['the free text for cars'] as Box),
    open: 'ArrowDown',
    isOpen: '[role=listbox]',
  },
  'the suggestions': { ...(boxes['the header’s search'] as Box), open: 't', isOpen: '[role=listbox]' },
  'the account panel': {
    markup: '<storefront-account-menu></storefront-account-menu>',
    selector: '[part=button]',
    open: 'Enter',
    isOpen: '[part=link]',
  },
};

describe('Escape', () => {
  for (const [name, { markup, selector, open, isOpen }] of Object.entries(layers))
    for (const phase of ['at the document', 'before it gets inside'] as const)
      it(`closes ${name} and not a layer of the page that listens ${phase}`, async () => {
        openSession('token-1', { uname: 'Dana' });
        const field = await place(markup, selector);
        const root = document.body.firstElementChild?.firstElementChild?.shadowRoot;
        const shows = () => root?.querySelector(isOpen);
        field.focus();
        if (open) await press(open);
        await until(shows, 'it is not open');
        const heard = ['keydown', 'keyup'].map((type) =>
          pageHears(type, { capture: phase !== 'at the document' }),
        );
        await press('Escape');
        await until(() => !shows(), 'it stays');
        expect(heard.flat()).to.have.length(0);
        const isUsed = field instanceof HTMLInputElement && field.value !== ''; // the next Escape empties it
        await press('Escape');
        if (!isUsed) expect(heard.flat()).to.have.length(2);
      });
});

describe('Escape beside what it closes', () => {
  /** Opens the sign-in. Returns what shows whether it's open. */
  async function openSignIn() {
    const { markup, selector } = boxes['the email'] as Box;
    const field = await place(markup, selector);
    const element = document.querySelector<HTMLElement>('storefront-sign-in');
    const dialog = () => element?.shadowRoot?.querySelector('dialog') ?? null;
    await until(() => dialog()?.matches(':modal'), 'it is not open');
    return { field, element, dialog };
  }

  for (const init of [{ keyCode: 229 }, { isComposing: true }])
    it(`leaves the dialog to an input method: ${Object.keys(init)}`, async () => {
      const { field, dialog } = await openSignIn();
      const event = fire(field, 'keydown', { key: 'Escape', ...init });
      await nextFrame();
      expect(event.defaultPrevented).to.equal(false);
      expect(dialog()?.matches(':modal')).to.equal(true);
    });

  it('closes the dialog while nothing has the focus', async () => {
    const { dialog } = await openSignIn();
    (document.activeElement as HTMLElement | null)?.blur();
    const heard = pageHears('keydown');
    fire(document.body, 'keydown', { key: 'Escape' });
    await until(() => !dialog(), 'it stays');
    expect(heard).to.deep.equal([]);
  });

  it('belongs to the page while the dialog is in a part of it that is not rendered', async () => {
    const { element, dialog } = await openSignIn();
    if (element) element.style.display = 'none';
    await until(() => !dialog()?.matches(':modal'), 'it is modal');
    const heard = pageHears('keydown');
    fire(document.body, 'keydown', { key: 'Escape' });
    await nextFrame();
    expect(heard).to.have.length(1);
    expect(dialog()).to.not.equal(null);
  });

  it('closes the list in a dialog’s place first', async () => {
    const { dialog } = await openSignIn();
    const search = document.createElement('storefront-car-search');
    dialog()?.append(search);
    const field = () => search.shadowRoot?.querySelector<HTMLElement>('[role=combobox]:not([aria-disabled])');
    await until(field, 'no field');
    field()?.focus();
    await press('ArrowDown');
    const list = () => search.shadowRoot?.querySelector('[role=listbox]');
    await until(list, 'no list');
    await press('Escape');
    await until(() => !list(), 'the list stays');
    expect(dialog()?.matches(':modal')).to.equal(true);
  });
});

describe('scrolling in a scroll box of ours', () => {
  for (const name of ['the list of makes', 'the sign-in', 'the drawer', 'the location'])
    for (const type of ['wheel', 'touchmove'])
      it(`${type} in ${name} is not canceled by the page`, async () => {
        const { markup, selector, open, isOpen } = layers[name] as (typeof layers)[string];
        const field = await place(markup, selector);
        field.focus();
        if (open) await press(open);
        const root = document.body.firstElementChild?.firstElementChild?.shadowRoot;
        await until(() => root?.querySelector(isOpen));
        // As Lenis and react-remove-scroll do.
        const cancel = (event: Event) => event.preventDefault();
        for (const target of [document, window]) {
          target.addEventListener(type, cancel, { passive: false });
          ends.push(() => target.removeEventListener(type, cancel));
        }
        const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
        root?.querySelector('[role=option], dialog button')?.dispatchEvent(event);
        expect(event.defaultPrevented).to.equal(false);
      });

  it('goes on to the page from what does not scroll', async () => {
    const button = await place('<storefront-car-search></storefront-car-search>', '[type=submit]');
    const heard = pageHears('wheel');
    button.dispatchEvent(new Event('wheel', { bubbles: true, composed: true }));
    expect(heard).to.have.length(1);
  });
});

/** Scripts of pages against double submits. Each disables the buttons, or all fields, of a form. */
const scripts: Readonly<Record<string, (disable: (form: Element) => void) => void>> = {
  'on submit': (disable) => listenFor('submit', false, (target) => disable(target)),
  'on submit, before the form': (disable) => listenFor('submit', true, (target) => disable(target)),
  'on submit, a moment later': (disable) =>
    listenFor('submit', true, (target) => void setTimeout(() => disable(target))),
  'on click': (disable) =>
    listenFor('click', true, (target) => {
      const form = target.closest('form');
      if (form) disable(form);
    }),
};

function listenFor(type: string, capture: boolean, act: (target: Element) => void): void {
  const listen = (event: Event) => {
    const [target] = event.composedPath();
    if (target instanceof Element) act(target);
  };
  document.addEventListener(type, listen, capture);
  ends.push(() => document.removeEventListener(type, listen, capture));
}

describe('a script against double submits', () => {
  for (const [when, run] of Object.entries(scripts))
    for (const what of ['[type=submit]', 'input, button'])
      it(`that disables ${what} ${when} leaves the sign-in usable after a wrong password`, async () => {
        const field = await place('<storefront-sign-in page></storefront-sign-in>', 'input[type=password]');
        const form = field.closest('form');
        const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
        let isDone = false;
        run((target) => {
          for (const control of target.querySelectorAll(what)) control.setAttribute('disabled', '');
          isDone = true;
        });
        for (const [name, value] of Object.entries({ email: 'dana@example.com', password: 'wrong-1' })) {
          const input = form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
          if (!input) throw new Error(name);
          input.value = value;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
        button?.focus();
        await press('Enter');
        const root = document.querySelector('storefront-sign-in')?.shadowRoot;
        await until(() => root?.textContent?.includes('Wrong password'), 'no refusal');
        if (when !== 'on submit') await until(() => isDone, 'the script did not run');
        await nextFrame();
        expect(form?.querySelectorAll(':disabled')).to.have.length(0);
      });

  it('gets no submit of the sign-in, whose form has nothing to send to the page', async () => {
    const field = await place('<storefront-sign-in page></storefront-sign-in>', 'input[type=password]');
    const heard = pageHears('submit');
    const own = pageHears('submit', { on: field.closest('form') as EventTarget }); // the selector is in a form
    field.closest('form')?.requestSubmit();
    expect(own).to.have.length(1);
    expect(heard).to.deep.equal([]);
  });
});
