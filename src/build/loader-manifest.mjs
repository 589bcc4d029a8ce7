/**
 * What the loader has to know of the other files: src/loader/manifest.d.ts.
 * @param definitions of all widgets.
 * @param firstCalls by widget, the name and the path of its first call.
 * @param reserve the styles that keep a widget's space.
 * @returns Two Rollup plugins: `read` for the bundle of the widgets, which is built first, and `write` for the loader's.
 */
export function loaderManifest(definitions, firstCalls, reserve) {
  let files;
  return {
    read: {
      name: 'read-manifest',
      writeBundle(_, bundle) {
        const withImports = (file) => [file, ...bundle[file].imports.flatMap(withImports)];
        files = Object.fromEntries(
          definitions.map(({ widget }) => [widget, [...new Set(withImports(`widgets/${widget}.js`))]]),
        );
      },
    },
    write: {
      name: 'write-manifest',
      resolveId: (id) => (id === 'storefront:manifest' ? `\0${id}` : null),
      load: (id) =>
        id === '\0storefront:manifest'
          ? Object.entries({ files, firstCalls, reserve })
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
              .join('\n')
          : null,
    },
  };
}
