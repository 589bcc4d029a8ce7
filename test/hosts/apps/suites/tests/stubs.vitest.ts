// @vitest-environment jsdom
import { defineStubs, emit } from 'storefront-widgets/testing/stubs';
import { expect, test } from 'vitest';

defineStubs();

test('the page gets the make that a shopper searches for', () => {
  const search = document.createElement('storefront-car-search');
  document.body.append(search);
  const makes: unknown[] = [];
  document.addEventListener('storefront-search', (event) => {
    if (event.detail.kind === 'cars') makes.push(event.detail.make);
    event.preventDefault();
  });
  const goesOn = emit(search, 'storefront-search', { kind: 'cars', make: 'byd', model: null });
  expect([makes, goesOn]).toEqual([['byd'], false]);
});
