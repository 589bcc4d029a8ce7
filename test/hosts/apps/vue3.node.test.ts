import { it } from 'node:test';
import { testTemplateApp } from './templates.js';

testTemplateApp('Vue 3.5, built by Vite', {
  app: 'vue',
  more: (app) =>
    it('vue-tsc accepts what is right in a template, and tells what is wrong', async () => {
      await app().run('types');
    }),
});
