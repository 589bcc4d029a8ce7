import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Window as HappyWindow } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { readDefinitions } from '../../src/build/definitions.mjs';

const STUBS = pathToFileURL('dist/testing/stubs.js').href;

/** A page of a simulated browser: what the stubs use of it. */
interface SimulatedPage {
  readonly window: Pick<
    Window & typeof globalThis,
    'document' | 'customElements' | 'HTMLElement' | 'CustomEvent'
  >;
  readonly close: () => unknown;
}

// Both windows have what the type lists, by types of their own.
const PAGES: Readonly<Record<string, () => SimulatedPage>> = {
  jsdom() {
    const { window } = new JSDOM('<!doctype html>');
    return { window: window as unknown as SimulatedPage['window'], close: () => window.close() };
  },
  'happy-dom'() {
    const window = new HappyWindow();
    return { window: window as unknown as SimulatedPage['window'], close: () => window.happyDOM.close() };
  },
};

const definitions = await readDefinitions();
let copies = 0;

for (const [name, open] of Object.entries(PAGES))
  test(`in ${name}, each widget has its attributes, properties, methods, and events`, async (t) => {
    const { window, close } = open();
    const { document, customElements, HTMLElement, CustomEvent } = window;
    const before = { ...globalThis };
    Object.assign(globalThis, { document, customElements, HTMLElement, CustomEvent });
    t.after(async () => {
      for (const key of ['document', 'customElements', 'HTMLElement', 'CustomEvent'] as const)
        if (key in before) Object.assign(globalThis, { [key]: before[key] });
        else Reflect.deleteProperty(globalThis, key);
      await close();
    });
    copies += 1;
    const { defineStubs, emit } = await import(`${STUBS}?${copies}`);
    defineStubs();
    defineStubs(); // a second time changes nothing

    for (const { tag, attributes, methods, events } of definitions) {
      const element = document.createElement(tag);
      document.body.append(element);
      for (const property of Object.keys(attributes)) assert.ok(property in element, `${tag}.${property}`);
      for (const method of Object.keys(methods))
        assert.equal(typeof Reflect.get(element, method), 'function');
      for (const [type, { cancelable }] of Object.entries(events)) {
        const received: CustomEvent[] = [];
        document.addEventListener(type, (event) => received.push(event as CustomEvent), { once: true });
        assert.equal(emit(element, type, { from: tag }), true);
        const [event] = received;
        assert.deepEqual(
          [event?.detail, event?.bubbles, event?.cancelable],
          [{ from: tag }, true, cancelable],
        );
      }
    }

    const search = document.createElement('storefront-car-search');
    search.setAttribute('make', 'byd');
    search.setAttribute('compact', '');
    assert.deepEqual(
      ['make', 'compact', 'model'].map((key) => Reflect.get(search, key)),
      ['byd', true, null],
    );
    search.removeAttribute('make');
    assert.equal(Reflect.get(search, 'make'), null);
    Reflect.set(search, 'compact', false);
    assert.equal(search.hasAttribute('compact'), false);
    Reflect.set(search, 'model', 'seal');
    assert.equal(Reflect.get(search, 'model'), 'seal');
  });

test('the stubs load none of the widgets', () => {
  assert.ok(!/from '|import\(/.test(readFileSync('dist/testing/stubs.js', 'utf8')));
});
