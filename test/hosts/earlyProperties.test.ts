import { expect } from '@open-wc/testing';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { readElements } from './elements.js';
import { openMarkup, patience } from './frame.js';
import { everyWidget } from './widgets.js';

/** Values that a page's script might set, as code. */
const values: Readonly<Record<string, string>> = {
  'a symbol': `Symbol('early')`,
  'an object without a prototype': 'Object.create(null)',
  'a function': '() => { throw new Error("called") }',
  'a function without a string form': 'Object.assign(() => {}, { toString() { throw new Error("asked") } })',
  'a cyclic object': '(() => { const self = { list: [] }; self.list.push(self); return self; })()',
  'an object that throws':
    '({ toString() { throw new Error("asked") }, get then() { throw new Error("read") } })',
  'a revoked proxy':
    '(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()',
  'a big integer': '10n ** 400n',
  'not a number': 'NaN',
};

/** Three values at a time, each for a third of the properties. With `npm run test:matrix`, each for all of them. */
const turns = isMatrix
  ? Object.entries(values).map(([what, code]) => [what, [code]] as const)
  : [0, 3, 6].map((first) => {
      const three = Object.entries(values).slice(first, first + 3);
      return [three.map(([what]) => what).join(', '), three.map(([, code]) => code)] as const;
    });

/** The API’s address has its own test, `lang` is built into browsers, and the others decide what is rendered. */
const apart = ['api', 'site', 'lang', 'open', 'page'];

describe('hostile-host 21: properties set before the definition', () => {
  for (const [what, codes] of turns)
    it(`${what}, as every property of every element: all render`, async () => {
      const elements = await readElements();
      expect(elements.length).to.be.greaterThan(everyWidget.length);
      const tags = elements.map(({ tag }) => `<${tag}></${tag}>`).join('');
      const host = await openMarkup(`<main>${tags}</main><script>
        console.warn = () => {}; // it warns of bad values
        const values = [${codes.join()}];
        let count = 0;
        for (const { tag, properties } of ${JSON.stringify(elements)})
          for (const property of properties)
            if (!${JSON.stringify(apart)}.includes(property))
              document.querySelector(tag)[property] = values[count++ % values.length];
      </script>`);
      for (const [tag, attributes, selector] of everyWidget) {
        const element = host.document.querySelector(`main > ${tag}`);
        if (attributes) element?.setAttribute(attributes, '');
        await until(
          () => element?.shadowRoot?.querySelector(selector),
          `${tag} did not render: ${host.faults.join()}`,
          patience,
        );
        if (attributes) element?.removeAttribute(attributes);
      }
      expect(host.faults).to.deep.equal([]);
    });

  it('the page’s API URL stays when an invalid one is set as an early property', async () => {
    for (const code of Object.values(values).slice(0, isMatrix ? 7 : 4)) {
      const host = await openMarkup(
        `<storefront-config></storefront-config><storefront-car-search></storefront-car-search><script>
          console.warn = () => {};
          const config = document.querySelector('storefront-config');
          config.api = config.site = ${code};
        </script>`,
      );
      await host.ready();
      expect(host.faults, code).to.deep.equal([]);
    }
  });
});
