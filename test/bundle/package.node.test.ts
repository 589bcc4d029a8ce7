import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { distFiles } from './dist.js';
import { pack } from './packed.js';

const packed = pack();

describe('the npm package', () => {
  it('ships what is built, the README and the licence, and no source', () => {
    const others = packed.files.filter((file) => !file.startsWith('dist/'));
    assert.deepEqual(others.sort(), ['LICENSE', 'README.md', 'package.json']);
    const shipped = packed.files.flatMap((file) =>
      file.startsWith('dist/') ? file.slice('dist/'.length) : [],
    );
    assert.deepEqual(shipped.sort(), [...distFiles]);
  });

  it('has nothing that publint would have otherwise', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.root, strict: true, pack: false });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has types that are right wherever ES modules are understood', async () => {
    const checked = await checkPackage(createPackageFromTarballData(packed.tarball), {
      excludeEntrypoints: ['./storefront.css'], // a stylesheet has no types
    });
    assert.ok(checked.types, 'no types were found');
    // The package is ES modules alone: Node's `require` takes them since 20.19, and classic resolution knows no `exports`.
    const ours = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    assert.deepEqual(ours, []);
    const entries = Object.keys(checked.entrypoints);
    for (const entry of [
      '.',
      './react',
      './jsx',
      './storefront.js',
      './custom-elements.json',
      './integrity.json',
    ])
      assert.ok(entries.includes(entry), `${entry}: ${entries.join(', ')}`);
  });
});
