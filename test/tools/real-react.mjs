import { createRequire } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

const require = createRequire(import.meta.url);
const modules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
// Read before the test runner puts its own console in place, which React would patch and break.
const namesOf = Object.fromEntries(
  modules.map((name) => [name, Object.keys(require(name)).filter((key) => /^[a-z]\w*$/i.test(key))]),
);
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

/** Where React is served, and what its packages are called in `node_modules`: the folder is the import map's. */
const versions = {
  'real-react': { react: 'react', 'react-dom': 'react-dom' },
  'react-18': { react: 'react-18', 'react-dom': 'react-dom-18' },
};

/** Rollup: React's names, in its own packages too, mean those of one version. */
const asVersion = (packages) => ({
  name: 'as-version',
  resolveId(source, importer, options) {
    const [name, ...path] = source.split('/');
    if (!Object.hasOwn(packages, name) || packages[name] === name) return null;
    return this.resolve([packages[name], ...path].join('/'), importer, { ...options, skipSelf: true });
  },
});

/**
 * A real React as ES modules, in the making that has StrictMode mount twice. A name that the version does not have is
 * undefined.
 */
async function bundle(packages) {
  const made = await rollup({
    input: Object.fromEntries(modules.map((name) => [fileOf(name).replace(/\.js$/, ''), `named:${name}`])),
    plugins: [
      asVersion(packages),
      {
        name: 'named-exports',
        resolveId: (id) => (id.startsWith('named:') ? `\0${id}` : null),
        load(id) {
          if (!id.startsWith('\0named:')) return null;
          const name = id.slice('\0named:'.length);
          return `export { ${namesOf[name].join(', ')} } from '${name}'; export { default } from '${name}';`;
        },
      },
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"development"' } }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
  });
  const { output } = await made.generate({ format: 'es', chunkFileNames: '[name].js' });
  return new Map(output.map(({ fileName, code }) => [fileName, code]));
}

const bundles = new Map();

/** The demo's host, its tests, and the packages that it stands on; r2wc is the widgets'. */
const isHost = /^\/(?:test\/)?demo\/|^\/node_modules\/(?!@r2wc\/|@preact\/)/;

export const isOfHost = (source, importer) => modules.includes(source) && isHost.test(importer);
export const realReactUrl = (source) => `/real-react/${fileOf(source)}`;

/** Test runner: where the importer is of the demo's host, `react` is React. Elsewhere in the tests it is Preact. */
export const hostHasReact = () => ({
  name: 'host-has-react',
  resolveImport: ({ source, context }) =>
    modules.includes(source) && isHost.test(context.path) ? `/real-react/${fileOf(source)}` : undefined,
});

/** Test runner, as middleware: `/real-react/<module>.js` is React 19, `/react-18/<module>.js` the one before. */
export const realReact = () => async (context, next) => {
  const [, folder, file] = context.path.split('/');
  if (!Object.hasOwn(versions, folder)) return next();
  if (!bundles.has(folder)) bundles.set(folder, bundle(versions[folder]));
  context.type = 'text/javascript';
  context.body = (await bundles.get(folder)).get(file);
};
