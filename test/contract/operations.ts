import { pathToFileURL } from 'node:url';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { json } from '../bundle/dist.js';

/** The parts of a call in `openapi.json` that the tests read. */
export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Place {
  readonly method: string;
  readonly path: string;
}

/** Returns the call that `openapi.json` has at a path. */
export const operationOf = ({ method, path }: Place): Operation | undefined =>
  (json('openapi.json') as Document).paths[path]?.[method.toLowerCase()]; // the test of `openapi.json` checks its shape

/** Returns a function that tells whether a value fits the schema at a path in `openapi.json`. */
async function fits(...names: readonly string[]): Promise<(value: unknown) => boolean> {
  const pointer = names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const check = await validate(`${pathToFileURL('dist/openapi.json').href}#/${pointer}`);
  return (value) => check(value as Parameters<typeof check>[0]).valid; // the tests pass parsed JSON
}

/** Returns a function that tells whether a body fits the reply of a call. */
export const fitsReply = ({ method, path }: Place) =>
  fits('paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema');

/** Returns a function that tells whether a value fits a named schema. */
export const fitsSchema = (name: string) => fits('components', 'schemas', name);
