import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { calls } from '../../src/contract/calls.js';
import { fitsReply } from '../contract/operations.js';
import { pages } from './fences.js';

describe('the page about the API', () => {
  const [, ...sections] = (pages.get('api.md') ?? '').split(/^### /m);

  it('has every call, once', () => {
    assert.deepEqual(
      sections.map((section) => /^`(\w+)`/.exec(section)?.[1]).sort(),
      calls.map(({ endpoint }) => endpoint.name).sort(),
    );
  });

  it('can be reached from the widgets that make a call', async () => {
    const byEvery = ['themeColor', 'getUserUUID'];
    const byShops = ['history', 'indexNotice', 'invtRecord', 'prizeRecord'];
    const byWidgets = (await readDefinitions()).flatMap(({ widget, calls: names = [] }) => {
      for (const name of names)
        assert.match(pages.get(`elements/${widget}.md`) ?? '', new RegExp(`^\\| \\[\`${name}\`\\]`, 'm'));
      return names;
    });
    assert.deepEqual(
      [...new Set([...byWidgets, ...byEvery, ...byShops])].sort(),
      calls.map(({ endpoint }) => endpoint.name).sort(),
    );
  });

  for (const { endpoint, sends = {} } of calls)
    it(`says how to call ${endpoint.name}, and what a server replies`, async () => {
      const { name, method, path } = endpoint;
      const section = sections.find((each) => each.startsWith(`\`${name}\`\n`)) ?? '';
      assert.ok(section.includes(`\n\`${method} ${path}\`\n`));
      for (const field of Object.keys(sends)) assert.ok(section.includes(`\n| \`${field}\` |`), field);
      const [, sample = ''] = /^```json\n([\s\S]*?)^```$/m.exec(section) ?? [];
      const fits = await fitsReply(endpoint);
      assert.ok(fits(JSON.parse(sample)), sample);
    });
});
