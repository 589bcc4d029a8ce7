/**
 * Collects what the loader has to know about the other files: src/manifest.d.ts.
 * @param definitions the definitions of all widgets.
 * @param firstCalls the name and path of each widget's first call, by widget.
 * @param earlyTexts the texts of the early form, by language.
 * @param reserve the styles that reserve space for widgets.
 * @returns Two Rollup plugins: `read` for the bundle of the widgets, which is built first, and `write` for the loader's.
 */
export function loaderManifest(definitions, firstCalls, earlyTexts, reserve) {
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
          ? Object.entries({ files, firstCalls, earlyTexts, reserve })
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
              .join('\n')
          : null,
    },
  };
}
