import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** Runs a module in a Node of its own, without a DOM, and gives back what it printed. */
function run(code: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout.trim();
}

describe('without a DOM', () => {
  it('the npm entry is imported, configured and read', () => {
    const printed = run(`
      import { configure, defineAll, store } from './dist/index.js';
      configure({ api: 'https://shop.example/v3', lang: 'fr' });
      const { lang, bigdata } = store.getState();
      console.log(typeof defineAll, lang, bigdata.config.api);
    `);
    assert.equal(printed, 'function fr https://shop.example/v3');
  });

  it('the React entry renders its empty box on a server', () => {
    const printed = run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { CarSearch } from './dist/react/index.js';
      console.log(renderToString(createElement(CarSearch, { id: 'search', className: 'hero', make: 'byd' }, 'All cars')));
    `);
    assert.equal(printed, '<div id="search" class="hero">All cars</div>');
  });

  it('both share one store', () => {
    const printed = run(`
      import { store } from './dist/index.js';
      import { configure } from './dist/react/index.js';
      configure({ partner: 'p1' });
      console.log(store.getState().bigdata.config.partner);
    `);
    assert.equal(printed, 'p1');
  });
});
