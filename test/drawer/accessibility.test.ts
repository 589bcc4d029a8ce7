import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import { Refusal } from '../support/answers.js';
import { addDrawer, type DrawerElement, dialog, openDrawer } from '../support/drawer.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const shows = (element: Element, selector: string) =>
  until(() => element.shadowRoot?.querySelector(selector), selector);

/** Each state, and the function that brings the drawer into it. The texts may be in any language. */
const states: Readonly<Record<string, () => Promise<DrawerElement>>> = {
  async 'main menu'() {
    const { element } = await addDrawer();
    element.show();
    await shows(element, '.toggle');
    return element;
  },
  async 'second level'() {
    const element = (await states['main menu']?.()) ?? (await openDrawer()).element;
    element.shadowRoot?.querySelector<HTMLElement>('[data-entry="department 1"]')?.click();
    await shows(element, '.to-main');
    return element;
  },
  async failed() {
    const { element } = await addDrawer({ '/pc/indexCategory': () => new Refusal(500, 'Closed') });
    element.show();
    await shows(element, '.waiting .primary');
    return element;
  },
};

describe('the accessible menu', () => {
  for (const [index, [name, state]] of Object.entries(states).entries()) {
    for (const lang of (['en', 'ar'] as const).filter((_, language) => isItsTurn(index, language))) {
      it(`passes axe: ${name}, ${lang}`, async () => {
        configure({ lang });
        const element = await state();
        await Promise.all(
          dialog(element)
            ?.getAnimations()
            .map(({ finished }) => finished) ?? [],
        );
        const { violations } = await axe.run(element);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal([]);
      });
    }
  }

  it('is a dialog named Menu', async () => {
    const { element } = await openDrawer();
    const name = dialog(element)?.getAttribute('aria-labelledby') ?? '';
    expect(element.shadowRoot?.querySelector(`#${CSS.escape(name)}`)?.textContent).to.equal('Menu');
  });
});
