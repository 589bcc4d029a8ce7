import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { bundle } from 'lightningcss';

/** Rollup: a page's `index.html` and its bundled stylesheet beside its script. */
const page = (from, to) => ({
  name: 'page',
  writeBundle() {
    mkdirSync(`${to}/assets`, { recursive: true });
    copyFileSync(`${from}/index.html`, `${to}/index.html`);
    writeFileSync(
      `${to}/assets/main.css`,
      bundle({ filename: `${from}/styles/main.css`, minify: true }).code,
    );
  },
});

/**
 * Rollup: `preloads.json`, by which the server names in a page's head what it needs beside its entry, so that a browser
 * fetches both at once: by module on demand the chunks that it comes in, and under `*` what every page needs of the
 * widgets.
 */
const preloads = (site) => ({
  name: 'preloads',
  generateBundle(_, files) {
    const chunks = Object.values(files).filter(({ type }) => type === 'chunk');
    const list = { '*': widgetFiles() };
    for (const { moduleIds, fileName, imports } of chunks) {
      // The entry is in the page itself.
      const isPart = (file) => !files[file]?.isEntry;
      const hrefs = [fileName, ...imports]
        .filter(isPart)
        .map((file) => `/${site === 'host' ? '' : 'm/'}assets/${file}`);
      // One file may hold several of them.
      for (const id of moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length))
        list[relative('demo', id).replace(/\.tsx?$/, '')] = hrefs;
    }
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(list) });
  },
});

/** They are built before. */
const widgetFiles = () => [
  ...readdirSync('dist/chunks').flatMap((file) =>
    /^(shared|requests|jumps|first-calls)-.*\.js$/.test(file) ? [`/dist/chunks/${file}`] : [],
  ),
  '/dist/widgets/header.js',
];

/**
 * What React's names mean on the phone site: Preact as it is published, with all of its compatibility. Pages of both
 * sites are written for React; of what it takes to draw them, a slow phone loads less than half.
 */
const PHONE_REACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/** The demo's two sites over the built widgets: the storefront with the real React, and the phone site over Preact. */
export function demoBundles({ base, compile, minify, onwarn }) {
  return ['host', 'mobile']
    .filter((site) => existsSync(`demo/${site}/main.ts`))
    .map((site) => ({
      input: { main: `demo/${site}/main.ts` },
      onwarn(warning) {
        // "use client" says nothing to a bundle that is the client's alone.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') onwarn(warning);
      },
      plugins: [
        ...(site === 'mobile' ? [alias({ entries: PHONE_REACT })] : []),
        ...base(),
        commonjs(),
        compile({
          tsconfig: './demo/tsconfig.json',
          compilerOptions: {
            noCheck: true,
            noEmit: false,
            outDir: `demo/build/${site}/assets`,
          },
        }),
        preloads(site),
        page(`demo/${site}`, `demo/build/${site}`),
      ],
      output: {
        dir: `demo/build/${site}/assets`,
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        plugins: [minify(true, false)],
      },
    }));
}
