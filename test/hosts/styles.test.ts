import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { type Host, openHost, patience } from './frame.js';

const brutal = `
* { all: unset !important; color: red !important; font: italic 700 40px/3 cursive !important; direction: rtl !important;
  text-align: center !important; text-transform: uppercase !important; letter-spacing: 9px !important;
  visibility: visible !important; white-space: pre !important; cursor: wait !important; --_accent: red; --_text: red }
*::before, *::after { content: "x" !important; all: unset !important }
button, h2, p, div, span, svg, img, form { border: 9px solid red !important; padding: 50px !important; float: right !important;
  background: yellow !important; width: 7px !important; display: inline !important; position: fixed !important }
[role], [part], .field, .option, .primary { margin: 33px !important; transform: rotate(9deg) !important }
`;

const styles: Readonly<Record<string, string>> = {
  'all: unset !important on everything': brutal,
  'strong rules for buttons, titles and boxes': brutal.slice(brutal.indexOf('button,')),
  'a root font of 8 px': 'html { font-size: 8px }',
  'a root font of 62.5 %': 'html { font-size: 62.5% } body { font-size: 1.6rem; line-height: 3 }',
  'text handed down': `html { color: red; font: italic 900 33px/2 cursive; text-align: right; letter-spacing: 1em;
    word-spacing: 1em; text-indent: 9em; text-transform: uppercase; white-space: pre; list-style: square;
    cursor: wait; quotes: "x" "y"; visibility: visible; hyphens: manual; tab-size: 9; -webkit-text-stroke: 1px red }`,
};

/** The list's properties that depend on where its field is in the window. */
const placed =
  /^(top|bottom|left|right|inset-.*|max-(height|block-size)|perspective-origin|transform-origin|height|block-size)$/;

/** Returns all computed styles inside the widget, except those that depend on its position. */
function computed(element: HTMLElement): Map<string, string> {
  const all = new Map<string, string>();
  const nodes = element.shadowRoot?.querySelectorAll('[part=base], [part=base] *') ?? [];
  for (const [index, node] of nodes.entries())
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(node, pseudo);
      // A pseudo-element that isn't generated has no other styles worth comparing.
      const isNone = pseudo && /^(none|normal)$/.test(style.content);
      for (const name of isNone ? ['content'] : style) {
        if (name.startsWith('--') || (node.matches('[part=list]') && placed.test(name))) continue;
        const path = `${index} ${node.localName}.${node.getAttribute('class')}${pseudo ?? ''}`;
        all.set(`${path} ${name}`, style.getPropertyValue(name));
      }
    }
  return all;
}

/** Opens a page that has its own stylesheet, and opens the list of makes. */
async function openStyled(css: string): Promise<{ host: Host; element: HTMLElement }> {
  const host = await openHost('plain');
  host.frame.style.height = '1600px'; // room for the whole list, wherever its field is
  const element = await host.ready();
  const sheet = host.document.createElement('style');
  sheet.textContent = `${css}\nbody { margin: 0 !important } html { scrollbar-width: none !important }`;
  host.document.head.append(sheet);
  element.shadowRoot?.querySelector<HTMLElement>('[role=combobox]')?.click();
  await until(() => element.shadowRoot?.querySelector('[role=option]'), 'no list', patience);
  for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
  return { host, element };
}

describe('hostile-host 1: brutal CSS', () => {
  let plain: Map<string, string>;

  before(async () => {
    plain = computed((await openStyled('')).element);
    expect(plain.size).to.be.greaterThan(5000);
  });

  for (const [name, css] of Object.entries(styles))
    it(`${name}: everything inside looks as on a plain page`, async () => {
      const { element } = await openStyled(css);
      const here = computed(element);
      expect(here.size).to.equal(plain.size);
      const differences = [...plain].filter(([path, value]) => here.get(path) !== value);
      expect(differences.map(([path, value]) => `${path}: ${value} → ${here.get(path)}`)).to.deep.equal([]);
    });

  it('the page’s rules do reach the element itself', async () => {
    const { host, element } = await openStyled(
      'storefront-car-search { margin-top: 40px; max-width: 500px }',
    );
    expect(getComputedStyle(element).marginTop).to.equal('40px');
    expect(element.offsetWidth).to.equal(500);
    expect(host.faults).to.deep.equal([]);
  });

  it('the hidden attribute hides it', async () => {
    const { element } = await openStyled('');
    element.hidden = true;
    // A busy WebKit may apply it a moment later.
    await until(() => element.offsetHeight === 0, 'it is still there');
  });

  for (const [name, rule, font] of [
    ['page-font() takes over the page’s font', 'page-font()', /Courier/],
    ['a family takes its place', 'Georgia, serif', /Georgia/],
    ['else it is the system’s', '', /system-ui/],
  ] as const)
    it(`--storefront-font: ${name}`, async () => {
      const { element } = await openStyled(
        `body { font-family: "Courier New", monospace } ${rule && `html { --storefront-font: ${rule} }`}`,
      );
      for (const selector of ['[part=heading]', '[role=combobox]', '[type=submit]', '[role=option]']) {
        const part = element.shadowRoot?.querySelector(selector);
        expect(part && getComputedStyle(part).fontFamily, selector).to.match(font);
      }
    });
});
