import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArgs } from '../tools/engines.mjs';
import { PATIENCE_MS } from '../tools/in-page.mjs';
import { jumpsOf } from '../tools/layout-shift.js';
import { withChromium } from '../tools/needs-chromium.js';
import { outOfTurn } from '../tools/turn.js';
import { startSlowSite } from './slow-site.js';

const head = `<link rel="stylesheet" href="CDN/storefront.css">
<script type="module" src="CDN/storefront.js" data-api="CDN/v3" data-site="https://shop.example"></script>`;
const stylesheet = `<link rel="stylesheet" href="CDN/storefront.css">`;
const text = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'.repeat(30);

/** The first code that each of these shows, which is what people paste. */
const firstSnippets = ['README.md', 'demo/docs/start.md', 'demo/docs/index.md'].map(
  (file) => /^```html\n([\s\S]*?)^```$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file,
);

/** That code, with the addresses replaced as it says, and nothing else. */
const ofReadme = (firstSnippets[0] ?? '')
  .replaceAll('https://cdn.example/storefront-widgets', 'CDN')
  .replaceAll('https://shop.example/v3', 'CDN/v3');

it('README and the first pages of the docs begin with the same snippet, which fits a column of 72 characters', () => {
  assert.equal(new Set(firstSnippets).size, 1);
  assert.deepEqual(
    firstSnippets[0]?.split('\n').filter((line) => line.length > 72),
    [],
  );
});

/** The code that a page pastes into its head and into its body. */
const snippets: Readonly<Record<string, readonly [head: string, body: string]>> = {
  'a tag': [head, '<h1>Cars</h1><storefront-car-search></storefront-car-search>'],
  'a tag in French': [
    head,
    '<div lang="fr"><h1>Autos</h1><storefront-car-search></storefront-car-search></div>',
  ],
  'a compact search': [head, '<h1>Cars</h1><storefront-car-search compact></storefront-car-search>'],
  'a wide search': [
    head,
    '<h1>Cars</h1><storefront-car-search counts facets="price year body fuel"></storefront-car-search>',
  ],
  'a search with counts': [head, '<h1>Cars</h1><storefront-car-search counts></storefront-car-search>'],
  'a div': [head, '<h1>Cars</h1><div data-storefront="car-search" data-make="byd"></div>'],
  'the first snippet of README, word for word': ['', `<h1>Cars</h1>${ofReadme}`],
  'the classic script after the tag': [
    stylesheet,
    '<h1>Cars</h1><storefront-car-search></storefront-car-search><script src="CDN/storefront.classic.js" data-api="CDN/v3"></script>',
  ],
  'a bundled import': [
    `${stylesheet}<script type="module">
      import 'CDN/widgets/car-search.js';
      import { configure } from 'CDN/index.js';
      configure({ api: 'CDN/v3' });
    </script>`,
    '<h1>Cars</h1><storefront-car-search></storefront-car-search>',
  ],
  'a wheel': [head, '<h1>Win</h1><storefront-prize-wheel></storefront-prize-wheel>'],
  'a header and a footer': [
    head,
    `<storefront-header></storefront-header><main>${text}</main><storefront-footer></storefront-footer>`,
  ],
  'a header in Arabic': [head, '<div lang="ar"><storefront-header></storefront-header></div>'],
};

/** What `npm test` always checks. */
const ALWAYS = ['the first snippet of README, word for word', 'a wheel', 'a header and a footer'];

withChromium('on a slow network, what is pasted shifts nothing', ({ path }) => {
  let browser: Browser;
  before(async () => {
    browser = await puppeteer.launch({
      executablePath: path,
      headless: true,
      timeout: PATIENCE_MS,
      args: [...chromiumArgs],
    });
  });
  after(() => browser?.close());

  for (const widget of ['storefront-sign-in page', 'div data-storefront="sign-in" data-page'])
    it(`the texts of dialogs don't show before the widget has loaded: <${widget}>`, async () => {
      const page = await browser.newPage();
      await page.setContent(
        `<style>${readFileSync('dist/storefront.css', 'utf8')}</style>
         <${widget}><h1 slot="heading">Sign in</h1><div slot="terms">${text}</div><div slot="privacy">${text}</div>`,
      );
      const shown = await page.$$eval('[slot]', (slots) =>
        slots.filter((slot) => slot.checkVisibility()).map(({ slot }) => slot),
      );
      await page.close();
      assert.deepEqual(shown, ['heading']);
    });

  // README's snippet and the widgets that others cover the least. The others have their turn.
  for (const [index, [what, [inHead, inBody]]] of Object.entries(snippets).entries())
    for (const width of process.env.MATRIX ? [1280, 390] : [index % 2 ? 390 : 1280])
      it(`${what}, ${width} pixels wide`, {
        skip: ALWAYS.includes(what) ? false : outOfTurn(index),
      }, async () => {
        const site = await startSlowSite(
          `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
           <title>Cars</title>${inHead}<body>${inBody}${text}`,
        );
        const page = await browser.newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        await page.setViewport({ width, height: 900 });
        await page.goto(site.url, { waitUntil: 'networkidle0' });
        const jumps = await jumpsOf(page);
        const isRendered = await page.evaluate(() => {
          const widgets = document.querySelectorAll('[data-storefront] > *, :defined');
          return [...widgets].some(({ shadowRoot }) => shadowRoot?.querySelector('button, slot'));
        });
        await page.close();
        site.close();
        assert.ok(isRendered, 'no widget has rendered');
        assert.deepEqual(jumps, []);
      });
});
