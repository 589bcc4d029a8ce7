import { runProgram } from '../../../demo/build-steps/run-program.js';
import { FakeProject } from './fake-project.js';

/*
 * A build that is killed in the middle of a step, as by `kill -9`. By then, it has written a part of the result, and the
 * program of the step runs, connected to a port.
 */
const [, , root = '', port] = process.argv;
const project = new FakeProject({}, root);
const program = `require('node:net').connect(${Number(port)}, '127.0.0.1')`;
process.on('message', () => process.kill(process.pid, 'SIGKILL'));
await project.build(
  project.steps(async (folderOf, signal) => {
    project.write(`${folderOf('dist')}/half`, 'half');
    await runProgram(['--eval', program], { signal });
  }),
);
