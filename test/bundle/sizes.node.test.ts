import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgets, partBudgets, widgetBudgets } from './budgets.js';
import { brotliSize, read, scripts, withImports } from './dist.js';

/** What a widget imports before it can run, its English texts included. */
const filesOf = (widget: string): string[] => [...withImports(`widgets/${widget}.js`)];

/** The chunk of this name. */
const chunkOf = (part: string): string =>
  scripts.find((file) => new RegExp(`^chunks/${part}-[\\w-]{8}\\.js$`).test(file)) ?? '';

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

/** Widgets without a budget of their own. */
const unmeasured = ['account-menu', 'back-to-top', 'config', 'language'];

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
    holdTo(budgets.core.now, [chunkOf('shared')]));

  for (const [widget, { now }] of Object.entries(widgetBudgets))
    it(`${widget}, with all that it loads until it is ready: at most ${now} bytes`, () =>
      holdTo(now, filesOf(widget)));

  for (const { widget, part, now } of partBudgets)
    it(`${widget}, when its ${part} has come: at most ${now} bytes`, () => {
      assert.ok(read(`widgets/${widget}.js`).includes(chunkOf(part).slice('chunks/'.length)), part);
      holdTo(now, [...new Set([...filesOf(widget), ...withImports(chunkOf(part))])]);
    });

  it('English is in no file of its own', () => {
    assert.deepEqual(
      scripts.filter((file) => /(?:^|\/)en-/.test(file)),
      [],
    );
  });

  it('car search: three files after the loader', () => {
    const files = filesOf('car-search');
    assert.deepEqual(files.sort(), ['widgets/car-search.js', chunkOf('shared'), chunkOf('requests')].sort());
  });

  it('the loader names beside each entry the core, the requests and the jumps that it imports, and no others', () => {
    const loader = read('storefront.js');
    const [, list = ''] = /"([\w -]+)"\.split\(" "\)/.exec(loader) ?? [];
    const [, end] = /<(\d+)\?" chunks\/requests-/.exec(loader) ?? [];
    const [, from, to] = />=(\d+)&&\w+<(\d+)\?" chunks\/jumps-/.exec(loader) ?? [];
    assert.ok(loader.includes(chunkOf('shared').replace('.js', '')));
    assert.equal(list.split(' ').length, Object.keys(widgetBudgets).length + unmeasured.length);
    for (const [index, widget] of list.split(' ').entries()) {
      const files = filesOf(widget);
      assert.equal(files.includes(chunkOf('requests')), index < Number(end), widget);
      assert.equal(files.includes(chunkOf('jumps')), index >= Number(from) && index < Number(to), widget);
    }
  });

  it('no widget brings the code of another, at once or on demand', () => {
    for (const widget of Object.keys(widgetBudgets)) {
      const entries = [...everLoaded(`widgets/${widget}.js`)].filter((file) => file.startsWith('widgets/'));
      assert.deepEqual(entries, [`widgets/${widget}.js`]);
    }
  });
});
