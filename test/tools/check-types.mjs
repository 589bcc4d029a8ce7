/**
 * `npm run types`: checks the sources, demo, and tests with TypeScript 7, which is native and takes half as long. The
 * build keeps TypeScript 6, because plugins call its JavaScript API. Both packages have a `tsc`, so this calls it by
 * path. The tests' project has the demo's sources, too: checked apart, they'd cost 10 s more.
 */
import { spawnSync } from 'node:child_process';
import { writeTypes } from '../../src/build/texts/types.mjs';

writeTypes('.');

const tsc = 'node_modules/typescript-7/bin/tsc';
const codes = ['.', 'src/check', 'src/testing', 'test'].map(
  (project) => spawnSync(process.execPath, [tsc, '--noEmit', '-p', project], { stdio: 'inherit' }).status,
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
