import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { withSlashes } from '../../src/build/platform.mjs';
import { CHECKS, notesOf, writeRelease } from '../../src/build/release.mjs';
import { distFiles } from './dist.js';

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## 1.2.0 (unreleased)\n\n### Added\n\n- One.\n\n## 1.1.0 (2026-01-31)\n\n- Two.\n';

  it('contain only this version’s part of the changelog', () => {
    assert.deepEqual(notesOf(changelog, '1.2.0'), { notes: '### Added\n\n- One.', date: null });
    assert.deepEqual(notesOf(changelog, '1.1.0'), { notes: '- Two.', date: '2026-01-31' });
  });

  it('are never empty: a version without notes is not released', () => {
    assert.throws(() => notesOf(changelog, '1.2'), /says nothing of 1\.2/);
  });
});

it('come after checks by existing files, `publint` and `attw` among them', () => {
  const texts = CHECKS.map((path) => readFileSync(path, 'utf8')).join();
  for (const word of ['publint', '@arethetypeswrong/core', 'integrity', 'budgets'])
    assert.ok(texts.includes(word), word);
});

describe('the files of a release', () => {
  const out = mkdtempSync(join(tmpdir(), 'release-'));
  after(() => rmSync(out, { recursive: true, force: true }));
  const { version, cdn, tarball } = writeRelease(out);

  it('are a folder of its version with every built file except the source maps', () => {
    assert.equal(version, manifest.version);
    assert.equal(cdn, join(out, 'cdn', `storefront-widgets@${version}`));
    const files = readdirSync(cdn, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => withSlashes(join(entry.parentPath, entry.name).slice(cdn.length + 1)));
    assert.deepEqual(
      files.sort(),
      distFiles.filter((file) => !file.endsWith('.map')),
    );
  });

  it('are a package, and notes', () => {
    assert.ok(existsSync(tarball));
    assert.match(tarball, new RegExp(`storefront-widgets-${version}\\.tgz$`));
    assert.match(readFileSync(join(out, 'notes.md'), 'utf8'), /^### Added\n/);
  });
});
