import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { isDueToday } from './turn.js';

const execute = promisify(execFile);

/** Runs a program as on a machine without any browser. Rejects if it fails or doesn't end. */
async function outputOf(...args: readonly string[]): Promise<string> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env; // set for the children of a test runner, which print nothing
  const { stdout } = await execute(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...env, ENGINES: 'none' },
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** A file of each kind that needs a browser. */
const FILES = [
  'test/docs/html.ts',
  'test/docs/site.ts',
  'test/hosts/layoutShift.node.test.ts',
  'test/hosts/apps/react19.node.test.ts',
  'test/demo/walks/builder.node.test.ts',
  'test/demo/walks/social.node.test.ts',
  'test/demo/walks/goingBack.node.test.ts',
];

describe('on a machine without a browser', () => {
  it('tests that need one are skipped, and their process ends', {
    skip: isDueToday(0) ? false : 'one day in three',
  }, async () => {
    const code = `import { runTogether } from './test/tools/together.ts'; runTogether(${JSON.stringify(FILES)});`;
    const output = await outputOf('--test-reporter=spec', '--input-type=module', '--eval', code);
    for (const file of FILES) assert.ok(output.includes(`✔ ${file}`), output);
    assert.match(output, /^ℹ fail 0$/m);
    assert.match(output, /^ℹ cancelled 0$/m);
  });

  it('npm test skips the parts that need one, says why, and ends with a count', async () => {
    const output = await outputOf('test/run.ts', 'browsers', 'react', 'hosts');
    assert.match(output, /^There is no browser: only what needs none is tested\.$/m);
    for (const line of [
      'browsers: left out, because it needs a browser',
      'hosts: left out, because it needs Chromium',
    ])
      assert.ok(output.includes(`${line}\n`), output);
    assert.match(output, /^0 passed, 0 failed, 0 skipped/m);
  });
});
