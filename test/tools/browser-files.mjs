import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

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

const hasMark = (path, mark) => readFileSync(path, 'utf8').split('\n', 2).includes(mark);

/** Returns the tests that use the React entry when they run over React. */
export const componentFiles = () => browserFiles().filter((path) => hasMark(path, COMPONENT_MARK));

/** Whether a file tests the behavior of the views: it's in a widget's folder. */
const isBehavior = (path) => {
  const [, folder] = path.split('/');
  return existsSync(`src/${folder}/${folder}.definition.ts`) && !hasMark(path, ELEMENT_MARK);
};

/**
 * Returns the files that each engine runs. The first engine runs all of them, the others only those that start with
 * `// engines: all`. With `MATRIX=1`, each engine runs everything. With `FILES=<pattern>`, each runs matching files.
 * With `OVER=react`, only the first engine runs: the files that start with `// over: react` or `// over: component`,
 * or, with `MATRIX=1`, all tests of the widgets' behavior.
 * @param {readonly string[]} engines
 * @returns {Map<string, string[]>}
 */
export function filesByEngine(engines) {
  const { FILES, MATRIX, OVER } = process.env;
  if (FILES) return new Map(engines.map((name) => [name, [FILES, '!test/**/*.node.test.ts']]));
  const all = browserFiles();
  if (OVER === 'react') {
    const over = all.filter((path) =>
      MATRIX ? isBehavior(path) : [REACT_MARK, COMPONENT_MARK].some((mark) => hasMark(path, mark)),
    );
    return new Map([[engines[0], over]]);
  }
  const marked = MATRIX ? all : all.filter((path) => hasMark(path, MARK));
  return new Map(engines.map((name, index) => [name, index === 0 ? all : marked]));
}
