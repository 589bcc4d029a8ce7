import { basename, resolve } from 'node:path';

/** A file of its own must spare all the widgets together this much code that they do not need, before it is minified. */
const least = 9_000;

/** What stands on the way to the server. */
const requests = ['src/store/client.ts', 'src/store/resource.ts'].map((path) => resolve(path));

/**
 * Rollup's `manualChunks`. A page loads the loader, and for each widget its entry, with its English texts, and:
 * - `shared`, the core: what every widget needs to be drawn.
 * - `requests`: the way to the server. A widget that waits for a reply imports it; any other asks for it once it is
 *   drawn.
 * - what some of them need, such as the jumps, where that is worth a file. A little that only some share goes into the
 *   core, or to what it is made of: a file costs every one of them more.
 * What is only ever loaded on demand is left to Rollup.
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
  const onTheWay = usersOf(requests, importsOf);
  // The configuration draws nothing, and needs less than every widget.
  const widgets = Object.keys(entries).filter((name) => name !== 'widgets/config');
  const isCore = (id) => widgets.every((name) => needed.get(id)?.includes(name));

  const chunkOf = new Map();
  const groups = new Map();
  for (const [id, names] of [...onTheWay, ...needed]) {
    const all = reached.get(id) ?? names;
    if (isCore(id)) chunkOf.set(id, 'shared');
    else if (onTheWay.has(id)) chunkOf.set(id, 'requests');
    else if (all.length === 1) chunkOf.set(id, names[0]);
    else {
      const users = names.length > 1 ? `${names}` : `${names} ${all}`;
      groups.set(users, [...(groups.get(users) ?? []), id]);
    }
  }
  const little = [];
  for (const ids of groups.values()) {
    const sizes = ids.map((id) => infoOf(id)?.code?.length ?? 0);
    const others = widgets.filter((name) => !needed.get(ids[0]).includes(name)).length;
    const isWorthIt = others * sizes.reduce((sum, size) => sum + size, 0) >= least;
    // Named after its largest part.
    if (isWorthIt) for (const id of ids) chunkOf.set(id, nameOf(ids[sizes.indexOf(Math.max(...sizes))]));
    else little.push(...ids);
  }
  for (const id of little) chunkOf.set(id, besideCore(importsOf(id).map((other) => chunkOf.get(other))));
  return chunkOf;
}

const besideCore = (chunks) => chunks.find((chunk) => chunk && chunk !== 'shared') ?? 'shared';

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
