import { nullable, optional, type Struct } from 'superstruct';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is read of a struct, of whatever type its values are. */
interface AnyStruct {
  readonly type: string;
  readonly schema: unknown;
  validate(value: unknown): readonly [unknown, unknown?];
}

/** What superstruct hides in functions: the types and limits of structs, in words of JSON Schema. */
const described = new WeakMap<object, JsonSchema>();

/** Adds to a struct what its function checks. Returns the struct. */
export function describe<S extends object>(struct: S, schema: JsonSchema): S {
  described.set(struct, schema);
  return struct;
}

/** Returns the struct of something that may be missing or null. */
export const maybe = <T, S>(struct: Struct<T, S>) =>
  describe(optional(nullable(struct)), described.get(struct) ?? {});

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validate' in value;

const accepts = (struct: AnyStruct, value: unknown): boolean => struct.validate(value)[0] === undefined;

/**
 * Returns the JSON Schema of a struct. Fields and items are read from the struct, and the rest from `describe`.
 * `optional` and `nullable` are found by testing values, because superstruct hides them in functions.
 * @throws {Error} if a struct isn't described
 */
export function jsonSchemaOf(struct: AnyStruct): JsonSchema {
  const own = described.get(struct) ?? {};
  const { schema } = struct;
  const schemaOf = (): JsonSchema => {
    if (isStruct(schema)) return { type: 'array', items: jsonSchemaOf(schema), ...own };
    if (typeof schema !== 'object' || schema === null) return own;
    const fields = Object.entries(schema).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]));
    return {
      type: 'object',
      additionalProperties: false,
      required: fields.filter(([, field]) => !accepts(field, undefined)).map(([name]) => name),
      properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)])),
      ...own,
    };
  };
  const found = schemaOf();
  if (Object.keys(found).length === 0) throw new Error(`The struct "${struct.type}" isn’t described`);
  return accepts(struct, null) ? { anyOf: [found, { type: 'null' }] } : found;
}
