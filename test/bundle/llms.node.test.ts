import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { testApp } from '../demo/server/test-app.js';
import { read } from './dist.js';

const definitions = await readDefinitions();
const text = read('llms.txt');
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Another test checks that it is up to date, along with the other files generated from the definitions.
describe('llms.txt', () => {
  for (const { tag, attributes, methods, events, parts } of definitions)
    it(`describes <${tag}> completely`, () => {
      const heading = `### <${tag}>\n`;
      assert.ok(text.includes(heading));
      const [section = ''] = text.slice(text.indexOf(heading) + heading.length).split(/^##/m);
      for (const name of Object.keys(attributes)) assert.ok(section.includes(`- \`${kebab(name)}\` (`), name);
      for (const name of Object.keys(methods)) assert.ok(section.includes(`- \`${name}(`), name);
      for (const name of Object.keys(events)) assert.ok(section.includes(`- \`${name}\` `), name);
      for (const name of Object.keys(parts)) assert.ok(section.includes(`\`${name}\``), name);
    });

  it('is served by the demo at the URL where assistants look', async () => {
    const response = await testApp().request('/llms.txt');
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.ok((await response.text()) === text);
  });
});
