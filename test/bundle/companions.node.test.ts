import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

/** The widgets that a React host's header brings, as elements. */
const brought = ['account-menu', 'drawer', 'language', 'location', 'sign-in'];

test('a bundler keeps the side effects of a React component', async () => {
  const page = `export { Header } from ${JSON.stringify(resolve('dist/react/index.js'))}`;
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
  const code = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  for (const widget of brought) {
    const [, definition] =
      code.find(([id]) => id.replaceAll('\\', '/').endsWith(`/${widget}/define.js`)) ?? [];
    assert.ok(definition?.renderedLength, `${widget} is not defined`);
  }
});
