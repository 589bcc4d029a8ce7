import { join } from 'node:path';
import { it } from 'node:test';
import { freePort } from '../../tools/free-port.mjs';
import { walkThroughCarSearch } from './car-search-walk.js';
import { paste, pasteIntoHead, walkThroughPastedDialog, walkThroughPastedSearch } from './pasted.js';
import { serveFolder, startApi, startProgram } from './servers.js';
import { testTemplateApp } from './templates.js';
import { visit } from './visit.js';

testTemplateApp('Vue 3.5, built by Vite', {
  app: 'vue',
  more: (app) => {
    it('vue-tsc accepts a valid template, and reports errors in an invalid one', async () => {
      await app().run('types');
    });

    it("the builder's code, pasted, shows the chosen car search, and a dialog with its button", async () => {
      const api = `${await startApi()}/v3`;
      const folder = join(app().folder, 'pasted');
      await paste('vue', 'location', api, folder);
      pasteIntoHead(join(folder, 'index.html'), await paste('vue', 'car-search', api, folder));
      await app().run('pasted');
      const site = await serveFolder(join(app().folder, 'pasted-build'));
      await visit(site, walkThroughPastedSearch);
      await visit(site, walkThroughPastedDialog);
    });

    it("the car search can be used, changed, removed, and added again (Vite's own server)", async () => {
      const port = `${await freePort()}`;
      const command = ['node_modules/.bin/vite', '--host', '127.0.0.1', '--port', port] as const;
      await startProgram(app().folder, command, /ready in/);
      await visit(`http://127.0.0.1:${port}/?api=${await startApi()}/v3`, walkThroughCarSearch);
    });
  },
});
