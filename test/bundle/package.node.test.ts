import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import attw from '../../.attw.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { distFiles, read, scripts } from './dist.js';
import { pack } from './packed.js';

const packed = pack();

describe('the npm package', () => {
  it('ships the built files, the README, and the license, but no source', () => {
    const others = packed.files.filter((file) => !file.startsWith('dist/'));
    assert.deepEqual(others.sort(), ['LICENSE', 'README.md', 'package.json']);
    const shipped = packed.files.flatMap((file) =>
      file.startsWith('dist/') ? file.slice('dist/'.length) : [],
    );
    assert.deepEqual(
      shipped.sort(),
      distFiles.filter((file) => !/\.(?:br|map)$/.test(file)),
    );
  });

  it('ships no source maps, and no file that refers to one', () => {
    assert.deepEqual(
      packed.files.filter((file) => file.endsWith('.map')),
      [],
    );
    for (const file of scripts) assert.doesNotMatch(read(file), /sourceMappingURL/, file);
  });

  it('has every file that package.json names', () => {
    const { unpkg, jsdelivr, customElements, types } = manifest;
    for (const file of [unpkg, jsdelivr, customElements, types]) assert.ok(existsSync(file), file);
  });

  it('shows its README’s pictures on a registry by absolute URLs', () => {
    const pictures = [...readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)];
    assert.ok(pictures.length > 0);
    for (const [, url = ''] of pictures) assert.match(url, /^https:\/\//);
  });

  it('passes publint without suggestions', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.root, strict: true, pack: false });
    // Publint takes a worker's code in a string for the file's own: https://github.com/catdad/canvas-confetti
    const classic = ({ code, path }: (typeof messages)[number]) =>
      code === 'FILE_INVALID_FORMAT' && path.includes('./storefront.classic.js');
    assert.deepEqual(
      messages.filter((message) => !classic(message)).map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has correct types wherever ES modules are supported', async () => {
    const checked = await checkPackage(createPackageFromTarballData(packed.tarball), {});
    assert.ok(checked.types, 'no types were found');
    // The package has only ES modules. Node's `require` loads those since 20.19. Classic resolution ignores `exports`.
    assert.deepEqual(attw, { profile: 'esm-only' });
    const ignored = ['node10', 'node16-cjs'];
    const ours = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && ignored.includes(problem.resolutionKind)),
    );
    assert.deepEqual(ours, []);
    const entries = Object.keys(checked.entrypoints);
    for (const entry of [
      '.',
      './react',
      './jsx',
      './vue',
      './svelte',
      './storefront.js',
      './custom-elements.json',
      './integrity.json',
      './openapi.json',
    ])
      assert.ok(entries.includes(entry), `${entry}: ${entries.join(', ')}`);
  });
});
