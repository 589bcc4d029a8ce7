import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { before, describe, it, test } from 'node:test';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { server as smallest } from '../../demo/docs/examples/smallest-server.mjs';
import { check } from '../../src/check/check.js';
import { optionsOf } from '../check/shop.js';
import { withChromium } from '../tools/needs-chromium.js';
import { listening, newPage, serve } from './browser.js';
import { fences } from './fences.js';

const SHOP = 'https://shop.example';
const CDN = 'https://cdn.example/storefront-widgets';

const examples = fences.filter(
  ({ language, isLive, code }) => language === 'html' && !isLive && code.includes('storefront-'),
);

/** Returns the head that the integrity example generates, for files at `base`, and what it prints. */
function headWithHashes(base: string): { readonly head: string; readonly printed: string } {
  const listing = fences.find(({ code }) => code.includes('integrity.json'));
  assert.ok(listing, 'there is no example of hashes');
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/storefront-widgets'), 'junction');
    const script = listing.code.replace(/const base = '.*'/, `const base = '${base}'`);
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { head: readFileSync(join(folder, 'head.html'), 'utf8'), printed: printed.trim() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the example of hashes prints the one of its import map, which a strict policy needs', () => {
  const { head, printed } = headWithHashes('https://cdn.example/');
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(head) ?? [];
  assert.equal(printed, `'sha256-${createHash('sha256').update(map).digest('base64')}'`);
});

/** Waits until all widgets of a page have rendered, except the configuration, which shows nothing. */
const isRendered = (page: Pick<Page, 'waitForFunction'>) =>
  page.waitForFunction(() => {
    const widgets = [...document.querySelectorAll('*')].filter(
      ({ localName }) => localName.startsWith('storefront-') && localName !== 'storefront-config',
    );
    return (
      widgets.length > 0 &&
      widgets.every((widget) => widget.matches(':state(ready)')) &&
      !document.querySelector('[data-storefront]:empty')
    );
  });

let shop: string;
before(async () => {
  shop = await listening(smallest);
});

/** Serves a page with all examples, each in a frame. @returns its origin */
async function serveExamples(): Promise<string> {
  let origin = '';
  /** Returns an example as someone would paste it, using our build and the smallest server. */
  const pasted = (code: string) =>
    `<!doctype html><html lang="en"><title>Example</title><body>${code.replaceAll(CDN, '/dist').replaceAll(SHOP, shop)}`;
  const app = new Hono()
    .get('/dist/*', serveStatic({ root: '.' }))
    .get('/hashes', (c) =>
      c.html(
        `${pasted(`<storefront-config api="${SHOP}/v3"></storefront-config>`)}${headWithHashes(`${origin}/dist/`).head}<storefront-car-search></storefront-car-search>`,
      ),
    )
    .get('/:example{\\d+}', (c) => c.html(pasted(examples[Number(c.req.param('example'))]?.code ?? '')))
    .get('/', (c) => c.html(examples.map((_, at) => `<iframe src="/${at}" id="e${at}"></iframe>`).join('')))
    // Stands in for the pictures that the examples refer to.
    .get('*', (c) =>
      c.body('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, { 'Content-Type': 'image/svg+xml' }),
    );
  origin = await serve(app.fetch);
  return origin;
}

withChromium('the HTML of the documentation, pasted into a page', () => {
  let page: Page;
  let problems: readonly string[];
  before(async () => {
    ({ page, problems } = await newPage());
    await page.goto(await serveExamples());
  });

  it('has more than eight examples', () => assert.ok(examples.length > 8, `${examples.length} examples`));

  for (const [at, { place }] of examples.entries())
    it(`${place}: every widget in it renders`, async () => {
      const frame = await (await page.waitForSelector(`#e${at}`))?.contentFrame();
      assert.ok(frame);
      await isRendered(frame);
    });

  it('has the hashes of the files: a widget renders with the example’s head', async () => {
    await page.goto(`${new URL(page.url()).origin}/hashes`);
    await isRendered(page);
    const [map = ''] = await page.$$eval('script[type=importmap]', (maps) => maps.map((each) => each.text));
    assert.ok(Object.keys(JSON.parse(map).integrity).length > 20);
  });

  it('causes no errors or warnings', () => assert.deepEqual(problems, []));
});

withChromium('an example of the documentation that has a form', () => {
  const withForm = [...examples.entries()].filter(([, { code }]) => /<form[\s>]/.test(code));

  it('is found', () => assert.ok(withForm.length > 0));

  for (const [at, { place }] of withForm)
    for (const [moment, file] of [
      ['before the loader runs', '/dist/storefront.js'],
      ['while the widget loads', '/dist/widgets/car-search.js'],
      ['while the makes load', '/pc/car/indexV2'],
    ] as const)
      it(`${place}: the chosen make stays ${moment}`, async () => {
        const { page, problems } = await newPage();
        const origin = await serveExamples();
        await page.setRequestInterception(true);
        const held = new Promise<HTTPRequest>((resolve) =>
          page.on('request', (request) =>
            request.method() !== 'OPTIONS' && new URL(request.url()).pathname.endsWith(file)
              ? resolve(request)
              : request.continue(),
          ),
        );
        const opened = page.goto(`${origin}/${at}`); // a held module holds the page's load event, too
        const request = await held;
        await page.waitForSelector('form select[name=make]');
        const [byd] = await page.select('form select[name=make]', 'byd');
        assert.equal(byd, 'byd');
        await request.continue();
        await opened;
        await page.waitForFunction(
          () =>
            document
              .querySelector('storefront-car-search')
              ?.shadowRoot?.querySelector('[part=make] .value')
              ?.textContent?.trim() === 'BYD',
        );
        assert.deepEqual(problems, []);
        await page.close();
      });
});

describe('the smallest server of the documentation', () => {
  it('passes the check that its page recommends', async () => {
    const { finding, outcomes } = await check(optionsOf('check', `${shop}/v3`));
    assert.equal(finding, null);
    assert.deepEqual(
      outcomes.flatMap(({ call, faults }) => faults.map(({ change }) => `${call}: ${change}`)),
      [],
    );
    assert.ok(outcomes.filter(({ result }) => result === 'fits').length > 10);
  });

  it('is about as long as its page says', () => {
    const listing = fences.find(({ code }) => code.includes('createServer'));
    const lines = listing?.code.split('\n').length ?? 0;
    assert.ok(lines > 30 && lines <= 60, `${lines} lines`);
  });
});
