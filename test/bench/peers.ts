import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { bundleAsync } from 'lightningcss';
import { type Plugin, rollup } from 'rollup';
import { minify } from '../../src/build/minify.mjs';
import { npmCommand } from '../../src/build/platform.mjs';
import type { Files } from './files.js';
import versions from './peers.json' with { type: 'json' };

export const peerNames = ['webawesome', 'autocomplete', 'hanko', 'spin-wheel', 'lucky-canvas'] as const;

export type PeerName = (typeof peerNames)[number];

/** Returns a package's version as people write it: `@awesome.me/webawesome 3.14.0`. */
export const versionOf = (pkg: keyof typeof versions): string => `${pkg} ${versions[pkg]}`;

const folder = fileURLToPath(new URL('.peers', import.meta.url));

async function isInstalled([name, version]: readonly [string, string]): Promise<boolean> {
  const text = await readFile(`${folder}/node_modules/${name}/package.json`, 'utf8').catch(() => '{}');
  const manifest: { version?: string } = JSON.parse(text);
  return manifest.version === version;
}

/** Installs the peers next to the benchmark, once, because they aren't dependencies of the project. */
async function install(): Promise<void> {
  const installed = await Promise.all(Object.entries(versions).map(isInstalled));
  if (installed.every(Boolean)) return;
  const [program, words] = npmCommand([
    'install',
    ...['--no-save', '--no-package-lock', '--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund'],
    ...['--prefix', folder],
    ...Object.entries(versions).map(([name, version]) => `${name}@${version}`),
  ]);
  await promisify(execFile)(program, words);
}

/** Extracts the modules' stylesheets. */
function stylesheet(add: (css: string) => void): Plugin {
  return {
    name: 'stylesheet',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const { code } = await bundleAsync({ filename: id, minify: true });
      add(code.toString());
      return { code: '', moduleSideEffects: true };
    },
  };
}

async function bundlePeer(name: PeerName): Promise<Files> {
  let css = '';
  const bundle = await rollup({
    input: fileURLToPath(new URL(`peers/${name}.js`, import.meta.url)),
    onwarn: () => {}, // the peers' code isn't our concern
    plugins: [
      nodeResolve({
        browser: true,
        exportConditions: ['production'],
        modulePaths: [`${folder}/node_modules`],
        extensions: ['.mjs', '.js', '.css'],
        mainFields: ['browser', 'module', 'style', 'main'],
      }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      stylesheet((text) => {
        css += text;
      }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: `${name}.js`,
    plugins: [minify(true)],
  });
  await bundle.close();
  const files = new Map<string, Buffer>();
  for (const chunk of output)
    if (chunk.type === 'chunk') files.set(`/peers/${chunk.fileName}`, Buffer.from(chunk.code));
  if (css) files.set(`/peers/${name}.css`, Buffer.from(css));
  return files;
}

/** Installs the peers and bundles them as a page that uses them would. */
export async function buildPeers(): Promise<Readonly<Record<PeerName, Files>>> {
  await install();
  const built = await Promise.all(peerNames.map(async (name) => [name, await bundlePeer(name)] as const));
  return Object.fromEntries(built) as Record<PeerName, Files>; // one for each name
}
