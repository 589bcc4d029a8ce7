/**
 * Rollup's `manualChunks` for pages: what a third of the widgets or more need is in `core`. A page loads the loader, and
 * for each widget its entry, `core`, and the few files that Rollup makes of what fewer widgets share. Without `core`, it
 * would make up to twenty of them.
 * @param entries the widgets' inputs: absolute paths.
 */
export const chunksForPages = (entries) =>
  onlyOnce(
    (importsOf) => new Map(sharedBy(entries, entries.length / 3, importsOf).map((id) => [id, 'core'])),
  );

/**
 * Rollup's `manualChunks` for bundlers:
 * - `store`: what the npm entry imports.
 * - `core`: what widgets share. In one file, because webpack copies anything under 20 kB into every chunk that needs it:
 *   https://webpack.js.org/plugins/split-chunks-plugin/#defaults
 * - `session`: what the npm entry loads for a page's own requests and session, so that they load none of the widgets.
 * @param npmEntry the npm entry's input: an absolute path.
 * @param onDemand the modules that the npm entry loads for it.
 * @param entries the widgets' inputs.
 * @param own inputs that stay in files of their own, so that using them loads nothing else.
 */
export const chunksForBundlers = (npmEntry, onDemand, entries, own) =>
  onlyOnce((importsOf) => {
    const shared = sharedBy(entries, 2, importsOf);
    const store = [...visit(npmEntry, importsOf)].filter((id) => id !== npmEntry);
    const session = onDemand.flatMap((id) => [...visit(id, importsOf)]);
    const chunks = new Map([
      ...shared.map((id) => [id, 'core']),
      ...session.map((id) => [id, 'session']),
      ...store.map((id) => [id, 'store']),
    ]);
    for (const id of own) chunks.delete(id);
    return chunks;
  });

/** Finds the chunks only once. Rollup asks for one module at a time, but by then it knows all of them. */
function onlyOnce(findChunks) {
  let chunks;
  return (id, { getModuleInfo }) => {
    chunks ??= findChunks((module) => getModuleInfo(module).importedIds);
    return chunks.get(id);
  };
}

/** Returns a module with everything that it imports, directly or indirectly. */
function visit(id, importsOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(id)) visit(next, importsOf, found);
  return found;
}

/** Returns the modules that at least a number of entries need. */
function sharedBy(entries, least, importsOf) {
  const users = new Map();
  for (const entry of entries)
    for (const id of visit(entry, importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  return [...users].filter(([, count]) => count >= least).map(([id]) => id);
}
