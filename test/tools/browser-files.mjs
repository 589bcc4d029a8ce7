import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import picomatch from 'picomatch';

/** Marks, at its top, a file whose results can differ between engines. */
const MARK = '// engines: all';

/** Returns the tests that run in a browser. */
export const browserFiles = () =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.node.test.ts'))
    .map((path) => join('test', path).split(sep).join('/'))
    .sort();

/** Returns the scripts of the pages that these tests open. */
export const pageFiles = () =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => join('test', path).split(sep).join('/'))
    .filter((path) => /^test\/[\w-]+\/pages\/\w+\.ts$/.test(path))
    .sort();

/** Marks a file whose results can differ between Preact and React: typing, focus, effects, portals. */
const REACT_MARK = '// over: react';

/**
 * Marks a file whose tests need the element to render within an effect, as Preact's roots do. React's roots defer that,
 * and the React entry has no element.
 */
const ELEMENT_MARK = '// over: preact';

/**
 * Marks a file that only mounts its widget with markup, presses things, and checks the result. Over React, it runs with
 * the widget's React component in place of the element.
 */
const COMPONENT_MARK = '// over: component';

const hasMark = (path, mark) => readFileSync(path, 'utf8').split('\n', 3).includes(mark);

/** Returns the tests that use the React entry when they run over React. */
export const componentFiles = () => browserFiles().filter((path) => hasMark(path, COMPONENT_MARK));

/** Whether a file tests the behavior of the views: it's in a widget's folder. */
const isBehavior = (path) => {
  const [, folder] = path.split('/');
  return existsSync(`src/${folder}/${folder}.definition.ts`) && !hasMark(path, ELEMENT_MARK);
};

/**
 * Returns the files that each engine runs. The first engine runs all of them, the others only those that start with
 * `// engines: all`. With `ENGINE_TODAY`, that engine runs these, and the first only the others. With `MATRIX=1`, each
 * engine runs everything. With `FILES=<pattern>`, each runs matching files.
 * With `OVER=react`, only the first engine runs: the files that start with `// over: react`; by the day of the year
 * (`MATRIX_TURN`), every other time also those that start with `// over: component`; with `MATRIX=1`, all tests of the
 * widgets' behavior.
 * @param {readonly string[]} engines
 * @returns {Map<string, string[]>}
 */
export function filesByEngine(engines) {
  const { ENGINE_TODAY, FILES, MATRIX, MATRIX_TURN, OVER } = process.env;
  const all = browserFiles();
  if (FILES) {
    const matches = picomatch(FILES);
    const matching = all.filter((path) => matches(path));
    return new Map(engines.map((name) => [name, matching]));
  }
  if (OVER === 'react') {
    // Over React, tests run one day in six.
    const withComponents = Math.floor(Number(MATRIX_TURN) / 6) % 2;
    const marks = [REACT_MARK, ...(withComponents ? [COMPONENT_MARK] : [])];
    const over = all.filter((path) =>
      MATRIX ? isBehavior(path) : marks.some((mark) => hasMark(path, mark)),
    );
    return new Map([[engines[0], over]]);
  }
  const marked = MATRIX ? all : all.filter((path) => hasMark(path, MARK));
  const others = ENGINE_TODAY ? all.filter((path) => !marked.includes(path)) : all;
  return new Map(engines.map((name, index) => [name, index === 0 ? others : marked]));
}

/** Marks a file that changes its page for good, such as the browser's built-ins, so it needs a page of its own. */
const OWN_PAGE_MARK = '// page: own';

/** Where this run writes the modules that load the files of a page. The test runner takes only files. */
const PAGES = join('node_modules', '.cache', `storefront-pages-${process.pid}`);
process.once('exit', () => rmSync(PAGES, { recursive: true, force: true }));

const hasHooks = (path) => /^(?:before|after)(?:Each)?\(/m.test(readFileSync(path, 'utf8'));

/** Returns the modules of the tests that a file imports, directly or through others. */
function importsOf(path, seen = new Set()) {
  for (const [, name] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export|\}) [^'"]*['"](\.[^'"]+)\.js['"]/gm,
  )) {
    const base = join(dirname(path), name).split(sep).join('/');
    const file = [`${base}.ts`, `${base}.tsx`].find((it) => existsSync(it));
    if (!file?.startsWith('test/') || seen.has(file)) continue;
    seen.add(file);
    importsOf(file, seen);
  }
  return [...seen];
}

/** Returns the modules with hooks of their own that files import. The hooks are for every file of the page. */
export const hookFiles = (files) => [...new Set(files.flatMap((path) => importsOf(path)))].filter(hasHooks);

/** Undoes what a test file has left in its page. */
export const FRESH_PAGE = 'test/support/fresh-page.ts';

/** The URL of the bundle of a test file or of a module with hooks. */
const urlOf = (path) => `/bundled/${path.replace(/tsx?$/, 'js')}`;

/**
 * Writes the modules that load a folder's files into one page, because a page takes longer than most files.
 * @param {string} engine
 * @param {readonly string[]} files
 * @returns {string[]} the modules' paths
 */
export function pagesOf(engine, files) {
  const overReact = process.env.OVER === 'react';
  const pages = new Map();
  for (const path of files) {
    const asComponents = overReact && hasMark(path, COMPONENT_MARK);
    const name = hasMark(path, OWN_PAGE_MARK)
      ? path
          .replace(/^test\//, '')
          .replace(/\.test\.tsx?$/, '')
          .replaceAll('/', '-')
      : `${dirname(path)
          .replace(/^test\//, '')
          .replaceAll('/', '-')}${asComponents ? '-components' : ''}`;
    const page = pages.get(name) ?? { asComponents, files: [] };
    page.files.push(path);
    pages.set(name, page);
  }
  const folder = join(PAGES, engine);
  mkdirSync(folder, { recursive: true });
  return [...pages].map(([name, { asComponents, files: own }]) => {
    const page = {
      hooks: hookFiles(own).map(urlOf),
      fresh: own.length > 1 ? urlOf(FRESH_PAGE) : null,
      files: Object.fromEntries(own.map((path) => [path, urlOf(path)])),
      asComponents,
    };
    const path = join(folder, `${name}.js`);
    writeFileSync(
      path,
      `import { runFiles } from '/test/tools/page-of-files.mjs';\nawait runFiles(${JSON.stringify(page, null, 2)});\n`,
    );
    return path;
  });
}
