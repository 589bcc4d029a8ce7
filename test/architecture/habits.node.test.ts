import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { PAGE_NAMES, PAGES } from '../../demo/shared/pages.js';
import { filesOf, parse, visitAll } from './source-files.js';

const code = ['.ts', '.tsx', '.mts', '.mjs'];
const source = filesOf(['src'], code).filter((path) => !path.startsWith('src/build/'));

/** Returns the places where the code uses these names, ignoring comments and plain strings. */
function usesOf(names: readonly string[]): string[] {
  return source.flatMap((path) => {
    const found: string[] = [];
    const file = parse(path);
    visitAll(file, (node) => {
      const isText = ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent);
      if (!(ts.isIdentifier(node) || isText) || !names.includes(node.text)) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${node.text}`);
    });
    return found;
  });
}

const filesIn = (uses: readonly string[]): string[] => [
  ...new Set(uses.map((use) => use.split(':')[0] ?? use)),
];

test('no source file has more than 250 lines', () => {
  const files = filesOf(['src', 'demo'], code);
  assert.ok(files.length > 150, `${files.length} files`);
  const long = files
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 250);
  assert.deepEqual(long, []);
});

test('no file has a catch-all name such as utils', () => {
  const bags = filesOf(['src', 'demo', 'test'], code).filter((path) =>
    /\b(utils?|helpers?|misc|common)\.\w+$/.test(path),
  );
  assert.deepEqual(bags, []);
});

/** Sends its request before the client and the store exist, and must stay tiny. */
const early = 'src/loader/early-request.ts';
/** Part of a command, which inspects a server more closely than a page can. */
const checkRequest = 'src/check/request.ts';

test('fetch is called only in the client, in the early request, and in the check', () => {
  const uses = usesOf(['fetch', 'XMLHttpRequest', 'sendBeacon', 'EventSource', 'WebSocket', 'Image']);
  assert.deepEqual(filesIn(uses), ['src/api/client.ts', checkRequest, early]);
});

test('storage and cookies are written in one file, and read in one other', () => {
  assert.deepEqual(
    filesIn(usesOf(['localStorage', 'sessionStorage', 'cookie', 'cookieStore', 'indexedDB'])),
    [early, 'src/state/storage.ts'],
  );
});

test('no text is used as markup or code', () => {
  const names = [
    'innerHTML',
    'outerHTML',
    'dangerouslySetInnerHTML',
    'insertAdjacentHTML',
    'setHTMLUnsafe',
    'srcdoc',
  ];
  assert.deepEqual(usesOf([...names, 'write', 'writeln', 'eval', 'Function']).filter(isNoVerb), []);
  // It can insert HTML as well as text.
  assert.deepEqual(filesIn(usesOf(['execCommand'])), ['src/ui/pasted-text.ts']);
  assert.match(readFileSync('src/ui/pasted-text.ts', 'utf8'), /execCommand\?\.\('insertText', /);
});

/**
 * Returns false for two harmless uses: the `write` of our own storage, and the HTML rendered on a server. That contains
 * only our own stylesheet and JSON without any `<`, as test/bundle/render.node.test.ts checks.
 */
function isNoVerb(use: string): boolean {
  return !(
    (use.startsWith('src/state/') && use.endsWith(' write')) ||
    (use.startsWith('src/server/') && use.endsWith(' dangerouslySetInnerHTML'))
  );
}

test('sizes in stylesheets are never rem, which is of the page rather than the widget', () => {
  for (const path of filesOf(['src'], ['.css']))
    assert.doesNotMatch(withoutComments(path), /[\d.]rem\b/, path);
});

test('font weights in stylesheets are tokens or normal, since browsers look up each weight of each size', () => {
  const sites = ['host', 'mobile', 'sellers'].map((site) => `demo/${site}`);
  for (const path of filesOf(['src', ...sites], ['.css']))
    for (const [, weight = ''] of withoutComments(path).matchAll(/font-weight:\s*([^;!}]+)/g))
      assert.match(weight.trim(), /^(400|inherit|var\(--_?(strong|heavy)\))$/, path);
});

test('sides in stylesheets are logical', () => {
  const sides = /(?:^|[\s;{-])(?:left|right)(?:-[\w-]+)?\s*:|:\s*(?:left|right)\s*[;}]/;
  for (const path of filesOf(['src'], ['.css'])) assert.doesNotMatch(withoutComments(path), sides, path);
});

function withoutComments(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

test('the paths of the demo’s pages are written in one table', () => {
  const paths = PAGE_NAMES.flatMap((name) => PAGES[name].paths.map((path) => path.replace(/:.*/, '')));
  const written = paths.filter((path) => path !== '/');
  const isPage = (text: string) =>
    written.some(
      (path) => text.startsWith(path) && (path.endsWith('/') || /^([?#]|$)/.test(text.slice(path.length))),
    );
  const sites = ['host', 'mobile', 'sellers', 'server', 'shared'].map((name) => `demo/${name}`);
  // Those of the API are below `/v3/pc`.
  const isOfApi = (path: string) => path.endsWith('/routes.ts');
  const files = filesOf(sites, code).filter((path) => path !== 'demo/shared/pages.ts' && !isOfApi(path));
  const uses = files.flatMap((path) => {
    const found: string[] = [];
    visitAll(parse(path), (node) => {
      if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && isPage(node.text))
        found.push(`${path}: ${node.text}`);
    });
    return found;
  });
  assert.deepEqual(uses, []);
});
