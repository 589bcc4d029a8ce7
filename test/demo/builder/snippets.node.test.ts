import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import ts from 'typescript';
import { compileTemplate, parse } from 'vue/compiler-sfc';
import type { Embed } from '../../../demo/builder/choice/choice.js';
import { embedOf, KINDS } from '../../../demo/builder/choice/choice.js';
import { snippet } from '../../../demo/builder/snippets/index.js';
import { localUrls } from '../../../demo/builder/snippets/local-urls.js';
import { withSlashes } from '../../../src/build/platform.mjs';
import { catalog, choose, code, decoded, embed, HARD, plain, shop } from './choices.js';

const FOLDER = withSlashes(process.cwd());

const hard = embed(HARD);

/** Returns the attributes of the first tag with this name, as a browser reads them. */
function attributesOf(html: string, tag: string): Record<string, string> {
  const text = new RegExp(`<${tag}((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*>`).exec(html)?.[1] ?? '';
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]),
  );
}

test('HTML has exactly the chosen values, and no typed text ends a tag or a script', async () => {
  const html = await code('html', hard, 'page');
  assert.deepEqual(attributesOf(html, 'storefront-car-search'), plain(hard.attributes));
  const { src, type: kind, ...data } = attributesOf(html, 'script');
  assert.deepEqual([src, kind], ['https://cdn.example/storefront-widgets@1.2.3/storefront.js', 'module']);
  assert.deepEqual(data, {
    'data-api': 'https://shop.example/v3',
    'data-site': 'https://shop.example',
    ...plain(hard.settings.map(([name, value]) => [`data-${name}`, value])),
  });
  assert.equal(html.match(/<\/script>/g)?.length, 2);
  assert.match(html, /<link rel="stylesheet" href="[^"]+@1\.2\.3\/storefront\.css">/);
  assert.match(html, /<style>\s*:root \{\s*--storefront-accent: #0b5cad;/);
  assert.match(html, /<link rel="preconnect" href="https:\/\/shop\.example" crossorigin>/);
});

for (const kind of KINDS)
  test(`${kind} names the release’s own version, so that a page changes only when its author upgrades`, async () => {
    const text = (await snippet(kind, hard, shop)).map((block) => block.code).join('\n');
    const versions = new Set(Array.from(text.matchAll(/storefront-widgets@([^/\s]+)/g), ([, each]) => each));
    assert.deepEqual([...versions], ['1.2.3']);
  });

for (const kind of KINDS)
  test(`lists the URLs in ${kind} that only this computer can reach, so the page can say what to replace`, async () => {
    assert.deepEqual(localUrls(await snippet(kind, hard, shop), hard, shop), []);
    const api = 'http://localhost:4173/v3';
    const base = 'http://127.0.0.1:4180/cdn/';
    const site = 'http://localhost:4173';
    const demo = { ...shop, api, site, release: { ...shop.release, base } };
    const hasOwnFiles = ['react', 'next', 'vue'].includes(kind);
    const of = async (each: Embed) =>
      Object.fromEntries(localUrls(await snippet(kind, each, demo), each, demo));
    const files = hasOwnFiles ? {} : { files: base };
    assert.deepEqual(await of(hard), { ...files, api, site });
    const settings = { api: 'https://shop.example/v3', site: 'https://shop.example' };
    const { texts = {} } = HARD;
    assert.deepEqual(await of(embed({ settings, texts })), files);
    const own = { ...settings, files: 'https://static.example/widgets' };
    assert.deepEqual(await of(embed({ settings: own, texts })), {});
  });

test('for a site builder, the page has only what an editor keeps, and the head has the rest of the HTML', async () => {
  const page = await code('site-builders', hard, 'page');
  assert.deepEqual(attributesOf(page, 'div'), {
    'data-storefront': 'car-search',
    ...plain(hard.attributes.map(([name, value]) => [`data-${name}`, value])),
  });
  assert.doesNotMatch(page, /storefront-|<script|<link/);
  const head = await code('site-builders', hard, 'head');
  const html = await code('html', hard, 'page');
  assert.equal(head, html.replace(/<storefront-car-search[\s\S]*<\/storefront-car-search>\n/, ''));
});

test('strict HTML has the page’s own URL of the files in everything that is hashed, and in its policy', async () => {
  const own = { ...HARD, settings: { ...HARD.settings, files: 'https://static.example/widgets' } };
  const html = await code('strict', embed(own), 'page');
  assert.doesNotMatch(html, /cdn\.example/);
  assert.match(html, /"https:\/\/static\.example\/widgets\/widgets\/car-search\.js": "sha384-widget"/);
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const policy = await code('strict', embed(own), 'header');
  const hash = createHash('sha256').update(map).digest('base64');
  assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}' https://static.example/widgets/;`), policy);
});

test('a dialog’s snippet has a button that opens it, unless it is open or a page', async () => {
  const html = (attributes: object) =>
    code('html', embed({ widget: 'sign-in', attributes: { ...attributes } }), 'page');
  assert.match(await html({}), /<button type="button" id="open-sign-in">Sign in<\/button>/);
  assert.doesNotMatch(await html({ page: true }), /<button/);
});

for (const kind of KINDS)
  test(`in ${kind}, the button calls show(), which also opens a popup that the shopper has closed`, async () => {
    const popup = embed({ widget: 'prize-popup' });
    const text = (await snippet(kind, popup, shop)).map((block) => block.code).join('\n');
    assert.match(text, /\.show\(\)/);
    assert.doesNotMatch(text, /\bopen=|'open'/);
  });

test('the button and the plugin’s settings have their names in the builder’s language', async () => {
  const french = { ...shop, translate: (english: string) => `${english} (fr)` };
  const [page] = await snippet('html', embed({ widget: 'sign-in' }), french);
  assert.match(page?.code ?? '', /id="open-sign-in">Sign in \(fr\)<\/button>/);
  const blocks = await snippet('wordpress', embed({}), french);
  assert.match(blocks.find(({ place }) => place === 'settings')?.code ?? '', /^API \(fr\): /);
});

test('the plain form submits to the shop without JavaScript', async () => {
  const html = await code('html', embed({ form: true }), 'page');
  assert.match(html, /<form action="https:\/\/shop\.example\/categories" method="get">/);
  assert.match(html, /<option value="b&amp;d">B &quot;&amp;&quot; D<\/option>/);
});

test('strict HTML has a hash for every file, and its policy allows only the import map', async () => {
  const html = await code('strict', hard, 'page');
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  assert.deepEqual(JSON.parse(map).integrity, {
    'https://cdn.example/storefront-widgets@1.2.3/widgets/car-search.js': 'sha384-widget',
    'https://cdn.example/storefront-widgets@1.2.3/chunks/List.js': 'sha384-list',
  });
  const policy = await code('strict', hard, 'header');
  assert.ok(policy.includes(`'sha256-${createHash('sha256').update(map).digest('base64')}'`));
  assert.ok(!policy.includes('unsafe'));
  assert.match(html, /<link\s+rel="modulepreload"\s+href="[^"]+car-search\.js"\s+integrity="sha384-widget"/);
  const { integrity, crossorigin } = attributesOf(html.replace(/<script type="importmap">/, ''), 'script');
  assert.deepEqual([integrity, crossorigin], ['sha384-loader', 'anonymous']);
  assert.doesNotMatch(html, /<style|<script type="module">/);
});

/** Returns TypeScript's errors in the modules of a React app, using the built types. */
function mistakes(files: Readonly<Record<string, string>>): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    allowArbitraryExtensions: true,
    noUncheckedSideEffectImports: false,
    paths: { 'storefront-widgets/react': [`${FOLDER}/dist/react/index.d.ts`] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const own = new Map(Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]));
  host.fileExists = (path) => own.has(path) || fileExists(path);
  host.readFile = (path) => own.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = own.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0]);
  };
  const program = ts.createProgram([...own.keys()], options, host);
  return [...own.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

test('React and Next.js snippets compile with every widget, and pass the choices', async () => {
  const all: readonly Embed[] = [
    hard,
    embed({ widget: 'back-to-top', attributes: { offset: '900', href: '/a"b' } }),
    ...catalog.widgets.map(({ id }) => embedOf(catalog, choose({ widget: id }))),
  ];
  const files: Record<string, string> = {};
  for (const [at, each] of all.entries())
    for (const kind of ['react', 'next'] as const)
      files[`${kind}${at}.tsx`] = await code(kind, each, 'component');
  assert.deepEqual(mistakes(files), []);
  const run = ts.transpile(`${/<CarSearch[\s\S]*?\/>/.exec(files['react0.tsx'] ?? '')?.[0]}`, {
    jsx: ts.JsxEmit.React,
    target: ts.ScriptTarget.ES2022,
  });
  const props: unknown = new Function('React', 'CarSearch', run.replace(/^"use strict";\s*/, 'return '))(
    { createElement: (_: unknown, given: unknown) => given },
    null,
  );
  const { heading, ...others } = HARD.attributes ?? {};
  assert.deepEqual(props, { ...others, heading, facets: 'price year' });
  assert.match(files['next0.tsx'] ?? '', /^'use client';/);
  assert.match(await code('next', hard, 'usage'), /<MyCarSearch \/>/);
});

test('Vue snippets compile with every widget, and pass the choices', async () => {
  for (const each of [hard, ...catalog.widgets.map(({ id }) => embedOf(catalog, choose({ widget: id })))]) {
    const source = await code('vue', each, 'component');
    const { descriptor, errors } = parse(source);
    assert.deepEqual(errors, []);
    const compiled = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: 'my.vue',
      id: 'my',
      compilerOptions: { isCustomElement: (tag) => tag.startsWith('storefront-') },
    });
    assert.deepEqual(compiled.errors, []);
    if (each !== hard) continue;
    assert.deepEqual(attributesOf(source, 'storefront-car-search'), plain(hard.attributes));
  }
});

test('the tag manager’s tag uses ES5, and inserts the widget at its own position', async () => {
  const tag = await code('tag-manager', hard, 'tag');
  const script = /^<script>([\s\S]*)<\/script>$/.exec(tag)?.[1] ?? '';
  assert.doesNotMatch(script, /<\/script|=>|`|\b(?:let|const)\b/);
  new Function(script);
  const place = attributesOf(await code('tag-manager', hard, 'page'), 'div');
  assert.equal(place['data-storefront'], 'car-search');
  assert.equal(place['data-heading'], HARD.attributes?.heading);
});
