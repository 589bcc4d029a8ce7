import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { DehydratedState } from '@tanstack/react-query';
import { pino } from 'pino';
import { createApp } from '../../../demo/server/app.js';
import { FOLDERS } from '../../../demo/server/config.js';
import type { Database } from '../../../demo/server/db/database.js';
import { loadPageRenderers, renderInTime, TooSlow } from '../../../demo/server/site/render-page.js';
import { storeDay } from '../../../demo/shared/delivery.js';
import type { PageRequest, RenderedPage, RenderPage } from '../../../demo/shared/page-rendering.js';
import { pageOf } from '../../../demo/vite/page.js';
import { CATALOG } from './catalog.js';
import { overDatabase, silent } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { DEFAULT_CONFIG, noDatabase } from './test-app.js';

const root = temporaryFolder({ 'host/index.html': pageOf('host'), 'mobile/index.html': pageOf('mobile') });
const folders = { ...FOLDERS, host: join(root, 'host'), mobile: join(root, 'mobile') };

/** Requests a page of the full site, rendered by this function. Also returns what the server logged. */
async function pageRenderedBy(render: RenderPage, db = noDatabase, path = '/categories', headers = {}) {
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line).msg) });
  const app = createApp({ db, config: { ...DEFAULT_CONFIG, folders }, logger, renderers: { host: render } });
  const reply = await app.request(path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  return { reply, html: await reply.text(), logged };
}

const rendered = (html: string, answers: unknown = {}, refusals = {}): RenderedPage => ({
  html: [html],
  state: { lang: 'en', answers },
  refusals,
});

/** Returns the JSON in an element of the page. */
function jsonOf(html: string, id: string): unknown {
  const [, json] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return json && JSON.parse(json);
}

test('sends a page’s markup with the replies it was rendered from', async () => {
  const requests: PageRequest[] = [];
  const render: RenderPage = async (page) => {
    requests.push(page);
    return rendered('<h1>Cars</h1>', { queries: [] }, { '/pc/x': { code: 404 } });
  };
  const cookie = 'portal_NewLang=ar; homeLayout=default';
  const { html } = await pageRenderedBy(render, noDatabase, '/categories?page=2', { cookie });
  assert.match(html, /<div id="root"><h1>Cars<\/h1><\/div>/);
  assert.deepEqual(jsonOf(html, 'page-state'), { lang: 'en', answers: { queries: [] } });
  assert.deepEqual(jsonOf(html, 'first-replies'), { lang: 'ar', replies: { '/pc/x': { code: 404 } } });
  assert.doesNotMatch(html, /early-bar|<noscript>|\{\{/);
  const [{ url, lang, cookies } = assert.fail()] = requests;
  assert.deepEqual(
    { url, lang, cookies },
    { url: 'http://localhost/categories?page=2', lang: 'ar', cookies: cookie },
  );
});

test('lets no reply end its element, or replace another part of the page', async () => {
  const name = '</script><script>alert(1)</script><!-- $& {{ROOT}} {{REST}} <title>{{HEAD}}</title>';
  const { html } = await pageRenderedBy(async () => rendered('<h1>Cars</h1>', { name }));
  assert.ok(!html.includes('<script>alert'));
  assert.deepEqual(jsonOf(html, 'page-state'), { lang: 'en', answers: { name } });
  assert.equal(html.match(/<h1>/g)?.length, 1);
});

test('runs only the page’s own files: its policy allows nothing else', async () => {
  const { reply, html } = await pageRenderedBy(async () => rendered('<h1>Cars</h1>'));
  assert.match(
    reply.headers.get('content-security-policy') ?? '',
    /script-src 'self'[^;]*; style-src 'self';/,
  );
  for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g))
    assert.match(attributes, /src="|type="application\/(ld\+)?json"/);
});

test('leaves a page that failed to render to the browser, and logs it', async () => {
  const { reply, html, logged } = await pageRenderedBy(() => Promise.reject(new Error('no such thing')));
  assert.equal(reply.status, 200);
  assert.match(html, /<div class="early-bar">/);
  assert.equal(jsonOf(html, 'page-state'), undefined);
  assert.equal(jsonOf(html, 'first-replies'), undefined);
  assert.ok(logged.includes('a page was not rendered'), logged.join());
});

test('leaves a page that takes too long to the browser, without an error', async () => {
  const { html, logged } = await pageRenderedBy(() => Promise.reject(new TooSlow('late')));
  assert.match(html, /<div class="early-bar">/);
  assert.deepEqual(logged, []);
});

test('tells visitors without scripts, in their language, that the browser renders the page', async () => {
  const { html } = await pageRenderedBy(async () => null, noDatabase, '/cart', {
    cookie: 'portal_NewLang=fr',
  });
  assert.match(html, /<noscript><p class="page-width">Cette page a besoin de JavaScript\..*<a href="\/">/);
});

test('redirects before anything is rendered', async () => {
  const { reply } = await pageRenderedBy(async () => ({ redirect: '/categories/tesla', status: 302 }));
  assert.equal(reply.status, 302);
  assert.equal(reply.headers.get('location'), '/categories/tesla');
});

const page: Omit<PageRequest, 'signal'> = {
  url: 'http://localhost/',
  lang: 'en',
  cookies: '',
  answer: async () => ({}),
};

test('aborts a page that takes longer than its time limit', async () => {
  let signal: AbortSignal | undefined;
  const never: RenderPage = (request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  };
  await assert.rejects(renderInTime(never, page, 1), TooSlow);
  assert.equal(signal?.aborted, true);
});

test('joins characters that arrive in two parts', async () => {
  const [before, after] = [Buffer.from('ё').subarray(0, 1), Buffer.from('ё').subarray(1)];
  const parts: RenderPage = async () => ({
    ...rendered(''),
    html: (async function* () {
      yield before;
      yield after;
    })(),
  });
  const whole = await renderInTime(parts, page);
  assert.equal(whole && 'html' in whole && whole.html, 'ё');
});

test('leaves a site without a server build to browsers', async () => {
  assert.deepEqual(await loadPageRenderers(temporaryFolder({})), {});
});

overDatabase((open) => {
  let database: Database;
  let renderers: Awaited<ReturnType<typeof loadPageRenderers>>;
  before(async () => {
    database = await open(CATALOG);
    renderers = await loadPageRenderers(FOLDERS.render);
  });
  after(() => database.close());

  /** Returns a page as the built sites render it. */
  async function builtPage(path: string, lang = 'en') {
    const app = createApp({
      db: database.db,
      config: { ...DEFAULT_CONFIG, folders },
      logger: silent,
      renderers,
    });
    const cookie = `portal_NewLang=${lang}`;
    return (await app.request(path, { headers: { accept: 'text/html', cookie } })).text();
  }

  test('renders each site’s home, lists, and products in the shopper’s language', async () => {
    const pages: readonly (readonly [path: string, lang: string, text: RegExp])[] = [
      ['/', 'en', /<ul class="car-grid"><li><article/],
      ['/m/', 'ru', /<h2 id="makes">Популярные марки|<ul class="car-grid"><li><article/],
      ['/categories', 'en', /<h1[^>]*>All cars<\/h1>/],
      ['/categories/byd', 'fr', /<h1[^>]*>[^<]*BYD/],
      ['/m/categories/byd', 'ar', /<h1[^>]*>[^<]*BYD/],
      ['/categories/601', 'en', /<ul class="goods-grid"><li><article/],
      ['/categories?goods_name=lamp', 'en', /<h1[^>]*>Results for “lamp”<\/h1>/],
      ['/products/20001', 'en', /<h1[^>]*><bdi lang="en"><span/],
      ['/m/products/20001', 'fr', /<h1[^>]*><bdi lang="fr"><span/],
    ];
    for (const [path, lang, text] of pages) {
      const html = await builtPage(path, lang);
      assert.match(html, text, path);
      assert.match(html, /id="page-state"/, path);
      // The pages' Content-Security-Policy forbids `style` attributes.
      assert.doesNotMatch(html, / style="/, path);
    }
  });

  test('sends a product’s delivery dates with its replies, so that the browser need not format them', async () => {
    for (const [path, lang] of [
      ['/products/20001', 'en'],
      ['/m/products/20001', 'ar'],
    ] as const) {
      const html = await builtPage(path, lang);
      const { answers } = jsonOf(html, 'page-state') as { answers: DehydratedState };
      const { queryKey = [], state } =
        answers.queries.find(({ queryKey }) => queryKey[0] === 'delivery-dates') ?? {};
      assert.deepEqual(queryKey.slice(1, 3), [lang, storeDay(new Date())]);
      assert.ok(typeof state?.data === 'string' && html.includes(state.data), `${state?.data}`);
    }
  });

  test('keeps the languages of pages apart when they are rendered at the same time', async () => {
    const langs = ['en', 'ru', 'ar', 'fr', 'en', 'ru', 'ar', 'fr'];
    const alone = new Map<string, string>();
    for (const lang of langs.slice(0, 4)) alone.set(lang, headingOf(await builtPage('/categories', lang)));
    const together = await Promise.all(langs.map((lang) => builtPage('/categories', lang)));
    assert.deepEqual(
      together.map(headingOf),
      langs.map((lang) => alone.get(lang)),
    );
    assert.equal(new Set(alone.values()).size, 4);
  });

  test('renders a missing product from its 404 reply', async () => {
    const html = await builtPage('/products/nothing');
    assert.match(html, /<h1[^>]*>This page could not be found<\/h1>/);
    assert.deepEqual(Object.keys((jsonOf(html, 'first-replies') as { replies: object }).replies), [
      '/pc/goods/detail?goods_id=nothing',
    ]);
  });

  for (const [path, heading] of [
    ['/about', 'About us'],
    ['/contact', 'Contact'],
    ['/termsAndConditions', 'Terms and conditions'],
    ['/Privacy-policy', 'Privacy policy'],
    ['/refund-and-returns-policy', 'Refund and returns policy'],
  ] as const)
    test(`renders ${path}`, async () => {
      assert.equal(headingOf(await builtPage(path)), heading);
    });

  test('leaves the parts of an account to the browser', async () => {
    assert.match(await builtPage('/cart'), /<div class="early-bar">/);
  });
});

const headingOf = (html: string): string => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? assert.fail(html);

const API_THAT: Readonly<Record<string, () => Promise<unknown>>> = {
  'fails with an error': async () => ({ code: 500, msg: 'no', data: null }),
  'sends an invalid reply': async () => ({ code: 200, msg: '', data: { list: 'many' } }),
  'sends no JSON envelope': async () => '<html>',
  'cannot be reached': () => Promise.reject(new Error('ECONNREFUSED')),
};
for (const [how, answer] of Object.entries(API_THAT))
  test(`does not render a page over an API that ${how}`, async () => {
    const { host = assert.fail(), mobile = assert.fail() } = await loadPageRenderers(FOLDERS.render);
    await assert.rejects(renderInTime(host, { ...page, url: 'http://localhost/', answer }));
    await assert.rejects(renderInTime(mobile, { ...page, url: 'http://localhost/m/products/1', answer }));
  });
