import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { calls } from '../../src/contract/calls.js';
import { replyFields, uncheckedFields } from '../../src/contract/reply-fields.js';
import { type Schema, schemaOf } from '../../src/contract/schema-of.js';
import { fitsReply } from '../contract/operations.js';
import { pages } from './fences.js';

/** Returns the fields of a reply, without those within them, as the page names them. */
const fieldsOf = ({ properties, items, anyOf = [] }: Schema): string[] => [
  ...Object.keys(Object(properties)),
  ...(items ? fieldsOf(Object(items)).map((name) => `[].${name}`) : []),
  ...[anyOf].flat().flatMap((each) => fieldsOf(Object(each))),
];

describe('the page about the API', () => {
  const [, ...sections] = (pages.get('api.md') ?? '').split(/^### /m);

  it('has every call, once', () => {
    assert.deepEqual(
      sections.map((section) => /^`(\w+)`/.exec(section)?.[1]).sort(),
      calls.map(({ endpoint }) => endpoint.name).sort(),
    );
  });

  it('can be reached from the widgets that make a call', async () => {
    const byOthers = calls.filter(({ by }) => by).map(({ endpoint }) => endpoint.name);
    const definitions = await readDefinitions();
    const byWidgets = definitions.flatMap(({ widget, calls: names = [], contains = [] }) => {
      const inside = definitions.filter((each) => contains.includes(each.widget));
      for (const name of [...names, ...inside.flatMap(({ calls = [] }) => calls)])
        assert.match(pages.get(`elements/${widget}.md`) ?? '', new RegExp(`^\\| \\[\`${name}\`\\]`, 'm'));
      return names;
    });
    assert.deepEqual(
      [...new Set(byWidgets), ...byOthers].sort(),
      calls.map(({ endpoint }) => endpoint.name).sort(),
    );
  });

  for (const { endpoint, sends = {}, reply = {} } of calls)
    it(`says how to call ${endpoint.name}, and what a server replies`, async () => {
      const { name, method, path } = endpoint;
      const section = sections.find((each) => each.startsWith(`\`${name}\`\n`)) ?? '';
      assert.ok(section.includes(`\n\`${method} ${path}\`\n`));
      for (const field of Object.keys(sends)) assert.ok(section.includes(`\n| \`${field}\` |`), field);
      const rows = section.split('\n');
      for (const [schema, structs] of Object.entries(reply)) {
        const fields = [structs].flat().flatMap((struct) => fieldsOf(schemaOf(struct)));
        for (const field of fields) assert.ok(section.includes(`\n| \`${field}\` |`), field);
        const described = Object.entries({ ...replyFields[schema], ...uncheckedFields[schema] });
        for (const [field, text] of described)
          assert.ok(
            rows.some((row) => row.startsWith(`| \`${field}\` |`) && row.endsWith(`| ${text} |`)),
            field,
          );
      }
      const [, sample = ''] = /^```json\n([\s\S]*?)^```$/m.exec(section) ?? [];
      const fits = await fitsReply(endpoint);
      assert.ok(fits(JSON.parse(sample)), sample);
    });
});
