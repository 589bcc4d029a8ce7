import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import {
  addCarSearch,
  appears,
  type CarSearchElement,
  inside,
  makeField,
  modelField,
  openList,
  readyCarSearch,
  startApi,
} from '../support/car-search.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const tesla = '<storefront-car-search make="tesla"></storefront-car-search>';

/** Each state, and the function that brings the widget into it. */
const states: Readonly<Record<string, () => Promise<CarSearchElement>>> = {
  async loading() {
    startApi('hold');
    const element = addCarSearch();
    await until(() => element.shadowRoot?.querySelector('.waiting [role=status]')?.textContent);
    return element;
  },
  async idle() {
    startApi();
    return readyCarSearch();
  },
  async chosen() {
    startApi();
    return readyCarSearch(tesla);
  },
  async 'compact in the dark'() {
    startApi();
    return readyCarSearch(
      '<storefront-car-search compact heading="Find a car" style="color-scheme: dark; background: #000"></storefront-car-search>',
    );
  },
  async 'open list'() {
    startApi();
    const element = await readyCarSearch(tesla);
    await openList(element, makeField(element));
    return element;
  },
  async 'open list of no data'() {
    startApi();
    const element = await readyCarSearch('<storefront-car-search make="toyota"></storefront-car-search>');
    await openList(element, modelField(element));
    return element;
  },
  async 'disabled with its tooltip'() {
    startApi();
    const element = await readyCarSearch();
    modelField(element).focus();
    return element;
  },
  async failed() {
    startApi('business-500');
    const element = addCarSearch();
    await appears(element, '[part=message]');
    return element;
  },
};

describe('axe', () => {
  for (const [language, lang] of (['en', 'ar'] as const).entries())
    for (const [state, make] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      it(`finds no fault: ${state}, ${lang}`, async () => {
        configure({ lang });
        const element = await make();
        await until(() => inside(element, '[part=base]').lang === lang);
        // Measure animated parts in their final state.
        for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
        const { violations, passes } = await axe.run(element, {
          // These rules are for whole pages.
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).to.deep.equal([]);
        expect(passes.length).to.be.greaterThan(3);
      });
});
