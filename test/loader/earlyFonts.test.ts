// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { drawFontSamples, loadFonts } from '../../src/car-search/early-fonts.js';
import en from '../../src/car-search/messages/en.json';
import { until } from '../support/until.js';
import { drawIn, formOf, freshApi, search, stuck } from './early-form.js';
import { closePages, openPage } from './page.js';

/** Returns the fonts of all text below a node, in alphabetical order. */
function fontsOf(node: ParentNode): string[] {
  const withText = [...node.querySelectorAll('*')].filter(({ childNodes, localName }) =>
    localName === 'option'
      ? false
      : [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue),
  );
  const elements = [...withText, ...node.querySelectorAll('select')];
  const fonts = elements.map((element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    const lang = element.closest('[lang]')?.getAttribute('lang');
    return `${fontWeight} ${fontSize} ${fontFamily} ${lang}`;
  });
  return [...new Set(fonts)].sort();
}

/** Keeps the texts of all samples that a page sees, in `window.seen`. */
const ear = `<script>
  window.seen = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.localName === 'storefront-car-search')
        for (const { shadowRoot } of addedNodes) seen.push(shadowRoot?.textContent);
  }).observe(document, { childList: true, subtree: true });
</script>`;

describe('the fonts of the loader’s early form', () => {
  afterEach(closePages);

  for (const [what, attributes, width] of [
    ['wide', {}, 1280],
    ['narrow', {}, 360],
    ['compact', { compact: '' }, 800],
    ['compact with a heading', { compact: '', heading: 'Here' }, 800],
  ] as const)
    it(`are the ones of its samples: ${what}`, async () => {
      const element = document.createElement('storefront-car-search');
      element.style.inlineSize = `${width}px`;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      const root = await drawIn(element);
      const rendered = fontsOf(root);
      const samples = drawFontSamples(
        en,
        'en',
        element.hasAttribute('compact'),
        element.getAttribute('heading'),
      );
      root.replaceChildren(...samples);
      expect(rendered).to.have.length.above(2);
      expect(fontsOf(root)).to.deep.equal(rendered);
      element.remove();
    });

  it('are requested while the reply is loading, and nothing stays on the page', async () => {
    const api = freshApi('hold');
    const page = await openPage(ear + stuck(`data-api="${api.url}"`) + search);
    const seen: string[] = Reflect.get(page.window, 'seen');
    await until(() => seen.length > 1, 'the samples were not laid out');
    const element = page.document.querySelector('storefront-car-search');
    expect(element?.shadowRoot, 'the reply has not been sent').to.equal(null);
    expect(element?.childNodes).to.have.length(0);
    expect(seen).to.deep.equal(['SearchSearch', 'MakeAll MakesSearch']);
    await api.release();
    await formOf(page);
    expect(seen).to.have.length(2);
  });

  it('are left to the form if the reply is there first', async () => {
    const body = JSON.stringify({ code: 200, msg: 'OK', data: await freshApi().data() });
    const quick = `<script>
      const body = ${JSON.stringify(body).replaceAll('<', '\\u003c')};
      window.fetch = async () => ({ status: 200, text: async () => body });
    </script>`;
    const page = await openPage(ear + quick + stuck(`data-api="${freshApi().url}"`) + search);
    await formOf(page);
    await nextFrame();
    expect(Reflect.get(page.window, 'seen')).to.deep.equal([]);
  });

  it('are left to the form if the reply arrives after the first of them', async () => {
    const element = document.createElement('storefront-car-search');
    document.body.append(element);
    const samples = drawFontSamples(en, 'en', false, null);
    let checks = 0;
    loadFonts(
      element,
      new CSSStyleSheet(),
      () => samples,
      () => {
        checks += 1;
        return checks > 2; // once before any, and once before each
      },
    );
    await until(() => checks > 2, 'the second one did not ask');
    expect(samples.map((sample) => sample.getRootNode() instanceof ShadowRoot)).to.deep.equal([true, false]);
    expect(element.childNodes).to.have.length(0);
    element.remove();
  });

  it('are not requested on a page that breaks the APIs they need', async () => {
    const broken = `<script>
    addEventListener('error', ({ message }) => told.push(message));
    Element.prototype.getBoundingClientRect = new Proxy(Element.prototype.getBoundingClientRect, {
      apply(measure, element, values) {
        if (element.shadowRoot) throw new Error('no measuring');
        return Reflect.apply(measure, element, values);
      },
    })</script>`;
    const page = await openPage(`${broken}${stuck(`data-api="${freshApi().url}"`)}${search}`);
    await formOf(page);
    expect(page.window.consoleMessages).to.deep.equal([]);
  });
});
