import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface LockedPackage {
  readonly hasInstallScript?: boolean;
  readonly libc?: readonly string[];
}

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const { packages } = read<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json');
const { allowScripts } = read<{ allowScripts: Readonly<Record<string, boolean>> }>('package.json');

const locked = Object.entries(packages);
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

test('npm warns about no install script, because package.json allows or denies each', () => {
  const scripted = new Set(
    locked.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? nameOf(path) : [])),
  );
  assert.ok(locked.length > 700, `${locked.length} packages`);
  assert.deepEqual([...scripted].sort(), Object.keys(allowScripts).sort());
});

test('`npm install` of npm 10 leaves the lock file unchanged, which has no `libc` for it to remove', () => {
  assert.deepEqual(
    locked.filter(([, { libc }]) => libc).map(([path]) => path),
    [],
  );
});
