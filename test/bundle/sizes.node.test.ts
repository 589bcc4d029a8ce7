import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { classicBudget, loaderBudget, widgetBudgets } from './budgets.js';
import { brotliSize, read, scripts, withImports } from './dist.js';

/** Returns the chunks with this name. If several modules share it, returns all their chunks. */
function chunksOf(part: string): string[] {
  const chunks = scripts.filter((file) => new RegExp(`^chunks/${part}-[\\w-]{8}\\.js$`).test(file));
  assert.ok(chunks.length, `there is no chunk ${part}`);
  return chunks;
}

/** Returns a file and everything that it ever loads: its imports, and the chunks that it names. */
function everLoaded(file: string, found = new Set<string>()): Set<string> {
  for (const each of withImports(file)) {
    if (found.has(each)) continue;
    found.add(each);
    for (const [, name] of read(each).matchAll(/["'`](?:\.\.?\/(?:chunks\/)?)([\w-]+\.js)["'`]/g))
      if (scripts.includes(`chunks/${name}`)) everLoaded(`chunks/${name}`, found);
  }
  return found;
}

/** Fails if the files exceed the budget, or are so far below it that it would guard nothing. */
function holdTo(budget: number, files: Iterable<string>): void {
  const sizes = [...files].map((file) => [file, brotliSize(file)] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  assert.ok(sum <= budget, `${sum} bytes: ${JSON.stringify(sizes)}`);
  assert.ok(sum > budget - 600, `${sum} bytes: lower the budget`);
}

describe('what a page has to load', () => {
  it(`loader: at most ${loaderBudget} bytes`, () => holdTo(loaderBudget, ['storefront.js']));
  it(`the classic script: at most ${classicBudget} bytes`, () =>
    holdTo(classicBudget, ['storefront.classic.js']));

  for (const [widget, { entry, used, wide }] of Object.entries(widgetBudgets)) {
    const file = `widgets/${widget}.js`;
    it(`${widget}, with all that it loads until it is drawn: at most ${entry} bytes`, () =>
      holdTo(entry, withImports(file)));
    for (const [occasion, use] of Object.entries({ 'has been used': used, 'can do all': wide })) {
      if (!use) continue;
      it(`${widget}, when it ${occasion}: at most ${use.bytes} bytes`, () => {
        const loaded = everLoaded(file);
        const parts = use.parts.flatMap(chunksOf).filter((chunk) => loaded.has(chunk));
        assert.ok(parts.length >= use.parts.length, parts.join());
        holdTo(use.bytes, new Set([file, ...parts].flatMap((each) => [...withImports(each)])));
      });
    }
  }

  it('English is in no file of its own', () => {
    assert.deepEqual(
      scripts.filter((file) => /(?:^|\/)en-/.test(file)),
      [],
    );
  });

  it('the loader starts all files of a widget at once', () => {
    const loader = read('storefront.js');
    for (const widget of Object.keys(widgetBudgets))
      for (const file of withImports(`widgets/${widget}.js`)) assert.ok(loader.includes(`"${file}"`), file);
  });

  it('no widget brings the code of another, at once or on demand', () => {
    for (const widget of Object.keys(widgetBudgets)) {
      const entries = [...everLoaded(`widgets/${widget}.js`)].filter((file) => file.startsWith('widgets/'));
      assert.deepEqual(entries, [`widgets/${widget}.js`]);
    }
  });
});
