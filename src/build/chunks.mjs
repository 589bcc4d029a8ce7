import { relative } from 'node:path';

/** The rooms that serve every widget; any other folder of `src`, `ui` or `messages` is one widget's own. */
const common = new Set([
  'element',
  'language',
  'loader',
  'messages',
  'page',
  'request',
  'store',
  'ui',
  'url',
  'widget',
]);
const ownFolder = /^src\/(?:messages\/|ui\/)?([\w-]+)\/[^/]+$/;

/**
 * Rollup's `manualChunks`: one chunk for what every widget needs, so that a page loads the loader, an entry, this
 * chunk and its texts. What is imported on demand stays by itself.
 * @param entries the build's inputs: absolute paths by name.
 */
export function sharedChunk(entries) {
  let owners;
  return (id, { getModuleInfo }) => {
    owners ??= findOwners(entries, getModuleInfo);
    const [owner, ...others] = owners.get(id) ?? [];
    const folder = ownFolder.exec(relative('.', id).replaceAll('\\', '/'))?.[1];
    return owner && (others.length || !folder || common.has(folder)) ? 'shared' : owner;
  };
}

/** The names of the inputs that need a module before they can run, by the module. */
function findOwners(entries, getModuleInfo) {
  const owners = new Map();
  for (const [name, entry] of Object.entries(entries)) {
    const visit = (id) => {
      const known = owners.get(id) ?? [];
      if (known.includes(name)) return;
      owners.set(id, [...known, name]);
      getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(entry);
  }
  return owners;
}
