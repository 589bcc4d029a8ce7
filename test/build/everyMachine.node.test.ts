import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isProgram, npmCommand, withSlashes } from '../../src/build/platform.mjs';

const folder = mkdtempSync(join(tmpdir(), 'every-machine-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('a path on disk', () => {
  it('gets slashes on Windows', () => {
    assert.equal(withSlashes('widgets\\footer.js', win32.sep), 'widgets/footer.js');
    assert.equal(withSlashes('D:\\shop (2)\\src', win32.sep), 'D:/shop (2)/src');
  });

  it('stays unchanged elsewhere, with the backslashes in its names', () => {
    assert.equal(withSlashes('widgets/foo\\ter.js', posix.sep), 'widgets/foo\\ter.js');
  });
});

describe('npm is started', () => {
  const node = join(folder, 'node js');
  const beside = join(node, 'node_modules/npm/bin/npm-cli.js');
  mkdirSync(join(beside, '..'), { recursive: true });
  writeFileSync(beside, '');
  const own = join(folder, 'npm-cli.js');
  writeFileSync(own, '');
  const windows = (execPath: string, env = {}) => ({ platform: 'win32', execPath, env });

  it('by its name where it is executable', () => {
    const machine = { platform: 'darwin', execPath: '/usr/local/bin/node', env: { npm_execpath: own } };
    assert.deepEqual(npmCommand(['ci'], machine), ['npm', ['ci']]);
  });

  it('on Windows by Node, with the script of the npm that runs the tests', () => {
    const machine = windows(join(node, 'node.exe'), { npm_execpath: own });
    assert.deepEqual(npmCommand(['pack', 'a b'], machine), [machine.execPath, [own, 'pack', 'a b']]);
  });

  it("on Windows by Node, with the script beside Node where npm doesn't run the tests, or another program does", () => {
    for (const env of [
      {},
      { npm_execpath: join(folder, 'yarn.js') },
      { npm_execpath: join(folder, 'gone/npm-cli.js') },
    ]) {
      const machine = windows(join(node, 'node.exe'), env);
      assert.deepEqual(npmCommand(['ci'], machine), [machine.execPath, [beside, 'ci']]);
    }
  });

  it('on Windows without an npm not at all, with an error that says so', () => {
    assert.throws(() => npmCommand(['ci'], windows(join(folder, 'node.exe'))), /^Error: npm was not found/);
  });
});

describe('a module is the started program', () => {
  const real = join(folder, 'réal folder');
  mkdirSync(real);
  const file = join(real, 'main.mjs');
  writeFileSync(file, '');
  symlinkSync(real, join(folder, 'link'), 'junction');
  const url = pathToFileURL(file).href;

  it('if it was started by its path, or through a link', () => {
    assert.equal(isProgram(url, file), true);
    assert.equal(isProgram(url, join(folder, 'link/main.mjs')), true);
  });

  it('not if another program was started, or none', () => {
    assert.equal(isProgram(url, join(folder, 'npm-cli.js')), false);
    assert.equal(isProgram(url, ''), false);
  });
});
