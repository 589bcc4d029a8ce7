import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
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

/** The demo's two sites over the built widgets, with the real React: the storefront, and the phone site. */
export function demoBundles({ base, compile, minify, onwarn }) {
  return ['host', 'mobile']
    .filter((site) => existsSync(`demo/${site}/main.tsx`))
    .map((site) => ({
      input: { main: `demo/${site}/main.tsx` },
      onwarn(warning) {
        // "use client" says nothing to a bundle that is the client's alone.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') onwarn(warning);
      },
      plugins: [
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
        page(`demo/${site}`, `demo/build/${site}`),
      ],
      output: {
        dir: `demo/build/${site}/assets`,
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        plugins: [minify(true)],
      },
    }));
}
