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

/** The real React as ES modules, in the making that has StrictMode mount twice. */
async function bundle() {
  const made = await rollup({
    input: Object.fromEntries(modules.map((name) => [fileOf(name).replace(/\.js$/, ''), `named:${name}`])),
    plugins: [
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

let files;

/** The demo's host, its tests, and the packages that it stands on; r2wc is the widgets'. */
const isHost = /^\/(?:test\/)?demo\/|^\/node_modules\/(?!@r2wc\/|@preact\/)/;

/** Test runner: where the importer is of the demo's host, `react` is React. Elsewhere in the tests it is Preact. */
export const hostHasReact = () => ({
  name: 'host-has-react',
  resolveImport: ({ source, context }) =>
    modules.includes(source) && isHost.test(context.path) ? `/real-react/${fileOf(source)}` : undefined,
});

/** Test runner, as middleware: `/real-react/<module>.js`. */
export const realReact = () => async (context, next) => {
  if (!context.path.startsWith('/real-react/')) return next();
  files ??= bundle();
  context.type = 'text/javascript';
  context.body = (await files).get(context.path.slice('/real-react/'.length));
};
