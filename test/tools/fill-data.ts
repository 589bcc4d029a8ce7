/**
 * `node --import tsx test/tools/fill-data.ts` makes the filled databases that most of the demo's tests start from. Each
 * test makes what it misses; this is for processes that begin at the same time, and would each make the same.
 */
import { CATALOGUE } from '../demo/server/catalogue.js';
import { keptFolder, openFilledPglite } from '../demo/server/filled-database.js';

await keptFolder();
for (const filling of [[], CATALOGUE]) await (await openFilledPglite(filling)).close();
