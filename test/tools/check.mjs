/**
 * `npm run check`: all that can be said without a build: types, lint, and the rules of the sources, which include what
 * is made from the definitions and from the structs of the calls. A build says the same, minutes later.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

const RULES = 'test/architecture';
const rules = readdirSync(RULES)
  .filter((file) => file.endsWith('.node.test.ts'))
  .map((file) => `${RULES}/${file}`);

const checks = {
  types: ['test/tools/check-types.mjs'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  spelling: ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--quiet'],
  texts: ['src/build/texts/main.mjs', 'check'],
  rules: ['--import', 'tsx', '--test', '--test-reporter=dot', ...rules],
};

/** What is shown though nothing is wrong. */
const warnings = { unfinished: ['test/tools/unfinished.mjs'] };

/** Runs a check and returns its exit code. Its output is shown when it ends, so that no two are mixed up. */
function run([name, words]) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('close', (code) => {
      const time = `${Math.round((performance.now() - start) / 1000)} s`;
      const hasNothing = code === 0 && !(name in warnings && output);
      console.log(hasNothing ? `${name}: nothing to complain of (${time})` : `${name} (${time})\n${output}`);
      resolve(code ?? 1);
    });
  });
}

const codes = await Promise.all(Object.entries({ ...checks, ...warnings }).map(run));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
