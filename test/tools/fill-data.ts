/**
 * `node --import tsx test/tools/fill-data.ts` makes the filled databases that most of the demo's tests start from. Each
 * test makes what it misses; this is for processes that begin at the same time, and would each make the same.
 */
import { CATALOGUE } from '../demo/server/catalogue.js';
import { makeFillings } from '../demo/server/filled-database.js';

await makeFillings(['whole', [], CATALOGUE]);
