import assert from 'node:assert/strict';
import { it } from 'node:test';
import { testTemplateApp } from './templates.js';

testTemplateApp('Svelte 5, built by Vite', {
  app: 'svelte',
  more: (app) =>
    it('svelte-check accepts a valid component, and reports errors in an invalid one', async () => {
      const output = await app()
        .run('types')
        .catch((error) => String(error));
      const mistakes = [...output.matchAll(/ (?:ERROR|WARNING) "(.+?)" (\d+):/g)];
      assert.deepEqual(
        mistakes.map(([, file, line]) => `${file}:${line}`),
        [3, 4, 5, 6].map((line) => `src/Wrong.svelte:${line}`),
      );
    }),
});
