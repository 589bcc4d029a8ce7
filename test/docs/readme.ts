import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { isUpToDate } from '../../src/build/readme.mjs';

const readme = readFileSync('README.md', 'utf8');

/** Returns the anchors that GitHub generates for the headings of a text. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the README', () => {
  it('has up-to-date tables', () => {
    assert.ok(isUpToDate(readme), 'README.md is stale: npm run docs');
    assert.ok(!isUpToDate(readme.replace('`--storefront-accent`', '')), 'a missing name is noticed');
    assert.ok(!isUpToDate(readme.replace(/[\d.]+ kB/, '9.9 kB')), 'a wrong size is noticed');
  });

  it('is short, and leaves the rest to the documentation', () => {
    assert.ok(readme.split('\n').length <= 250);
  });

  it('for contributors names only existing parts of `npm test`', () => {
    const runner = readFileSync('test/run.ts', 'utf8');
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    const [, sentence = ''] = /runs parts:\s*([^.]*)\./.exec(contributing) ?? [];
    const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const parts = new Set([...runner.matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name));
    assert.ok(named.length > 0);
    assert.deepEqual([...named].sort(), [...parts].sort());
  });

  for (const path of ['README.md', 'CONTRIBUTING.md', 'demo/README.md'])
    it(`${path} has no broken links`, () => {
      const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)]+)\)/g)];
      assert.ok(links.length > 0);
      for (const [, link = ''] of links) {
        const [file = '', heading] = link.split('#');
        const text = readFileSync(file ? join(dirname(path), file) : path, 'utf8');
        assert.ok(heading === undefined || anchorsOf(text).includes(heading), link);
      }
    });

  for (const path of ['README.md', 'demo/docs/start.md'])
    it(`${path} says right below its first snippet what to replace each address with, and what it is in the demo`, () => {
      const [, snippet = '', below = ''] = readFileSync(path, 'utf8').split(/^```(?:html)?$/m);
      const rows = [...below.matchAll(/^\| `(https:[^`]+)` \|.+\| `http:\/\/localhost:4173\S*` \|$/gm)];
      const replaced = rows.map(([, url = '']) => url);
      for (const [, url = ''] of snippet.matchAll(/"(https:[^"]+)"/g))
        assert.ok(
          replaced.some((each) => url === each || (each.endsWith('/') && url.startsWith(each))),
          url,
        );
    });

  it('of the demo names the commands of the stand-ins, and existing folders', () => {
    const demo = readFileSync('demo/README.md', 'utf8');
    const commands = [...demo.matchAll(/--import tsx ([\w./-]+)/g)].map(([, path = '']) => path);
    for (const name of readdirSync('demo/stand-ins', { withFileTypes: true }))
      if (name.isDirectory()) assert.ok(commands.includes(`demo/stand-ins/${name.name}/main.ts`), name.name);
    for (const path of commands) assert.ok(existsSync(path), path);
    for (const [, folder = ''] of demo.matchAll(/^\| `([\w-]+\/)` \|/gm)) {
      assert.ok(existsSync(`demo/${folder}`), folder);
    }
  });
});
