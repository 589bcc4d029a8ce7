// matrix: only
import assert from 'node:assert/strict';
import { basename, resolve } from 'node:path';
import { test } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

/** Returns the names of the package's files that end up in a page with these components of the React entry. */
async function filesOf(components: string): Promise<string[]> {
  const page = `export ${components} from ${JSON.stringify(resolve('dist/react/index.js'))}`;
  const bundle = await rollup({
    input: 'page',
    external: [/^react/],
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? page : null),
      },
      nodeResolve(),
    ],
    onwarn() {}, // Rollup warns about "use client", which it doesn't know
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => basename(id).replace(/-[\w-]{8}\.js$|\.js$/, ''))
      : [],
  );
}

test('a host that imports one component bundles one', async () => {
  const files = await filesOf('{ CarSearch }');
  assert.ok(files.includes('car-search'), files.join());
  for (const other of ['sign-in', 'header', 'footer', 'drawer', 'prize-wheel', 'account-menu'])
    assert.ok(!files.includes(other), `${other} in ${files.join()}`);
});

test('a host that imports all components bundles all', async () => {
  const files = await filesOf('*');
  for (const one of ['car-search', 'sign-in', 'header', 'footer', 'prize-wheel'])
    assert.ok(files.includes(one), `${one} not in ${files.join()}`);
});
