import { it } from 'node:test';
import { walkThroughCarSearch } from './car-search-walk.js';
import { freePort, startApi, startProgram } from './servers.js';
import { testTemplateApp } from './templates.js';
import { visit } from './visit.js';

testTemplateApp('Vue 3.5, built by Vite', {
  app: 'vue',
  more: (app) => {
    it('vue-tsc accepts what is right in a template, and tells what is wrong', async () => {
      await app().run('types');
    });

    it("the car search is used, changed, removed and added again (Vite's own server)", async () => {
      const port = `${await freePort()}`;
      const command = ['node_modules/.bin/vite', '--host', '127.0.0.1', '--port', port] as const;
      await startProgram(app().folder, command, /ready in/);
      await visit(`http://127.0.0.1:${port}/?api=${await startApi()}/v3`, walkThroughCarSearch);
    });
  },
});
