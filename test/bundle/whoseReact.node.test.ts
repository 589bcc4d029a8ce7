import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOf } from '../architecture/source-files.js';

test('pages load Preact, never React itself', () => {
  const maps = filesOf(['dist'], ['.map']).filter((path) => !path.startsWith('dist/react/'));
  assert.ok(maps.length > 10, `${maps.length} source maps`);
  for (const path of maps) {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(path, 'utf8'));
    assert.deepEqual(
      sources.filter((name) => /node_modules\/(react|react-dom|scheduler)\//.test(name)),
      [],
      path,
    );
  }
});

test('the entry for React hosts uses the host’s React', () => {
  for (const path of filesOf(['dist/react'], ['.map'])) {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(path, 'utf8'));
    assert.deepEqual(
      sources.filter((name) => /node_modules\/(react|react-dom|scheduler|preact|@preact)\//.test(name)),
      [],
      path,
    );
  }
});
