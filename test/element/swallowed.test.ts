import { expect } from '@open-wc/testing';
import type { WidgetDefinition } from '../../src/element/definition.js';
import { warnIfSwallowed } from '../../src/element/swallowed.js';
import { listenToConsole } from './console.js';

let tests = 0;

/** Markup with `x-y` for the widget's tag, and whether the widget has swallowed what comes after it. */
const rows: readonly (readonly [markup: string, hasDefaultSlot: boolean, isWarned: boolean])[] = [
  ['<x-y /><main>Cars</main>', false, true],
  ['<x-y /><main>Cars</main>', true, true],
  ['<x-y /><p>Hello</p>', false, true],
  ['<x-y /><div><h2>Cars</h2></div>', false, true],
  ['<x-y /><storefront-footer></storefront-footer>', true, true],
  ['<x-y /><div data-storefront="footer"></div>', true, true],
  ['<div data-storefront="x"><x-y><h1>Cars</h1></x-y></div>', false, true],
  ['<x-y></x-y><main>Cars</main>', false, false],
  ['<x-y><a href="/">Home</a></x-y><p>Hello</p>', false, false],
  ['<x-y><p>Plain</p></x-y><p>Hello</p>', false, false],
  ['<x-y><form><select name="make"></select></form></x-y>', true, false],
  ['<x-y><h1 slot="heading">Cars</h1></x-y>', false, false],
  ['<x-y><form slot="form-1" class="sf"></form></x-y>', false, false],
];

describe('a self-closed tag', () => {
  for (const [markup, hasDefaultSlot, isWarned] of rows)
    it(`${markup}, ${hasDefaultSlot ? 'with' : 'without'} a default slot: ${isWarned ? 'one warning' : 'nothing'}`, () => {
      const tag = `storefront-test-${tests++}` as const;
      const page = new DOMParser().parseFromString(markup.replaceAll('x-y', tag), 'text/html');
      const element = page.querySelector(tag);
      if (!element) throw new Error('no element');
      // Only the tag and the slots are read.
      const definition = { tag, slots: hasDefaultSlot ? { '': 'Plain' } : {} } as unknown as WidgetDefinition;
      const { told, restore } = listenToConsole('warn');
      warnIfSwallowed(element, definition);
      warnIfSwallowed(element, definition);
      restore();
      expect(told.length).to.equal(isWarned ? 1 : 0);
      if (isWarned) expect(String(told[0])).to.contain(`<${tag}>`);
    });
});
