import { join } from 'node:path';
import { runProgram } from '../../../demo/build-steps/run-program.js';
import { FakeProject } from './fake-project.js';

/*
 * A build that is killed in the middle of a step, as by `kill -9`. By then, it has written a part of the result, and the
 * program of the step runs.
 */
const [, , root = ''] = process.argv;
const project = new FakeProject({}, root);
const program = `
  require('node:fs').writeFileSync(${JSON.stringify(join(root, 'pid'))}, String(process.pid));
  setInterval(() => {}, 1000);
`;
process.on('message', () => process.kill(process.pid, 'SIGKILL'));
await project.build(
  project.steps(async (folderOf, signal) => {
    project.write(`${folderOf('dist')}/half`, 'half');
    await runProgram(['--eval', program], { signal });
  }),
);
