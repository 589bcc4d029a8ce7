import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The first line of a file whose outcome can differ from engine to engine. */
const MARK = '// engines: all';

/** The tests that run in a browser. */
const browserFiles = () =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.node.test.ts'))
    .map((path) => join('test', path).split(sep).join('/'))
    .sort();

const isMarked = (path) => readFileSync(path, 'utf8').startsWith(`${MARK}\n`);

/**
 * What each engine runs: the first everything, the others the files that begin with `// engines: all`. With `MATRIX=1`
 * each runs everything; with `FILES=<pattern>` each runs what fits that.
 * @param {readonly string[]} engines
 * @returns {Map<string, string[]>}
 */
export function filesByEngine(engines) {
  const { FILES, MATRIX } = process.env;
  if (FILES) return new Map(engines.map((name) => [name, [FILES, '!test/**/*.node.test.ts']]));
  const all = browserFiles();
  const marked = MATRIX ? all : all.filter(isMarked);
  return new Map(engines.map((name, index) => [name, index === 0 ? all : marked]));
}
