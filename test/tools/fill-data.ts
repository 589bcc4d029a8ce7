/**
 * `node --import tsx test/tools/fill-data.ts` creates the filled databases that most of the demo's tests start from. A
 * test creates any that are missing. This is for processes that start at the same time and would all create the same
 * one.
 */
import { CATALOG } from '../demo/server/catalog.js';
import { makeFillings } from '../demo/server/filled-database.js';

await makeFillings(['whole', [], CATALOG]);
