import { basename } from 'node:path';

/** What is less code than this, before it is minified, is not worth a file of its own. */
const least = 2_000;

/**
 * Rollup's `manualChunks`. The core, `shared`, is what most widgets need before they can run: a page loads the loader,
 * an entry, the core and its texts. What one widget alone needs stays in its entry, and what some share, such as the
 * dialog, is a chunk for these. A little that only some share goes into the core too: a file costs every one of them
 * more. What some load on demand stays by itself, also where others need it at once.
 * @param entries the build's inputs: absolute paths by name.
 */
export function sharedChunk(entries) {
  let chunkOf;
  return (id, { getModuleInfo }) => {
    chunkOf ??= findChunks(entries, getModuleInfo);
    return chunkOf.get(id);
  };
}

/** The chunk of each module that an input needs. */
function findChunks(entries, getModuleInfo) {
  const owners = findOwners(entries, getModuleInfo);
  const chunkOf = new Map();
  const groups = new Map();
  // The configuration draws nothing, and needs less than every widget.
  const widgets = Object.keys(entries).filter((name) => name !== 'widgets/config');
  for (const [id, names] of owners) {
    const users = names.filter((name) => widgets.includes(name));
    if (users.length > widgets.length / 2) chunkOf.set(id, 'shared');
    else if (names.length === 1) chunkOf.set(id, names[0]);
    else groups.set(`${names}`, [...(groups.get(`${names}`) ?? []), id]);
  }
  for (const ids of groups.values()) {
    const sizes = ids.map((id) => getModuleInfo(id).code?.length ?? 0);
    const isWorthIt = sizes.reduce((sum, size) => sum + size, 0) >= least;
    // Named after its largest part.
    const name = isWorthIt ? nameOf(ids[sizes.indexOf(Math.max(...sizes))]) : 'shared';
    for (const id of ids) chunkOf.set(id, name);
  }
  return chunkOf;
}

const nameOf = (id) => basename(id).split('.')[0];

/**
 * By module, the names of what needs it before it can run: inputs, and what is needed by these and loaded on demand by
 * others. What is needed through one of the latter is needed by that one alone.
 */
function findOwners(entries, getModuleInfo) {
  const owners = new Map();
  const roots = new Map(Object.entries(entries).map(([name, id]) => [id, name]));
  for (const [root, name] of roots) {
    const visit = (id) => {
      const known = owners.get(id) ?? [];
      if (known.includes(name)) return;
      // Emitted by `retryingImports`. A map that grows is walked to its new end.
      if (getModuleInfo(id)?.isEntry && !roots.has(id)) roots.set(id, nameOf(id));
      if (roots.has(id) && id !== root) return;
      owners.set(id, [...known, name]);
      getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(root);
  }
  return owners;
}
