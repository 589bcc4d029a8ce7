// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { press } from '../support/keys.js';
import { boxes, ends, fire, layers, pageHears, place } from '../support/page-handlers.js';
import { until } from '../support/until.js';

describe('keys in a widget’s text box', () => {
  for (const [name, { markup, selector }] of Object.entries(boxes)) {
    it(`${name}: typing does not trigger the page’s shortcuts`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const events = ['keydown', 'keypress', 'keyup'].map((type) => pageHears(type));
      await press('k', '9');
      expect(events.map((events) => events.length)).to.deep.equal([0, 0, 0]);
      if (field instanceof HTMLInputElement) expect(field.value).to.equal('k9');
    });

    it(`${name}: AltGr characters, deletions, and autofill do not trigger them either`, async () => {
      const field = await place(markup, selector);
      field.focus();
      const events = [pageHears('keydown'), pageHears('keyup')];
      for (const [key, state] of [['@', 'AltGraph'], ['Backspace'], ['Delete'], ['Dead']] as const)
        for (const type of ['keydown', 'keyup']) {
          const withAlt = { ctrlKey: !!state, altKey: !!state };
          const event = new KeyboardEvent(type, { key, bubbles: true, composed: true, ...withAlt });
          // WebKit doesn't take it from the constructor.
          Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === state });
          field.dispatchEvent(event);
        }
      expect(events.flat()).to.deep.equal([]);
      // Chromium's autofill fires plain events, which have no key.
      const errors = pageHears('error', { on: window });
      field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('keyup', { bubbles: true, composed: true }));
      expect(errors).to.deep.equal([]);
      expect(events.flat()).to.deep.equal([]);
    });

    for (const [platform, heardByPage] of [
      ['MacIntel', 0],
      ['Win32', 1],
    ] as const)
      it(`${name}: Alt and a key on ${platform} ${heardByPage ? 'are a command' : 'type'}`, async () => {
        const field = await place(markup, selector);
        Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
        ends.push(() => Reflect.deleteProperty(navigator, 'platform'));
        const events = pageHears('keydown');
        fire(field, 'keydown', { key: '@', altKey: true });
        expect(events).to.have.length(heardByPage);
      });

    it(`${name}: commands and keys that type nothing reach the page`, async () => {
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

    it(`${name}: Enter in an input method does nothing`, async () => {
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
    const events = pageHears('keydown');
    await press('k');
    expect(events).to.have.length(1);
  });
});

describe('scrolling in a widget’s scroll box', () => {
  for (const name of ['the list of makes', 'the sign-in', 'the drawer', 'the location'])
    for (const type of ['wheel', 'touchmove'])
      it(`the page cannot cancel ${type} in ${name}`, async () => {
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

  it('reaches the page from a box that does not scroll', async () => {
    const button = await place('<storefront-car-search></storefront-car-search>', '[type=submit]');
    const events = pageHears('wheel');
    button.dispatchEvent(new Event('wheel', { bubbles: true, composed: true }));
    expect(events).to.have.length(1);
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

  it('receives no submit event from the sign-in, whose form sends nothing to the page', async () => {
    const field = await place('<storefront-sign-in page></storefront-sign-in>', 'input[type=password]');
    const events = pageHears('submit');
    const own = pageHears('submit', { on: field.closest('form') as EventTarget }); // the selector is in a form
    field.closest('form')?.requestSubmit();
    expect(own).to.have.length(1);
    expect(events).to.deep.equal([]);
  });
});
