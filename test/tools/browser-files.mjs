import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Stands at the head of a file whose outcome can differ from engine to engine. */
const MARK = '// engines: all';

/** The tests that run in a browser. */
export const browserFiles = () =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.node.test.ts'))
    .map((path) => join('test', path).split(sep).join('/'))
    .sort();

/** The scripts of the pages that these tests open. */
export const pageFiles = () =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => join('test', path).split(sep).join('/'))
    .filter((path) => /^test\/[\w-]+\/pages\/\w+\.ts$/.test(path))
    .sort();

/** Stands at the head of a file whose outcome can differ between Preact and React: what is typed, focus, effects, portals. */
const REACT_MARK = '// over: react';

/**
 * Stands at the head of a file whose tests need the element to draw within an effect, as Preact's roots do: React's put
 * that off, and the React entry has no element.
 */
const ELEMENT_MARK = '// over: preact';

/**
 * Stands at the head of a file that only mounts its widget by markup, presses and looks: over React it runs with the
 * widget's React component in place of the element.
 */
const COMPONENT_MARK = '// over: component';

const hasMark = (path, mark) => readFileSync(path, 'utf8').split('\n', 2).includes(mark);

/** The tests that over React run over the React entry. */
export const componentFiles = () => browserFiles().filter((path) => hasMark(path, COMPONENT_MARK));

/** What the views do: the folders of the widgets. */
const isBehavior = (path) => {
  const [, folder] = path.split('/');
  return existsSync(`src/${folder}/${folder}.definition.ts`) && !hasMark(path, ELEMENT_MARK);
};

/**
 * What each engine runs: the first everything, the others the files that begin with `// engines: all`. With `MATRIX=1`
 * each runs everything; with `FILES=<pattern>` each runs what fits that. With `OVER=react` the first alone runs the files
 * that begin with `// over: react` or `// over: component`, or with `MATRIX=1` all tests of the widgets' behavior.
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
