import { relative } from 'node:path';

/** What stands on the way to the server. */
const wayToServer = ['src/state/client.ts', 'src/state/resource.ts'];

/**
 * What a widget needs that goes where everybody may, by a form as well; what else there is of navigation opens the sign-in
 * first.
 */
const wayOut = [
  'src/navigation/go.ts',
  'src/navigation/destination.ts',
  'src/navigation/safe-url.ts',
  'src/ui/use-submit.ts',
];

/**
 * Rollup's `manualChunks` for pages. A page loads the loader, and for each widget its entry, with its English texts,
 * and:
 * - `core`: what most widgets need to be drawn.
 * - `requests`: the way to the server. A widget that waits for a reply imports it; any other asks for it once it is
 *   drawn.
 * - `navigation`: the way out of the page; `dialogs`: the dialogs that a widget opens, and the links that lead to one.
 * - `account`: what some need of the account before they can run.
 * What comes on demand is left to Rollup.
 * @param entries the widgets' inputs: absolute paths.
 */
export const chunksForPages = (entries) =>
  onceKnown((importsOf) => {
    const { users, isOnTheWay } = findShared(entries, importsOf);
    const chunkOf = (id, count) => {
      if (count > entries.length / 2) return 'core';
      if (isOnTheWay.has(id)) return 'requests';
      if (count < 2) return undefined;
      if (wayOut.includes(pathOf(id))) return 'navigation';
      if (/^src\/(navigation\/|element\/companions)/.test(pathOf(id))) return 'dialogs';
      return /^src\/(state|api)\//.test(pathOf(id)) ? 'account' : undefined;
    };
    return new Map([...users].map(([id, count]) => [id, chunkOf(id, count)]));
  });

/**
 * Rollup's `manualChunks` for bundlers:
 * - `store`: what the npm entry imports.
 * - `core`: what widgets share, with the way to the server. In one file, because webpack copies what is less than 20 kB
 *   into every chunk that needs it: https://webpack.js.org/plugins/split-chunks-plugin/#defaults
 * @param npmEntry the npm entry's input: an absolute path.
 * @param entries the widgets' inputs.
 */
export const chunksForBundlers = (npmEntry, entries) =>
  onceKnown((importsOf) => {
    const { users, isOnTheWay } = findShared(entries, importsOf);
    const shared = [...users.keys()].filter((id) => users.get(id) > 1 || isOnTheWay.has(id));
    const store = [...visit(npmEntry, importsOf)];
    return new Map([...shared.map((id) => [id, 'core']), ...store.map((id) => [id, 'store'])]);
  });

/** Rollup asks for one module after the other, when it knows all of them. */
function onceKnown(findChunks) {
  let chunks;
  return (id, { getModuleInfo }) => {
    chunks ??= findChunks((module) => getModuleInfo(module).importedIds);
    return chunks.get(id);
  };
}

const pathOf = (id) => relative('.', id);

/** A module with all that it imports, directly or not. */
function visit(id, importsOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(id)) visit(next, importsOf, found);
  return found;
}

/** How many of the entries need each module, and which modules stand on the way to the server. */
function findShared(entries, importsOf) {
  const users = new Map();
  for (const entry of entries)
    for (const id of visit(entry, importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  const isOnTheWay = [...users.keys()]
    .filter((id) => wayToServer.includes(pathOf(id)))
    .reduce((found, id) => visit(id, importsOf, found), new Set());
  return { users, isOnTheWay };
}
