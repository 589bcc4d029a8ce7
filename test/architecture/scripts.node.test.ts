import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** What only some systems' shells understand: variables, their quotes, lists, pipes, redirections, and patterns. */
const SHELL = /[$%'`;|<>*?~()]|(?<!&)&(?!&)/;

/** Returns why a script does not run on every system, or null. npm runs it by `cmd` on Windows and by `sh` elsewhere. */
function fault(script: string): string | null {
  const shell = SHELL.exec(script);
  if (shell) return `${shell[0]} is of one shell`;
  for (const command of script.split('&&').map((text) => text.trim())) {
    const [program = ''] = command.split(' ');
    const isOurs = /^[\w-]+$/.test(program) && existsSync(`node_modules/.bin/${program}`);
    if (!isOurs && !['node', 'npm'].includes(program)) return `${program} is not everywhere`;
  }
  return null;
}

describe('a script of package.json', () => {
  const faults: Readonly<Record<string, string | null>> = {
    'exec node main.js': 'exec is not everywhere',
    'npm run build && exec node main.js': 'exec is not everywhere',
    'rm -rf dist': 'rm is not everywhere',
    'cp -r src dist': 'cp is not everywhere',
    'PORT=1 node main.js': 'PORT=1 is not everywhere',
    'npm run build && PORT=1 node main.js': 'PORT=1 is not everywhere',
    './node_modules/.bin/tsx main.ts': './node_modules/.bin/tsx is not everywhere',
    '/bin/sh main.sh': '/bin/sh is not everywhere',
    'node main.js $PORT': '$ is of one shell',
    'node main.js %PORT%': '% is of one shell',
    "node -e 'run()'": "' is of one shell",
    'npm run build; npm start': '; is of one shell',
    'npm run build & npm start': '& is of one shell',
    'npm run build || npm start': '| is of one shell',
    'node main.js 2>/dev/null': '> is of one shell',
    'node --test test/*.test.ts': '* is of one shell',
    'node --import tsx demo/vite/dev.ts': null,
    'rollup -c && node main.js': null,
    'tsx test/run.ts --matrix': null,
  };
  for (const [script, expected] of Object.entries(faults))
    it(`${script}: ${expected ?? 'runs on every system'}`, () => assert.equal(fault(script), expected));

  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  for (const [name, script] of Object.entries(scripts))
    it(`${name} runs on every system`, () => assert.equal(fault(script), null));
});
