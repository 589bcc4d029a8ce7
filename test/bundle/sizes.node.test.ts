import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgetOf, classicBudget, loaderBudget } from './budgets.js';
import { brotliSize, json, read, scripts, withImports } from './dist.js';

interface Costs {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

// outputs.node.test.ts compares the file with what the widgets import.
const { widgets } = json('costs.json') as { widgets: Readonly<Record<string, Costs>> };
const shown = Object.keys(widgets).filter((widget) => widget !== 'config');
const costsOf = (widget: string): Costs => widgets[widget] ?? assert.fail(`costs.json has no ${widget}`);

function assertWithin(budget: number, files: readonly string[]): void {
  const sizes = files.map((file) => [file, brotliSize(file)] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  assert.ok(sum <= budget, `${sum} bytes: ${JSON.stringify(sizes)}`);
}

describe('the files that a page loads', () => {
  it(`loader: at most ${loaderBudget} bytes`, () => assertWithin(loaderBudget, ['storefront.js']));
  it(`the classic script: at most ${classicBudget} bytes`, () =>
    assertWithin(classicBudget, ['storefront.classic.js']));

  for (const widget of shown) {
    const { first, whole } = budgetOf(widget);
    it(`${widget}, until it can be used: at most ${first} bytes`, () =>
      assertWithin(first, costsOf(widget).first));
    it(`${widget}, with everything that it may ever load: at most ${whole} bytes`, () =>
      assertWithin(whole, [...costsOf(widget).first, ...costsOf(widget).later]));
  }

  it('English texts have no file of their own', () => {
    assert.deepEqual(
      scripts.filter((file) => /(?:^|\/)en-/.test(file)),
      [],
    );
  });

  it('the loader starts loading all files of a widget in parallel', () => {
    const loader = read('storefront.js');
    for (const widget of shown)
      for (const file of withImports(`widgets/${widget}.js`)) assert.ok(loader.includes(file), file);
  });

  it('no widget loads the code of another before opening it', () => {
    for (const widget of shown) {
      const entries = costsOf(widget).first.filter((file) => file.startsWith('widgets/'));
      assert.deepEqual(entries, [`widgets/${widget}.js`]);
    }
  });
});
