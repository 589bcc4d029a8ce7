import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
