import { code, onOneLine, table } from './reference.mjs';

/** The components that are types of their own to readers. Any other is one more way to write a number. */
const NAMED = { '#/components/schemas/LenientNumber': ['number'] };

const union = (types) => [...new Set(types)].sort((one, other) => (one === 'null') - (other === 'null'));

/**
 * Collects the fields of a schema, by their path.
 * @param at the path of the schema itself
 * @returns {string[]} the schema's types
 */
function collect(schema, at, fields) {
  if (schema.$ref) return NAMED[schema.$ref] ?? [];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => collect(each, at, fields));
  if ('const' in schema) return [`'${schema.const}'`];
  if (schema.enum) return [typeof schema.enum[0]];
  if (schema.maxItems === 0) return []; // it's only how some servers write null
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = at ? `${at}.${name}` : name;
    const row = fields.get(path) ?? { types: [], isOptional: false };
    fields.set(path, row); // before the fields within it
    row.types.push(...collect(field, path, fields));
    row.description ??= field.description;
    row.isOptional ||= !schema.required?.includes(name);
  }
  return [schema.type ?? 'any'].flat().flatMap((type) => {
    if (type !== 'array') return type;
    const items = union(collect(schema.items, `${at}[]`, fields));
    return items.length > 1 ? `(${items.join(' | ')})[]` : `${items[0]}[]`;
  });
}

/** Returns the table of what's in the `data` of a reply, below what the schema says about all of it. */
export function replyTable(schema) {
  const fields = new Map();
  collect(schema, '', fields);
  const rows = table(
    ['in the reply’s `data`', 'type', 'what it is'],
    [...fields].map(([path, { types, isOptional, description = '' }]) => [
      code(path),
      `${code(onOneLine(union(types).join(' | ')))}${isOptional ? '<br>optional' : ''}`,
      description,
    ]),
  );
  return [schema.description, rows].filter(Boolean).join('\n\n');
}
