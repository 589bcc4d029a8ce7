import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import { box, found, type HeaderElement, lists, readyHeader, recent } from '../support/header.js';
import { type } from '../support/keys.js';
import { isItsTurn } from '../support/once.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const states: Readonly<Record<string, () => Promise<HeaderElement>>> = {
  async idle() {
    return (await readyHeader('<storefront-header active="/about"></storefront-header>')).element;
  },
  async 'with suggestions'() {
    const { element } = await readyHeader();
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
    return element;
  },
  async 'with recent terms'() {
    const { element } = await readyHeader();
    box(element)?.focus();
    await lists(element, recent);
    return element;
  },
  async 'in the dark'() {
    const markup =
      '<storefront-header style="color-scheme: dark; background: #000" search-value="x"></storefront-header>';
    return (await readyHeader(markup)).element;
  },
};

describe('the accessible header', () => {
  for (const [index, [name, state]] of Object.entries(states).entries()) {
    for (const lang of (['en', 'ar'] as const).filter((_, language) => isItsTurn(index, language))) {
      it(`passes axe: ${name}, ${lang}`, async () => {
        configure({ lang });
        const element = await state();
        const { violations } = await axe.run(element);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal([]);
      });
    }
  }
});
