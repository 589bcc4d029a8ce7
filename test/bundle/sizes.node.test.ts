import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgets, widgetBudgets } from './budgets.js';
import { brotliSize, read, scripts, withImports } from './dist.js';

const sharedChunk = scripts.find((file) => /^chunks\/shared-/.test(file)) ?? '';

/** What a widget imports before it can run, and the chunks with its English texts, which these files name. */
function filesOf(widget: string): string[] {
  const files = [...withImports(`widgets/${widget}.js`)];
  const texts = files.flatMap((file) =>
    [...read(file).matchAll(/["'`](en-[\w-]+\.js)["'`]/g)].map(([, name]) => `chunks/${name}`),
  );
  return [...files, ...new Set(texts)];
}

/** A file, and all that it ever loads: what it imports, and the chunks that it names. */
function everLoaded(file: string, found = new Set<string>()): Set<string> {
  for (const each of withImports(file)) {
    if (found.has(each)) continue;
    found.add(each);
    for (const [, name] of read(each).matchAll(/["'`]([\w-]+\.js)["'`]/g))
      if (scripts.includes(`chunks/${name}`)) everLoaded(`chunks/${name}`, found);
  }
  return found;
}

/** Fails above the budget; and far below it, where it would guard nothing. */
function holdTo(budget: number, files: readonly string[]): void {
  const sizes = files.map((file) => [file, brotliSize(file)] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  assert.ok(sum <= budget, `${sum} bytes: ${JSON.stringify(sizes)}`);
  assert.ok(sum > budget - 600, `${sum} bytes: lower the budget`);
}

describe('what a page has to load', () => {
  it(`loader: at most ${budgets.loader.now} bytes`, () => holdTo(budgets.loader.now, ['storefront.js']));

  it(`the core of all widgets: at most ${budgets.core.now} bytes`, () =>
    holdTo(budgets.core.now, [sharedChunk]));

  for (const [widget, { now }] of Object.entries(widgetBudgets))
    it(`${widget}, with all that it loads until it is ready: at most ${now} bytes`, () =>
      holdTo(now, filesOf(widget)));

  it('car search: three files after the loader, and those that it names to load at once', () => {
    const files = filesOf('car-search');
    assert.equal(files.length, 3, files.join(', '));
    assert.ok(files.includes(sharedChunk));
    assert.ok(read('storefront.js').includes(sharedChunk), 'the loader does not name the shared chunk');
  });

  it('no widget brings the code of another, at once or on demand', () => {
    for (const widget of Object.keys(widgetBudgets)) {
      const entries = [...everLoaded(`widgets/${widget}.js`)].filter((file) => file.startsWith('widgets/'));
      assert.deepEqual(entries, [`widgets/${widget}.js`]);
    }
  });
});
