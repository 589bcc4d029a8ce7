// engines: all
// over: react
import { expect } from '@open-wc/testing';
import '../../src/footer/define.js';
import '../../src/header/define.js';
import '../../src/sign-in/define.js';
import { configure } from '../../src/state/store.js';
import { answers } from '../support/answers.js';
import { danasShop } from '../support/danas-shop.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

type Root = Document | ShadowRoot;

/** How scripts of a page drop the sheets of others. */
const ways: Readonly<Record<string, (root: Root) => void>> = {
  'assigns none': (root) => {
    root.adoptedStyleSheets = [];
  },
  'assigns its own': (root) => {
    root.adoptedStyleSheets = [new CSSStyleSheet()];
  },
  'empties the list': (root) => void root.adoptedStyleSheets.splice(0),
};

/** A box whose size comes from our styles, and the root that has them. */
interface Styled {
  readonly what: string;
  readonly markup: string;
  readonly box: (element: Element) => Element | null | undefined;
  readonly root: (element: Element) => Root | null;
}

const styled: readonly Styled[] = [
  {
    what: 'the fields in the page’s own tree',
    markup: '<storefront-sign-in page></storefront-sign-in>',
    box: (element) => element.querySelector('input'),
    root: () => document,
  },
  {
    what: 'the fields of a dialog',
    markup: '<storefront-sign-in open view="email"></storefront-sign-in>',
    box: (element) => element.querySelector('input'),
    root: () => document,
  },
  ...['header', 'footer'].map((name) => ({
    what: `the ${name}’s own root`,
    markup: `<storefront-${name}></storefront-${name}>`,
    box: (element: Element) => element.shadowRoot?.querySelector('a'),
    root: (element: Element) => element.shadowRoot,
  })),
];

describe('a script that replaces the stylesheets of a root', () => {
  afterEach(() => configure({ api: null }));

  for (const { what, markup, box, root } of styled)
    for (const [how, drop] of Object.entries(ways))
      it(`leaves ${what} styled: it ${how}`, async () => {
        answers({}, danasShop());
        const element = addMarkup(markup).firstElementChild;
        if (!element) throw new Error('no element');
        await until(() => box(element), 'the box');
        const sheets = () => root(element)?.adoptedStyleSheets ?? [];
        await until(() => sheets().length, 'its styles');
        const look = () => {
          const part = box(element);
          return part ? JSON.stringify([getComputedStyle(part).display, getComputedStyle(part).padding]) : '';
        };
        const before = look();
        const own = sheets().filter(({ cssRules: [first] }) =>
          /order|layer|:host/.test(first?.cssText ?? ''),
        );
        expect(own.length).to.be.greaterThan(0);
        const place = root(element);
        if (place) drop(place);
        await until(() => own.every((sheet) => sheets().includes(sheet)), 'they come back');
        expect(look()).to.equal(before);
      });
});
