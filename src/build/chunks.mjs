import { basename } from 'node:path';

/** What is less code than this, before it is minified, is not worth a file of its own. */
const least = 2_000;

/**
 * Rollup's `manualChunks`. The core, `shared`, is what most widgets need before they can run: a page loads the loader,
 * an entry, the core and its texts. What one widget alone needs stays in its entry, and what some share, such as the
 * dialog, is a chunk for these. A little that only some share goes into the core too: a file costs every one of them
 * more. What is only ever loaded on demand is left to Rollup.
 * @param entries the build's inputs: absolute paths by name.
 * @param onDemand by module, what it loads on demand: no entry may hold what another widget loads on demand, or that
 * one would bring the whole widget with it.
 */
export function sharedChunk(entries, onDemand) {
  let chunkOf;
  return (id, { getModuleInfo }) => {
    chunkOf ??= findChunks(entries, onDemand, (module) => getModuleInfo(module));
    return chunkOf.get(id);
  };
}

/** The chunk of each module that an input needs before it can run. */
function findChunks(entries, onDemand, infoOf) {
  const importsOf = (id) => infoOf(id)?.importedIds ?? [];
  const needed = usersOf(entries, (id) =>
    importsOf(id).filter((other) => !isLoadedOnDemand(other, onDemand)),
  );
  const reached = usersOf(entries, (id) => [...importsOf(id), ...(onDemand.get(id) ?? [])]);
  const chunkOf = new Map();
  const groups = new Map();
  // The configuration draws nothing, and needs less than every widget.
  const widgets = Object.keys(entries).filter((name) => name !== 'widgets/config');
  for (const [id, names] of needed) {
    const all = reached.get(id) ?? names;
    if (names.filter((name) => widgets.includes(name)).length > widgets.length / 2) chunkOf.set(id, 'shared');
    else if (all.length === 1) chunkOf.set(id, names[0]);
    else groups.set(`${names} ${all}`, [...(groups.get(`${names} ${all}`) ?? []), id]);
  }
  for (const ids of groups.values()) {
    const sizes = ids.map((id) => infoOf(id)?.code?.length ?? 0);
    const isWorthIt = sizes.reduce((sum, size) => sum + size, 0) >= least;
    // Named after its largest part.
    const name = isWorthIt ? nameOf(ids[sizes.indexOf(Math.max(...sizes))]) : 'shared';
    for (const id of ids) chunkOf.set(id, name);
  }
  return chunkOf;
}

const nameOf = (id) => basename(id).split('.')[0];

const isLoadedOnDemand = (id, onDemand) => [...onDemand.values()].some((ids) => ids.has(id));

/** By module, the names of the inputs that come to it by some way. */
function usersOf(entries, next) {
  const users = new Map();
  for (const [name, entry] of Object.entries(entries)) {
    const visit = (id) => {
      const known = users.get(id) ?? [];
      if (known.includes(name)) return;
      users.set(id, [...known, name]);
      next(id).forEach(visit);
    };
    visit(entry);
  }
  return users;
}
