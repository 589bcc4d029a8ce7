import { expect } from '@open-wc/testing';
import { watchUnclosed } from '../../src/element/unclosed.js';
import { listenToConsole } from './console.js';
import { defineFixture, emptyPage, inPage } from './fixture.js';

let tests = 0;

/** Markup with `x-y` for the widget's tag, and whether the widget has swallowed what comes after it. */
const rows: readonly (readonly [markup: string, isWarned: boolean])[] = [
  ['<x-y /><main>Cars</main>', true],
  ['<x-y /><div><h2>Cars</h2></div>', true],
  ['<x-y /><storefront-footer></storefront-footer>', true],
  ['<x-y /><div data-storefront="footer"></div>', true],
  ['<div data-storefront="x"><x-y><h1>Cars</h1></x-y></div>', true],
  // These may be meant for when the widget can't load.
  ['<x-y /><p>Plain</p>', false],
  ['<x-y /><a href="/">Home</a>', false],
  ['<x-y></x-y><main>Cars</main>', false],
  ['<x-y><a href="/">Home</a></x-y><p>Hello</p>', false],
  ['<x-y><nav><a href="/">Home</a></nav></x-y><p>Hello</p>', false],
  ['<x-y><p>Plain</p></x-y><p>Hello</p>', false],
  ['<x-y><form><select name="make"></select></form></x-y>', false],
  ['<x-y><h1 slot="heading">Cars</h1></x-y>', false],
  ['<x-y><form slot="form-1" class="sf"></form></x-y>', false],
];

describe('a self-closed tag', () => {
  for (const [markup, isWarned] of rows)
    it(`${markup}: ${isWarned ? 'one warning' : 'nothing'}`, () => {
      const tag = `storefront-test-${tests++}`;
      const page = new DOMParser().parseFromString(markup.replaceAll('x-y', tag), 'text/html');
      const element = page.querySelector(tag);
      if (!element) throw new Error('no element');
      const { messages, restore } = listenToConsole('warn');
      watchUnclosed(element);
      watchUnclosed(element);
      restore();
      expect(messages.length).to.equal(isWarned ? 1 : 0);
      if (isWarned) expect(String(messages[0])).to.contain(`<${tag}>`);
    });

  it('is reported by the widget itself', () => {
    const tag = defineFixture();
    const { messages, restore } = listenToConsole('warn');
    inPage(`<${tag} /><main>Cars</main>`);
    restore();
    emptyPage();
    expect(messages.filter((text) => String(text).includes(`<${tag}>`))).to.have.length(1);
  });
});
