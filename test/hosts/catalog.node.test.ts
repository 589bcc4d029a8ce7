import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { corpus } from '../navigation/corpus.js';
import { generated } from '../navigation/generated.js';
import { redirects } from '../navigation/redirects.js';
import { cruelJson, pathsOf } from '../replies/mutations.js';
import { validReply } from '../replies/valid-reply.js';
import { catalog } from './catalog.js';
import { payloads, renderedFields } from './payloads.js';

const texts = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.node.test.ts'))
  .map((path) => readFileSync(join('test', path), 'utf8'));
const page = readFileSync('demo/docs/hostile-hosts.md', 'utf8');

/** Returns the browser test files with a `describe` for a way. A file with several ways may share the prefix. */
const filesOf = (way: string): string[] =>
  texts.filter(
    (text) =>
      text.includes(`'hostile-host ${way}'`) ||
      (text.includes('describe(`hostile-host ${') && text.includes(`'${way}'`)),
  );

/** The rows of the page's table. */
const rows = [...page.matchAll(/^\| (\d+) \|(.*)\|$/gm)].map(([, number, cells = '']) => ({
  number: Number(number),
  cells: cells.split('|').map((cell) => cell.trim()),
}));

describe('the catalog of hostile hosts', () => {
  it('has 26 kinds, each with its own name', () => {
    assert.equal(catalog.length, 26);
    assert.equal(new Set(catalog.map(({ name }) => name)).size, 26);
  });

  for (const { number, name, relies } of catalog) {
    it(`${number}: ${name}: has browser tests of its name`, () => {
      assert.ok(filesOf(`${number}: ${name}`).length > 0);
    });

    it(`${number}: ${name}: is on the page as it is here, with its engines`, () => {
      const isInEach = filesOf(`${number}: ${name}`).some((text) => text.startsWith('// engines: all'));
      assert.deepEqual(rows.find((row) => row.number === number)?.cells, [
        name,
        relies,
        isInEach ? 'in turn' : 'releases',
      ]);
    });
  }

  it('is all that the page lists', () => {
    assert.deepEqual(
      rows.map(({ number }) => number),
      catalog.map(({ number }) => number),
    );
  });

  it('has no tests of unknown names', () => {
    const named = texts.flatMap((text) => [...text.matchAll(/'hostile-host (\d+): (.+?)'/g)]);
    for (const [, number, name] of named) assert.equal(catalog[Number(number) - 1]?.name, name);
  });
});

/** Formats a number as the page does. */
const written = (count: number): string => count.toLocaleString('en-US');

describe('the corpora', () => {
  const counts: Readonly<Record<string, number>> = {
    'Links written by hand': corpus.length,
    'Redirects written by hand': redirects.length,
    'Generated links and redirects': generated.length,
    'Markup payloads': payloads.length,
    'Places for markup': renderedFields.length,
    'Markup payloads × places': payloads.length * renderedFields.length,
    'JSON fragments that break readers': cruelJson.length,
    'Replies with one part replaced or missing': pathsOf(validReply).length * (cruelJson.length + 1),
  };

  for (const [name, count] of Object.entries(counts))
    it(`${name}: the page has the correct number`, () => {
      assert.ok(page.includes(`| ${name} | ${written(count)} |`), `| ${name} | ${written(count)} |`);
    });

  it('are large enough, and have no duplicates', () => {
    assert.ok(payloads.length >= 30);
    assert.ok(generated.length >= 2000);
    for (const list of [generated, payloads]) assert.equal(new Set(list).size, list.length);
  });
});

describe('the fuzz', () => {
  it('uses one seed for every test with random cases', () => {
    const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join('test', path), 'utf8'))
      .filter((text) => /^import .+ from 'fast-check'/m.test(text));
    assert.ok(files.length > 3);
    for (const text of files) {
      assert.match(text, /support\/fuzz\.js'/);
      assert.equal(text.match(/fc\.assert\(/g)?.length, text.match(/^ +fuzz\(|, fuzz\(/gm)?.length);
    }
  });
});
