import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const modules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
// Read before the test runner installs its own console, which React would patch and break.
const namesOf = Object.fromEntries(
  modules.map((name) => [name, Object.keys(require(name)).filter((key) => /^[a-z]\w*$/i.test(key))]),
);
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

/** The folders that React is served from (as in the import map), and the package names in `node_modules`. */
const versions = {
  'real-react': { react: 'react', 'react-dom': 'react-dom' },
  'react-18': { react: 'react-18', 'react-dom': 'react-dom-18' },
};

/** Resolves React's names to one version, also inside React's own packages. */
const asVersion = (packages) => ({
  name: 'as-version',
  setup({ onResolve, onLoad, resolve: find }) {
    onResolve({ filter: /^named:/ }, ({ path }) => ({
      path: path.slice('named:'.length),
      namespace: 'named',
    }));
    onLoad({ filter: /./, namespace: 'named' }, ({ path }) => ({
      contents: `export { ${namesOf[path].join(', ')} } from '${path}'; export { default } from '${path}';`,
      resolveDir: resolve('.'),
    }));
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, resolveDir }) => {
      const [name, ...rest] = path.split('/');
      if (packages[name] === name) return undefined;
      return find([packages[name], ...rest].join('/'), { kind, resolveDir });
    });
  },
});

/**
 * Bundles a real React as ES modules, in the development build, in which StrictMode mounts twice. Names that the
 * version doesn't have are undefined.
 */
async function bundle(packages) {
  const { outputFiles } = await build({
    entryPoints: modules.map((name) => ({ in: `named:${name}`, out: fileOf(name).replace(/\.js$/, '') })),
    outdir: resolve('.'),
    chunkNames: '[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [asVersion(packages)],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

const bundles = new Map();

/** Matches the demo's host, its tests, and the packages that it depends on. r2wc belongs to the widgets. */
const isHost = /^\/(?:test\/)?demo\/|^\/node_modules\/(?!@r2wc\/|@preact\/)/;

export const isOfHost = (source, importer) => modules.includes(source) && isHost.test(importer);
export const realReactUrl = (source) => `/real-react/${fileOf(source)}`;

/** Test runner: `react` is React for files of the demo's host. Elsewhere in the tests, it's Preact. */
export const hostHasReact = () => ({
  name: 'host-has-react',
  resolveImport: ({ source, context }) =>
    modules.includes(source) && isHost.test(context.path) ? `/real-react/${fileOf(source)}` : undefined,
});

/** Test runner middleware: `/real-react/<module>.js` is React 19, and `/react-18/<module>.js` is React 18. */
export const realReact = () => async (context, next) => {
  const [, folder, file] = context.path.split('/');
  if (!Object.hasOwn(versions, folder)) return next();
  if (!bundles.has(folder)) bundles.set(folder, bundle(versions[folder]));
  context.set('cache-control', 'max-age=3600');
  context.type = 'text/javascript';
  context.body = (await bundles.get(folder)).get(file);
};
