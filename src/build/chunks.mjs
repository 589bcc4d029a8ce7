import { resolve } from 'node:path';

/** What stands on the way to the server. */
const requests = ['src/state/client.ts', 'src/state/resource.ts'].map((path) => resolve(path));

/**
 * Rollup's `manualChunks`. A page loads the loader, and for each widget its entry, with its English texts, and:
 * - `core`: what most widgets need to be drawn.
 * - `requests`: the way to the server. A widget that waits for a reply imports it; any other asks for it once it is
 *   drawn.
 * The rest is left to Rollup.
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
  const users = new Map();
  const visit = (id, found) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of importsOf(id)) visit(next, found);
    return found;
  };
  for (const entry of entries)
    for (const id of visit(entry, new Set())) users.set(id, (users.get(id) ?? 0) + 1);
  const onTheWay = requests.flatMap((id) => [...visit(id, new Set())]);
  return new Map([
    ...onTheWay.map((id) => [id, 'requests']),
    ...[...users].filter(([, count]) => count > entries.length / 2).map(([id]) => [id, 'core']),
  ]);
}
