// engines: all
import { expect } from '@open-wc/testing';
import { itOnce } from '../support/once.js';
import {
  click,
  fault,
  fields,
  fill,
  form,
  openServer,
  press,
  readySignIn,
  until,
} from '../support/sign-in.js';

const brutal: Readonly<Record<string, string>> = {
  'all: unset !important on everything': '* { all: unset !important }',
  'all: unset !important on fields': 'input, label, button, form { all: unset !important }',
  'strong rules for everything': `* { font: italic 900 40px/3 cursive !important; color: red !important;
    background: yellow !important; border: 9px solid red !important; padding: 50px !important;
    margin: 33px !important; direction: rtl !important; text-transform: uppercase !important;
    letter-spacing: 9px !important; width: 7px !important; height: 7px !important; display: inline !important;
    position: fixed !important; float: right !important; visibility: hidden !important; opacity: 0 !important;
    transform: rotate(9deg) !important; pointer-events: none !important; user-select: none !important;
    --_text: red !important; --_surface: red !important; --_accent: red }
    *::before, *::after { content: "x" !important; display: block !important }`,
  'rules by id, class and attribute': `form[class] input[id][id], [slot] [class][class][class] { width: 1px !important;
    background: red !important; color: red !important } input:focus { outline: none !important }`,
  'text handed down': `html { color: red; font: italic 900 33px/2 cursive; text-align: right; letter-spacing: 1em;
    word-spacing: 1em; text-indent: 9em; text-transform: uppercase; white-space: pre; cursor: wait; visibility: visible }`,
};

/** The cases in which an engine's own field styles can make a difference. The other cases are parts of these. */
const crossing = new Set([
  'all: unset !important on everything',
  'strong rules for everything',
  'text handed down',
]);

/** Properties that follow from the size of a box, which is compared anyway. */
const placed = /^(perspective|transform)-origin$/;

/** Returns all computed styles of the form. */
function computed(element: Element): Map<string, string> {
  const all = new Map<string, string>();
  const nodes = [form(element), ...(form(element)?.querySelectorAll('*') ?? [])];
  for (const [index, node] of nodes.entries())
    for (const pseudo of [null, '::before', '::after']) {
      if (!node) continue;
      const style = getComputedStyle(node, pseudo);
      // If the pseudo-element doesn't exist, only its `content` matters.
      const isNone = pseudo && /^(none|normal)$/.test(style.content);
      for (const name of isNone ? ['content'] : style) {
        if (name.startsWith('--') || placed.test(name)) continue;
        all.set(`${index} ${node.className}${pseudo ?? ''} ${name}`, style.getPropertyValue(name));
      }
    }
  return all;
}

/** Opens the form for a new account, with errors in it. */
async function open(): Promise<HTMLElement> {
  openServer();
  const element = await readySignIn('open view="register"');
  fill(element, { Email: 'x' });
  click(element, 'Create account');
  await until(() => fault(element, 'Password'), 'a fault');
  for (const root of [document, element.shadowRoot])
    for (const animation of root?.getAnimations() ?? []) animation.finish();
  return element;
}

describe('hostile-host: the page’s styles and the fields in its tree', () => {
  let plain: Map<string, string>;
  const sheet = document.createElement('style');

  before(async () => {
    sheet.remove();
    plain = computed(await open());
    expect(plain.size).to.be.greaterThan(5000);
  });
  afterEach(() => sheet.remove());

  for (const [name, css] of Object.entries(brutal))
    (crossing.has(name) ? it : itOnce)(`${name}: every field is as on a plain page`, async () => {
      sheet.textContent = `${css} html { scrollbar-width: none !important }`;
      document.head.append(sheet);
      const here = computed(await open());
      const differences = [...plain].filter(([path, value]) => here.get(path) !== value);
      expect(differences.map(([path, value]) => `${path}: ${value} → ${here.get(path)}`)).to.deep.equal([]);
      expect(here.size).to.equal(plain.size);
    });

  it('a page translator’s elements in the texts look like the texts', async () => {
    sheet.textContent = brutal['strong rules for everything'] ?? '';
    document.head.append(sheet);
    const element = await open();
    const label = fields(element)[0]?.labels?.[0]?.firstElementChild;
    const font = document.createElement('font');
    font.append(...(label?.childNodes ?? []));
    label?.append(font);
    const [here, around] = [font, label].map((node) => node && getComputedStyle(node));
    for (const property of ['font', 'color', 'display', 'position', 'visibility'] as const)
      expect(here?.[property], property).to.equal(around?.[property]);
  });

  it('the page’s own elements look as before', async () => {
    const own = document.createElement('input');
    document.body.append(own);
    const before = getComputedStyle(own).cssText || getComputedStyle(own).border;
    await open();
    expect(getComputedStyle(own).cssText || getComputedStyle(own).border).to.equal(before);
    own.remove();
  });

  it('the sheet is added to the document once, however many forms there are', async () => {
    await open();
    const sheets = document.adoptedStyleSheets.length;
    const element = await readySignIn('page');
    const other = await readySignIn('page view="reset"');
    expect(document.adoptedStyleSheets).to.have.length(sheets);
    expect(press(element, 'Continue').offsetHeight).to.equal(press(other, 'Change password').offsetHeight);
  });

  it('can be styled part by part from a cascade layer of the page', async () => {
    const style = document.createElement('style');
    style.textContent = `@layer brand, storefront;
      @layer brand { storefront-sign-in [part=input] { border-radius: 0 !important }
        storefront-sign-in [part=submit] { text-transform: uppercase !important } }`;
    document.head.append(style);
    const element = await readySignIn('<storefront-sign-in page></storefront-sign-in>');
    const styleOf = (part: string) => getComputedStyle(element.querySelector(`[part=${part}]`) ?? element);
    expect(styleOf('input').borderTopLeftRadius).to.equal('0px');
    expect(styleOf('submit').textTransform).to.equal('uppercase');
    style.remove();
  });
});
