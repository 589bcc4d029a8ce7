import { relative } from 'node:path';
import { withSlashes } from './with-slashes.mjs';

/** The modules that requests to the server go through. */
const wayToServer = ['src/state/client.ts', 'src/state/resource.ts'];

/**
 * What a widget needs to go where everybody may go, including with a form. The rest of the navigation code may open the
 * sign-in first.
 */
const wayOut = [
  'src/navigation/go.ts',
  'src/navigation/destination.ts',
  'src/page/safe-url.ts',
  'src/ui/use-submit.ts',
];

/**
 * Rollup's `manualChunks` for pages. A page loads the loader, and for each widget its entry, with its English texts,
 * and:
 * - `core`: what most widgets need to render.
 * - `requests`: the code for requests to the server. Widgets that wait for a response import it, and any other loads it
 *   once it has rendered.
 * - `navigation`: the code to leave the page; `dialogs`: the dialogs that a widget opens, and links that lead to one.
 * - `account`: the account code that some widgets need before they can run.
 * Rollup decides about code that loads on demand.
 * @param entries the widgets' inputs: absolute paths.
 */
export const chunksForPages = (entries) =>
  onceKnown((importsOf) => {
    const { users, isOnTheWay } = findShared(entries, importsOf);
    const chunkOf = (id, count) => {
      if (count > entries.length / 2) return 'core';
      if (isOnTheWay.has(id)) return 'requests';
      if (count < 2) return undefined;
      if (/^src\/(page|ui)\//.test(pathOf(id))) return 'core'; // these are small, and a file of their own costs a request
      if (wayOut.includes(pathOf(id))) return 'navigation';
      if (/^src\/(navigation\/|element\/load-widget)/.test(pathOf(id))) return 'dialogs';
      return /^src\/(state|api)\//.test(pathOf(id)) ? 'account' : undefined;
    };
    return new Map([...users].map(([id, count]) => [id, chunkOf(id, count)]));
  });

/**
 * Rollup's `manualChunks` for bundlers:
 * - `store`: what the npm entry imports.
 * - `core`: what widgets share, and the code for requests. In one file, because webpack copies anything under 20 kB
 *   into every chunk that needs it: https://webpack.js.org/plugins/split-chunks-plugin/#defaults
 * @param npmEntry the npm entry's input: an absolute path.
 * @param entries the widgets' inputs.
 * @param own an input that stays in a file of its own, so that using it loads nothing else.
 */
export const chunksForBundlers = (npmEntry, entries, own) =>
  onceKnown((importsOf) => {
    const { users, isOnTheWay } = findShared(entries, importsOf);
    const shared = [...users.keys()].filter((id) => id !== own && (users.get(id) > 1 || isOnTheWay.has(id)));
    const store = [...visit(npmEntry, importsOf)].filter((id) => id !== npmEntry);
    return new Map([...shared.map((id) => [id, 'core']), ...store.map((id) => [id, 'store'])]);
  });

/** Finds the chunks only once. Rollup asks for one module at a time, but by then it knows all of them. */
function onceKnown(findChunks) {
  let chunks;
  return (id, { getModuleInfo }) => {
    chunks ??= findChunks((module) => getModuleInfo(module).importedIds);
    return chunks.get(id);
  };
}

const pathOf = (id) => withSlashes(relative('.', id));

/** Returns a module with everything that it imports, directly or indirectly. */
function visit(id, importsOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(id)) visit(next, importsOf, found);
  return found;
}

/** Returns how many entries need each module, and which modules requests to the server need. */
function findShared(entries, importsOf) {
  const users = new Map();
  for (const entry of entries)
    for (const id of visit(entry, importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  const isOnTheWay = [...users.keys()]
    .filter((id) => wayToServer.includes(pathOf(id)))
    .reduce((found, id) => visit(id, importsOf, found), new Set());
  return { users, isOnTheWay };
}
