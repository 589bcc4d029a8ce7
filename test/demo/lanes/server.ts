/** What the server, the rules of the host and the builder do, without a browser. */
import { filesOf, hasProcesses, runTogether } from '../together.js';

runTogether([
  ...filesOf('host'),
  ...filesOf('builder'),
  ...filesOf('server').filter((file) => !hasProcesses(file)),
]);
