import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, it } from 'node:test';
import { serveStatic } from '@hono/node-server/serve-static';
import type { AxeResults, RunOptions } from 'axe-core';
import { Hono } from 'hono';
import type { Page } from 'puppeteer-core';
import { docsPolicy, policyHeader } from '../../demo/server/http/page-headers.js';
import { withChromium } from '../tools/needs-chromium.js';
import { newPage, serve } from './browser.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

withChromium('the documentation in a browser', () => {
  let page: Page;
  let origin: string;
  let problems: readonly string[];
  const foreign: string[] = [];

  before(async () => {
    const app = new Hono()
      .get('/docs/*', async (c, next) => {
        await next();
        if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
        const html = await c.res.clone().text();
        const header = policyHeader(docsPolicy(html, origin));
        c.res.headers.set('Content-Security-Policy', header['Content-Security-Policy']);
      })
      .get('/docs/*', serveStatic({ root: 'demo/build' }))
      .get('/dist/*', serveStatic({ root: '.' }));
    origin = await serve(app.fetch);
    ({ page, problems } = await newPage());
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !url.startsWith('data:')) foreign.push(url);
    });
  });

  async function open(path: string, dark: boolean, width: number): Promise<void> {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
    await page.goto(`${origin}/docs/${path}`, { waitUntil: 'load' });
  }

  for (const [path, dark, width] of [
    ['', false, 1440],
    ['elements/car-search.html', true, 390],
    ['guides/theming.html', false, 390],
  ] as const)
    it(`/docs/${path}: axe finds no fault, and nothing is wider than ${width} px, ${dark ? 'dark' : 'light'}`, async () => {
      await open(path, dark, width);
      await page.waitForSelector('.live-example iframe');
      await page.evaluate(axe);
      const faults = await page.evaluate(async () => {
        // axe-core exposes itself as a global.
        const { run } = (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
        const { violations } = await run({ resultTypes: ['violations'], iframes: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
      });
      assert.deepEqual(faults, []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    });

  it('shows every example live, in a frame without access to the shop’s storage', async () => {
    await open('start.html', false, 1440);
    const names = readdirSync('demo/build/docs/try');
    assert.ok(names.length > 12, `${names.length} examples`);
    await page.evaluate((files) => {
      for (const file of files) {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts', 'allow-forms');
        frame.src = `/docs/try/${file}`;
        document.body.append(frame);
      }
    }, names);
    for (const name of names) {
      const frame = await page.waitForFrame((each) => each.url().endsWith(`/try/${name}`));
      // Poll by timer. The default, animation frames, don't run in an off-screen iframe from another origin.
      await frame.waitForFunction(
        () => {
          const [widget] = [...document.querySelectorAll('*')].filter(
            ({ localName }) => localName.startsWith('storefront-') && localName !== 'storefront-config',
          );
          return widget?.matches(':state(ready)');
        },
        { polling: 100 },
      );
      assert.equal(await frame.evaluate(() => self.origin), 'null', name);
    }
  });

  it('lists the events of an example under it, and shows it in another language', async () => {
    await open('elements/language.html', false, 1440);
    await page.waitForFunction(() =>
      document.querySelector('.events')?.textContent?.includes('storefront-ready'),
    );
    await page.select('.live-example select', 'ar');
    const frame = await page.waitForFrame((each) => each.url().includes('lang=ar'));
    await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
  });

  it('grows the frame of an example with its content', async () => {
    await open('elements/language.html', false, 1440);
    const frame = await page.waitForFrame((each) => each.url().includes('/try/'));
    await frame.waitForFunction(() => document.body !== null && document.readyState === 'complete');
    await frame.evaluate(() => {
      const long = document.createElement('div');
      long.style.blockSize = '900px';
      document.body.append(long);
    });
    await page.waitForFunction(
      () => (document.querySelector('.live-example iframe')?.clientHeight ?? 0) >= 900,
    );
  });

  it('scrolls the content of back-to-top’s example in its frame, or the control would never show up', async () => {
    await open('elements/back-to-top.html', false, 1440);
    const frame = await page.waitForFrame((each) => each.url().includes('/try/elements-back-to-top-1'));
    await frame.waitForFunction(
      () => document.querySelector('storefront-back-to-top')?.matches(':state(ready)'),
      { polling: 100 },
    );
    const top = await frame.evaluate(() => {
      scrollTo(0, 500);
      return document.documentElement.scrollTop;
    });
    assert.equal(top, 500);
  });

  for (const [example, dialog] of [
    ['drawer', 560],
    ['location', 520],
    ['prize-popup', 620],
    ['sign-in', 640],
  ] as const)
    it(`gives the frame of ${example} room for its dialog once it opens`, async () => {
      await open(`elements/${example}.html`, false, 1440);
      const heightOf = () => document.querySelector('.live-example iframe')?.clientHeight ?? 0;
      const frame = await page.waitForFrame((each) => each.url().includes(`/try/elements-${example}-1`));
      await frame.waitForFunction(
        (tag) => document.querySelector(tag)?.matches(':state(ready)'),
        {},
        `storefront-${example}`,
      );
      assert((await page.evaluate(heightOf)) < 200);
      await (await frame.waitForSelector('button'))?.click();
      await page.waitForFunction(`(${heightOf})() === ${dialog}`);
    });

  it('has a full-text search', async () => {
    await open('start.html', false, 1440);
    await page.click('.DocSearch-Button');
    await page.waitForSelector('#localsearch-input');
    await page.type('#localsearch-input', 'zip code 10001');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.VPLocalSearchBox .result')].some((result) =>
        result.textContent?.includes('Location'),
      ),
    );
  });

  it('loads nothing from elsewhere, and causes no errors', () => {
    assert.deepEqual(foreign, []);
    assert.deepEqual(problems, []);
  });
});
