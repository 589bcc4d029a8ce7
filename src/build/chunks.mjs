import { relative } from 'node:path';

/** What stands on the way to the server. */
const wayToServer = ['src/state/client.ts', 'src/state/resource.ts'];
/** What a widget needs that goes where everybody may; what else there is of navigation opens the sign-in first. */
const wayOut = ['src/navigation/go.ts', 'src/navigation/destination.ts', 'src/navigation/safe-url.ts'];

/**
 * Rollup's `manualChunks`. A page loads the loader, and for each widget its entry, with its English texts, and:
 * - `core`: what most widgets need to be drawn.
 * - `requests`: the way to the server. A widget that waits for a reply imports it; any other asks for it once it is
 *   drawn.
 * - `navigation`: the way out of the page; `dialogs`: the dialogs that a widget opens, and the links that lead to one.
 * - `account`: what some need of the account before they can run.
 * What comes on demand is left to Rollup.
 * @param entries the build's inputs: absolute paths.
 */
export function sharedChunk(entries) {
  let chunks;
  return (id, { getModuleInfo }) => {
    chunks ??= findChunks(entries, (module) => getModuleInfo(module).importedIds);
    return chunks.get(id);
  };
}

function findChunks(entries, importsOf) {
  const visit = (id, found) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of importsOf(id)) visit(next, found);
    return found;
  };
  const users = new Map();
  for (const entry of entries)
    for (const id of visit(entry, new Set())) users.set(id, (users.get(id) ?? 0) + 1);
  const pathOf = (id) => relative('.', id);
  const isOnTheWay = [...users.keys()]
    .filter((id) => wayToServer.includes(pathOf(id)))
    .reduce((found, id) => visit(id, found), new Set());

  const chunkOf = (id, count) => {
    if (count > entries.length / 2) return 'core';
    if (isOnTheWay.has(id)) return 'requests';
    if (count < 2) return undefined;
    if (wayOut.includes(pathOf(id))) return 'navigation';
    if (/^src\/(navigation\/|element\/companions)/.test(pathOf(id))) return 'dialogs';
    return /^src\/(state|api)\//.test(pathOf(id)) ? 'account' : undefined;
  };
  return new Map([...users].map(([id, count]) => [id, chunkOf(id, count)]));
}
