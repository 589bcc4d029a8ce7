/**
 * `npm run types`: checks sources, demo and tests. By TypeScript 7, which is native and takes half as long; the build
 * keeps TypeScript 6, because plugins call its JavaScript API. Both packages have a `tsc`, so it is called by its path.
 */
import { spawnSync } from 'node:child_process';

const tsc = 'node_modules/typescript-7/bin/tsc';
const codes = ['.', 'src/check', 'demo', 'test'].map(
  (project) => spawnSync(process.execPath, [tsc, '--noEmit', '-p', project], { stdio: 'inherit' }).status,
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
