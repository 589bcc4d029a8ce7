import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { withTables } from '../../src/build/readme.mjs';

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it('has the tables of the definitions as they are now', async () => {
    assert.ok(readme === (await withTables(readme)), 'README.md is stale: npm run docs');
  });

  it('names only parts of `npm test` that there are', () => {
    const runner = readFileSync('test/run.ts', 'utf8');
    const [, sentence = ''] = /runs parts:\s*([^.]*)\./.exec(readme) ?? [];
    const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named,
      [...runner.matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name),
    );
  });

  it('links only to files that there are', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
    assert.ok(links.length > 0);
    for (const path of links) assert.ok(readFileSync(path).length > 0, path);
  });
});
