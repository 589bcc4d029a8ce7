/** What the server and the rules of the host do, without a browser. */
import { filesOf, hasProcesses, runTogether } from '../together.js';

runTogether([...filesOf('host'), ...filesOf('server').filter((file) => !hasProcesses(file))]);
