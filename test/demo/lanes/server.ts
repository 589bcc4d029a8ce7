/** Runs the tests of the server, of the host's rules and of the builder that need no browser. */
import { filesOf, hasProcesses, runTogether } from '../together.js';

runTogether([
  ...filesOf('host'),
  ...filesOf('builder'),
  ...filesOf('build-steps'),
  ...filesOf('server').filter((file) => !hasProcesses(file)),
]);
