import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { props, serverMarkup } from '../react/server-markup.js';

/** Runs a module in a separate Node process, without a DOM, and returns what it printed. */
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
  it('the npm entry can be imported, configured, and read', () => {
    const printed = run(`
      import { configure, defineAll, store } from './dist/index.js';
      configure({ api: 'https://shop.example/v3', lang: 'fr' });
      const { lang, bigdata } = store.getState();
      console.log(typeof defineAll, lang, bigdata.config.api);
    `);
    assert.equal(printed, 'function fr https://shop.example/v3');
  });

  const widgets = readdirSync('dist/npm/widgets').filter((name) => name.endsWith('.js'));
  for (const file of ['storefront.js', ...widgets.map((name) => `widgets/${name}`)])
    it(`${file} can be imported, and does nothing`, () => {
      assert.equal(run(`import './dist/npm/${file}'; console.log('imported')`), 'imported');
    });

  it('the React entry has a “use client” directive for Next.js', () => {
    for (const file of ['index.js', 'car-search.js'])
      assert.match(readFileSync(`dist/react/${file}`, 'utf8'), /^['"]use client['"]/);
  });

  it('the React entry renders its box on a server, with the widget’s reserved space', () => {
    const printed = run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { CarSearch } from './dist/react/index.js';
      const props = ${JSON.stringify(props)};
      console.log(renderToString(createElement(CarSearch, { ...props, onSearch() {} }, 'All cars')));
    `);
    assert.equal(printed, serverMarkup);
  });

  const spaces = [
    [{ compact: true }, '90px'],
    [{ compact: true, freeText: true }, '158px'],
    [{ compact: true, facets: 'price year' }, '428px'],
  ] as const;
  for (const [props, height] of spaces)
    it(`the React entry reserves ${height} for ${Object.keys(props).join(' and ')}`, () => {
      const printed = run(`
        import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import { CarSearch } from './dist/react/index.js';
        console.log(renderToString(createElement(CarSearch, ${JSON.stringify(props)})));
      `);
      assert.match(printed, new RegExp(`style="min-block-size:${height}[;"]`));
      const isByColumn = /padding-block-start:clamp\(0px, \(640px - 100%\) \* 999, 226px\)/.test(printed);
      assert.equal(isByColumn, height === '90px');
    });

  it('both entries share one store', () => {
    const printed = run(`
      import { store } from './dist/index.js';
      import { configure } from './dist/react/index.js';
      configure({ partner: 'p1' });
      console.log(store.getState().bigdata.config.partner);
    `);
    assert.equal(printed, 'p1');
  });
});
