/**
 * What the loader has to know of the other files, which are built before it: the texts and numbers of
 * src/loader/names.d.ts.
 * @param definitions of all widgets.
 * @param reserve the styles that keep a widget's space.
 * @returns The plugin that reads it from the widgets' bundle; and the values, by name, for `@rollup/plugin-replace`.
 */
export function loaderNames(definitions, reserve) {
  let known;
  const names = [
    'WIDGETS',
    'RESERVE',
    'SHARED',
    'REQUESTS',
    'REQUESTS_END',
    'JUMPS',
    'JUMPS_START',
    'JUMPS_END',
  ];
  return {
    plugin: {
      name: 'loader-names',
      writeBundle(_, bundle) {
        const widgets = definitions.map(({ widget }) => widget);
        known = { RESERVE: JSON.stringify(reserve), ...findNames(widgets, Object.values(bundle)) };
      },
    },
    values: Object.fromEntries(names.map((name) => [`__${name}__`, () => known[name]])),
  };
}

function findNames(widgets, files) {
  const fileOf = (name) => files.find((file) => file.name === name).fileName;
  const importsOf = (fileName) =>
    files.find((file) => file.fileName === fileName).imports.flatMap((file) => [file, ...importsOf(file)]);
  const importing = (name) => (widget) => importsOf(`widgets/${widget}.js`).includes(fileOf(name));
  const sends = importing('requests');
  const jumps = importing('jumps');
  // In this order two numbers tell of each whether it imports the one and the other.
  const groups = [
    widgets.filter((name) => sends(name) && !jumps(name)),
    widgets.filter((name) => sends(name) && jumps(name)),
    widgets.filter((name) => !sends(name) && jumps(name)),
    widgets.filter((name) => !sends(name) && !jumps(name)),
  ];
  const end = (group) => String(groups.slice(0, group + 1).flat().length);
  /** The path of a chunk, as the loader names it: without `.js`. */
  const path = (name, before = '') => JSON.stringify(before + fileOf(name).replace(/\.js$/, ''));
  return {
    // As one text: in a list of many, the quotes are what compresses worst.
    WIDGETS: `${JSON.stringify(groups.flat().join(' '))}.split(' ')`,
    SHARED: path('shared'),
    REQUESTS: path('requests', ' '),
    REQUESTS_END: end(1),
    JUMPS: path('jumps', ' '),
    JUMPS_START: end(0),
    JUMPS_END: end(2),
  };
}
