/**
 * `node --import tsx test/tools/fill-data.ts <folder>` fills a data folder as the first start of the demo does. The
 * tests then copy it, which is quicker than to fill one for each of them.
 */
import { openPglite } from '../../demo/server/db/pglite.js';
import { prepareDatabase } from '../../demo/server/db/prepare-database.js';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder is to be filled?');
const database = await openPglite(folder);
await prepareDatabase(database);
await database.close();
