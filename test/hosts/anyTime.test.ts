import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { fuzz, times } from '../support/fuzz.js';
import { until } from '../support/until.js';
import { type ElementInterface, readElements } from './elements.js';
import { type Host, openMarkup, patience } from './frame.js';
import { everyWidget } from './widgets.js';

/** Something that a page does to an element, chosen at random. */
type Act =
  | { readonly kind: 'attribute' | 'property'; readonly name: number; readonly value: unknown }
  | { readonly kind: 'remove' | 'put' | 'wait' | 'copy' | 'language' | 'none'; readonly name: number };

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'true',
  'null',
  '{',
  '[]',
  '"\ud800"',
  'javascript:alert(1)',
  'tesla',
];
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...texts,
    null,
    undefined,
    true,
    false,
    0,
    -1,
    Number.NaN,
    2 ** 53,
    10n,
    Symbol('s'),
  ),
  fc.constantFrom<unknown>(() => 'x', Object.create(null), [], {}, new Date(Number.NaN), document, window),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const name = fc.nat(30);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('attribute' as const), name, value }),
  fc.record({ kind: fc.constant('property' as const), name, value }),
  fc.record({ kind: fc.constantFrom('remove', 'put', 'wait', 'copy', 'language', 'none'), name }),
);

const nameAt = (names: readonly string[], index: number): string => names[index % names.length] ?? 'title';

async function doTo(
  element: Element,
  place: Element,
  { attributes, properties }: ElementInterface,
  one: Act,
) {
  const attribute = nameAt([...attributes, 'lang', 'dir', 'hidden', 'slot', 'class'], one.name);
  switch (one.kind) {
    case 'attribute':
      // The browser itself rejects values that can't be converted to text.
      return typeof one.value === 'symbol' || (typeof one.value === 'object' && one.value !== null)
        ? element.toggleAttribute(attribute)
        : element.setAttribute(attribute, String(one.value));
    case 'property':
      return properties.length && Reflect.set(element, nameAt(properties, one.name), one.value);
    case 'none':
      return element.removeAttribute(attribute);
    case 'remove':
      return element.remove();
    case 'put':
      return place.append(element);
    case 'copy':
      return place.append(element.cloneNode(true));
    case 'language':
      return place.setAttribute('lang', nameAt(['ar', 'fr', 'ru', 'en', 'xx'], one.name));
    case 'wait':
      return new Promise((next) => requestAnimationFrame(next));
  }
}

describe('hostile-host 22: any attribute and property at any time', () => {
  let host: Host;
  let elements: ElementInterface[];
  beforeEach(async () => {
    elements = await readElements();
    host = await openMarkup('<script>console.warn = () => {}</script>'); // bad values are reported there
    host.document.addEventListener('storefront-navigate', (event) => event.preventDefault());
  });

  for (const [tag, attributes, selector] of everyWidget)
    it(`${tag}: nothing throws, and a new one renders`, async () => {
      const own = elements.find((element) => element.tag === tag);
      if (!own) throw new Error('the package tells of it');
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
          const place = host.document.createElement('div');
          const element = host.document.createElement(tag);
          host.document.body.append(place);
          place.append(element);
          for (const one of acts) await doTo(element, place, own, one);
          await new Promise((next) => requestAnimationFrame(next));
          place.remove();
          expect(host.faults).to.deep.equal([]);
        }),
        fuzz(8, 25),
      );
      for (const dialog of host.document.body.querySelectorAll('storefront-sign-in, storefront-location'))
        dialog.remove();
      const last = host.document.createElement(tag);
      if (attributes) last.setAttribute(attributes, '');
      host.document.body.append(last);
      await until(
        () => last.shadowRoot?.querySelector(selector),
        `it did not render: ${host.faults.join()}`,
        patience,
      );
      expect(host.faults).to.deep.equal([]);
    }).timeout(60_000 * times);
});
