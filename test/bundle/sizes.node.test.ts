import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgets } from './budgets.js';
import { brotliSize, read, scripts, withImports } from './dist.js';

/** The chunk with the English texts of the car search. */
const texts = scripts.filter((file) => /^chunks\/en-/.test(file) && read(file).includes('All Makes'));

const carSearch = [...withImports('widgets/car-search.js'), ...texts];

describe('what a page has to load', () => {
  it(`loader: at most ${budgets.loader.now} bytes`, () => {
    assert.ok(brotliSize('storefront.js') <= budgets.loader.now, `${brotliSize('storefront.js')} bytes`);
  });

  it(`car search, with all that it loads until it is ready: at most ${budgets.carSearch.now} bytes`, () => {
    const sizes = carSearch.map((file) => [file, brotliSize(file)] as const);
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    assert.ok(sum <= budgets.carSearch.now, `${sum} bytes: ${JSON.stringify(sizes)}`);
    // A budget far above the truth guards nothing.
    assert.ok(sum > budgets.carSearch.now - 500, `${sum} bytes: lower the budget`);
  });

  it('car search: three files after the loader, and those that it names to load at once', () => {
    assert.equal(texts.length, 1);
    assert.equal(carSearch.length, 3, carSearch.join(', '));
    const shared = carSearch.find((file) => file.includes('shared'));
    assert.ok(shared && read('storefront.js').includes(shared), 'the loader does not name the shared chunk');
  });
});
