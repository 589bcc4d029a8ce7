import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Facet } from '../../../demo/host/catalog/facets.js';
import { load, readable, render, texts } from './rendering.js';

const { Filters } =
  await load<typeof import('../../../demo/host/catalog/Filters.js')>('host/catalog/Filters.tsx');
await texts.catalogTexts.load();

/** Returns the folded list of twelve makes, of which one is chosen. */
function folded(chosen: number): string {
  const choices = Array.from({ length: 12 }, (_, at) => ({
    ...{ value: `m${at}`, name: `Make ${at}`, count: 1, to: '/', isChosen: at === chosen },
  }));
  const facet: Facet = { kind: 'choices', name: 'brand', title: 'Make', isSeveral: true, choices };
  return readable(render(createElement(Filters, { facets: [facet] })));
}

test('the button of a folded filter counts the choices that are hidden, without a chosen one', () => {
  assert.match(folded(0), /Show 5 more/);
  assert.match(folded(10), /Make 10 .*Show 4 more/);
});
