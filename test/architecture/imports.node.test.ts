import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { filesOf, type Import, importsOf } from './source-files.js';

const code = ['.ts', '.tsx', '.mts', '.mjs'];
const source = filesOf(['src'], code).filter((path) => !path.startsWith('src/build/'));
const imports = source.flatMap(importsOf);

/** Returns the folder of `src` that a file is in, or `entry` for a file directly in `src`. */
const roomOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : 'entry');
const rooms = [...new Set(source.map(roomOf))];

/** A widget is a folder with a definition of the same name. */
const widgets = rooms.filter((room) => existsSync(`src/${room}/${room}.definition.ts`));

/** The rooms that every widget builds on. */
const parts = ['element', 'i18n', 'navigation', 'page', 'state', 'ui'];

/** The rooms that a room may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // What every room may import. It imports none.
  page: [],
  api: ['page'],
  // The contract for authors of servers. No widget loads it.
  contract: ['api'],
  // A command that no page loads.
  check: ['api', 'contract', 'testing'],
  // For other people's test suites. No widget loads it, and it loads none.
  testing: ['api', 'contract', 'element', 'page'],
  i18n: ['page'],
  ui: ['page'],
  state: ['api', 'page'],
  // What all widgets share: configuration, language, messages.
  element: ['i18n', 'page', 'state', 'ui'],
  navigation: ['element', 'page', 'state'],
  loader: ['page'],
  ...Object.fromEntries(widgets.map((name) => [name, parts])),
  react: [...parts, ...widgets],
  // The server-side rendering of the npm entry.
  server: [...parts, 'car-search'],
  // The blocks get the widgets' descriptions from the build.
  wordpress: [],
  entry: [...parts, 'api', 'contract', 'loader', 'server', ...widgets],
};

/** The packages that a room may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  api: ['redaxios', 'superstruct'],
  contract: ['superstruct'],
  check: ['node:fs', 'node:util'],
  testing: [
    'node:http',
    'node:net',
    'node:stream',
    'node:stream/promises',
    'node:stream/web',
    'storefront:elements',
    'superstruct',
  ],
  i18n: ['react'],
  ui: ['react'],
  element: ['react', '@r2wc/react-to-web-component'],
  navigation: ['react'],
  state: ['js-cookie', 'react', 'zustand'],
  react: ['react', 'react-dom'],
  server: ['react', 'react-dom'],
  wordpress: ['react'],
  entry: ['storefront:manifest'],
  ...Object.fromEntries(widgets.map((name) => [name, ['react', 'react-dom']])),
  'prize-wheel': ['react', 'canvas-confetti'],
  'sign-in': ['react', 'react-dom', '@simplewebauthn/browser'],
};

const format = ({ from, to }: Import): string => `${from} → ${to}`;
const isOurs = (path: string): boolean => path.startsWith('src/');

test('finds the top-level folders', () => {
  assert.ok(source.length > 50, `${source.length} files`);
  assert.ok(imports.length > 100, `${imports.length} imports`);
  assert.ok(widgets.includes('car-search') && widgets.includes('config'));
});

/** Whether it's how a widget opens another one: its definition says how that one's element loads. */
const isOpened = ({ from, to, isOnDemand }: Import): boolean =>
  isOnDemand &&
  widgets.some((widget) => from === `src/${widget}/${widget}.definition.ts`) &&
  widgets.some((widget) => to === `src/${widget}/define.ts`);

for (const room of rooms) {
  test(`${room} imports only from the folders that it may depend on`, () => {
    const rules = allowed[room];
    assert.ok(rules, `Which folders may src/${room} import? Add them to this test.`);
    const mayImport = [...rules, room];
    const wrong = imports.filter((each) => {
      const { from, to } = each;
      if (roomOf(from) !== room) return false;
      return isOurs(to) ? !isOpened(each) && !mayImport.includes(roomOf(to)) : !packages[room]?.includes(to);
    });
    assert.deepEqual(wrong.map(format), []);
  });
}

/** Returns a file with all that it imports, directly or through others, except the widgets that it opens. */
function reachedFrom(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const each of imports)
    if (each.from === path && isOurs(each.to) && !isOpened(each)) reachedFrom(each.to, found);
  return found;
}

for (const widget of widgets.filter((name) => name !== 'sign-in'))
  test(`${widget} lists the sign-in as a companion if it links to pages that require it`, () => {
    const leads = reachedFrom(`src/${widget}/define.ts`).has('src/navigation/navigate.ts');
    const opened = imports.filter((each) => roomOf(each.from) === widget && isOpened(each));
    assert.equal(
      opened.some(({ to }) => to === 'src/sign-in/define.ts'),
      leads,
    );
  });

test('every import resolves', () => {
  assert.deepEqual(imports.filter(({ to }) => isOurs(to) && !existsSync(to)).map(format), []);
});

test('only views import React, and in state and texts the files that bind them', () => {
  const binding = imports.filter(({ from, to }) => to === 'react' && /^src\/(state|i18n)\//.test(from));
  assert.deepEqual(binding.map(({ from }) => from).sort(), [
    'src/i18n/messages.ts',
    'src/state/use-store.ts',
  ]);
});

/** Returns the circles of a graph, each as a path that ends where it begins. */
function circlesOf(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' → '));
    else if (!done.has(name)) {
      for (const to of next.get(name) ?? []) follow(to, [...way, name]);
      done.add(name);
    }
  };
  for (const name of next.keys()) follow(name, []);
  return circles;
}

/** Joins imports into a graph of what they connect, such as files or rooms. */
function graphOf(all: readonly Import[], nameOf: (path: string) => string): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    const [one, other] = [nameOf(from), nameOf(to)];
    next.set(one, (next.get(one) ?? new Set()).add(other));
  }
  return next;
}

for (const folder of ['src', 'demo'])
  test(`no imports of ${folder} are circular, including those of types`, () => {
    const all = filesOf([folder], code).flatMap(importsOf);
    assert.deepEqual(circlesOf(graphOf(all, (path) => path)), []);
  });

test('no folders import each other in a circle', () => {
  const between = imports.filter(({ from, to }) => isOurs(to) && roomOf(from) !== roomOf(to));
  assert.deepEqual(circlesOf(graphOf(between, roomOf)), []);
});

test('the demo imports the built library, never its source; only its build uses the library’s build', () => {
  const demo = filesOf(['demo'], code).flatMap(importsOf);
  assert.ok(demo.length > 100, `${demo.length} imports`);
  assert.deepEqual(demo.filter(({ to }) => isOurs(to)).map(format), [
    'demo/vite/build.ts → src/build/texts/check.mjs',
    'demo/vite/dev.ts → src/build/definitions.mjs',
    'demo/vite/sources.ts → src/build/texts/types.mjs',
  ]);
});

test('the host and the server share code only through demo/shared, which imports neither', () => {
  const demo = filesOf(['demo'], code).flatMap(importsOf);
  const within = (path: string, folders: readonly string[]) =>
    folders.some((folder) => path.startsWith(`demo/${folder}/`));
  const pages = ['host', 'mobile', 'sellers'];
  const wrong = demo.filter(
    ({ from, to }) =>
      (within(from, pages) && within(to, ['server'])) ||
      (within(from, ['server']) && within(to, pages)) ||
      (within(from, ['shared']) && within(to, ['server', ...pages])),
  );
  assert.ok(
    demo.some(({ from, to }) => within(from, ['host']) && within(to, ['shared'])),
    'the shared rules are found',
  );
  assert.deepEqual(wrong.map(format), []);
});
