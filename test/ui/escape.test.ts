// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { openSession } from '../../src/state/session.js';
import { press } from '../support/keys.js';
import { type Box, boxes, fire, layers, pageHears, place } from '../support/page-handlers.js';
import { until } from '../support/until.js';

describe('Escape', () => {
  for (const [name, { markup, selector, open, isOpen }] of Object.entries(layers))
    for (const phase of ['at the document', 'before it gets inside'] as const)
      it(`closes ${name}, but not a layer of the page that listens ${phase}`, async () => {
        openSession('token-1', { uname: 'Dana' });
        const field = await place(markup, selector);
        const root = document.body.lastElementChild?.firstElementChild?.shadowRoot;
        const shows = () => root?.querySelector(isOpen);
        field.focus();
        if (open) await press(open);
        await until(shows, 'it is not open');
        const events = ['keydown', 'keyup'].map((type) =>
          pageHears(type, { capture: phase !== 'at the document' }),
        );
        await press('Escape');
        await until(() => !shows(), 'it stays');
        expect(events.flat()).to.have.length(0);
        const isUsed = field instanceof HTMLInputElement && field.value !== ''; // the next Escape empties it
        await press('Escape');
        if (!isUsed) expect(events.flat()).to.have.length(2);
      });
});

describe('Escape when the focus is elsewhere', () => {
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
      const { field, element, dialog } = await openSignIn();
      // WebKit itself cancels a dialog for a script's event, but not for an input method's.
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      element?.shadowRoot?.addEventListener('cancel', stop, { capture: true });
      const event = fire(field, 'keydown', { key: 'Escape', ...init });
      await nextFrame();
      expect(event.defaultPrevented).to.equal(false);
      expect(dialog()?.matches(':modal')).to.equal(true);
    });

  it('closes the dialog while nothing has the focus', async () => {
    const { dialog } = await openSignIn();
    (document.activeElement as HTMLElement | null)?.blur();
    const events = pageHears('keydown');
    fire(document.body, 'keydown', { key: 'Escape' });
    await until(() => !dialog(), 'it stays');
    expect(events).to.deep.equal([]);
  });

  it('goes to the page while the dialog is in a part that is not rendered', async () => {
    const { element, dialog } = await openSignIn();
    if (element) element.style.display = 'none';
    await until(() => !dialog()?.matches(':modal'), 'it is modal');
    const events = pageHears('keydown');
    fire(document.body, 'keydown', { key: 'Escape' });
    await nextFrame();
    expect(events).to.have.length(1);
    expect(dialog()).to.not.equal(null);
  });

  it('closes an open list before the dialog around it', async () => {
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
