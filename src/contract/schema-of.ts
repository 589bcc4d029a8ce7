import { CarModels } from '../api/cars.js';
import { ID_LENGTH, NAME_LENGTH, URL_LENGTH } from '../api/limits.js';
import type { AnyStruct } from './call.js';

/** A JSON Schema in the dialect of OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

type Texts = Readonly<Record<string, string>>;

/** Returns a reference to a component of the document. */
export const ref = (kind: 'schemas' | 'parameters', name: string): Schema => ({
  $ref: `#/components/${kind}/${name}`,
});

const exact = { type: 'number', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** The schemas that many others refer to, by name. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  NumberText: {
    type: 'string',
    description: 'A number as a text, in decimals: `"1"` for `1`.',
    pattern: '^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?\\s*$',
  },
  BlankText: { type: 'string', description: 'A text without a character, for none.', pattern: '^\\s*$' },
  LenientNumber: {
    description: 'A number may arrive as a text.',
    anyOf: [exact, ref('schemas', 'NumberText')],
  },
};

const visible = '^[\\x21-\\x7e]+$';
const shortText = { type: 'string', maxLength: NAME_LENGTH };
const userRecord = {
  type: 'object',
  properties: {
    uname: { type: ['string', 'null'], description: 'The shopper’s name.' },
    // These two may be anything. Only 1, or "1", counts.
    is_coupon: { description: '1 if a lucky draw is due, which then comes before the gift.' },
    is_show_handle: { description: '1 if gifts are claimed on the wheel’s page, and otherwise in the cart.' },
  },
};
const levels = [1, 2, 3, 4, 5, 6, 7, 8];

/** The schemas of structs that check with their own function, by the word used in a fault. */
const leaves: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: exact,
  token: {
    type: 'string',
    pattern: visible,
    maxLength: 3999,
    description: 'What can stand in a header. Of `"`, `%`, `,`, `;` and `\\`, each counts three.',
  },
  'the URL of a web page': { type: 'string', minLength: 1, maxLength: URL_LENGTH },
  'oauth token': { type: 'string', minLength: 1, maxLength: 512 },
  'visitor id': { type: 'string', pattern: visible, maxLength: 128 },
  user: { ...userRecord, minProperties: 1 },
  'user or empty': userRecord,
  'a sector, 1 to 8': { enum: [...levels, ...levels.map(String)] },
  kind: {
    type: ['string', 'null'],
    description: 'What the term is: `department`, `make`, `model`, or `goods`. Anything else counts as null.',
  },
  // Of an award, which is valid without them: anything else counts as null.
  'id or null': { type: ['string', 'null'], maxLength: ID_LENGTH },
  'reference or null': { type: ['string', 'number', 'null'] },
  waiting: { const: 'waiting' },
  done: { const: 'done' },
  bind: { const: 'bind' },
  'passkey request': {
    type: 'object',
    required: ['challenge'],
    properties: { challenge: { type: 'string' } },
    description: 'What `PublicKeyCredential.parseRequestOptionsFromJSON()` takes.',
  },
  'passkey creation': {
    type: 'object',
    required: ['challenge', 'rp', 'user', 'pubKeyCredParams'],
    properties: { challenge: { type: 'string' } },
    description: 'What `PublicKeyCredential.parseCreationOptionsFromJSON()` takes.',
  },
};

const models: Schema = {
  type: 'array',
  items: {
    anyOf: [
      shortText,
      { type: 'object', required: ['name', 'value'], properties: { name: shortText, value: shortText } },
    ],
  },
};

/** Returns null if a value fits a struct, or else the word used in the fault. */
function faultOf(struct: AnyStruct, value: unknown): string | null {
  const [failure] = struct.validate(value, { coerce: true });
  return failure?.type ?? null;
}

const accepts = (struct: AnyStruct, value: unknown): boolean => faultOf(struct, value) === null;

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validate' in value;

/**
 * Returns the JSON Schema of a struct. Fields and items are read from the struct. Limits, and what else it accepts
 * (null, nothing, an empty list, a number as a string), are found by testing values, because superstruct hides them in
 * functions.
 * @param texts the descriptions of the struct's fields, by their path: `prizes[].odds`
 * @param at the path of the struct itself
 * @throws if a struct checks with a function that isn't known here.
 */
export function schemaOf(struct: AnyStruct, texts: Texts = {}, at = ''): Schema {
  const base = baseOf(struct, texts, at);
  const isLenient = base.type === 'number' && accepts(struct, '1');
  const ways: Schema[] = base === exact && isLenient ? [ref('schemas', 'LenientNumber')] : [base];
  if (base !== exact && isLenient) ways.push(ref('schemas', 'NumberText'));
  if (isLenient && accepts(struct, '')) ways.push(ref('schemas', 'BlankText'));
  if (base.type === 'string' && accepts(struct, 5)) ways.push(exact);
  if (base.type !== 'array' && accepts(struct, [])) ways.push({ type: 'array', maxItems: 0 });
  const takesNull = accepts(struct, null) && !(Array.isArray(base.type) && base.type.includes('null'));
  const [only] = ways;
  if (!takesNull) return ways.length === 1 && only ? only : { anyOf: ways };
  if (only === base && ways.length === 1 && typeof base.type === 'string')
    return { ...base, type: [base.type, 'null'] };
  return { anyOf: [...ways, { type: 'null' }] };
}

function baseOf(struct: AnyStruct, texts: Texts, at: string): Schema {
  const { type, schema } = struct;
  if (struct === CarModels) return models;
  if (isStruct(schema)) return { type: 'array', items: schemaOf(schema, texts, `${at}[]`) };
  if (typeof schema === 'object' && schema !== null) return recordOf(schema, texts, at);
  const leaf = leaves[type];
  if (!leaf)
    throw new Error(`Which JSON Schema has the struct "${type}"? Say it in src/contract/schema-of.ts.`);
  if (leaf.type === 'string') return bounded(leaf, 'maxLength', faultOf(struct, 'x'.repeat(1_000_000)));
  if (leaf.type === 'number') return bounded(leaf, 'maximum', faultOf(struct, 1e300));
  return leaf;
}

function recordOf(fields: object, texts: Texts, at: string): Schema {
  const structs = Object.entries(fields).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]));
  const required = structs.filter(([, field]) => !accepts(field, undefined)).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length ? { required } : {}),
    properties: Object.fromEntries(
      structs.map(([name, field]) => {
        const path = at ? `${at}.${name}` : name;
        const description = texts[path];
        return [name, { ...schemaOf(field, texts, path), ...(description && { description }) }];
      }),
    ),
  };
}

/** Returns a leaf with the limit that a fault mentions: `at most 128 characters`, `a number from 0 to 100`. */
function bounded(leaf: Schema, key: 'maxLength' | 'maximum', fault: string | null): Schema {
  const [, most] = /(?:at most|from 0 to) (\d+)/.exec(fault ?? '') ?? [];
  if (most === undefined) return leaf;
  return { ...leaf, ...(key === 'maximum' ? { minimum: 0 } : {}), [key]: Number(most) };
}
