import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { array, object, type Struct, validate } from 'superstruct';

const FOLDER = new URL('../../assets/data/', import.meta.url);

/** What a file of `demo/assets/data` holds. What does not fit is told with the file and the place in it. */
export function readData<T>(file: string, struct: Struct<T, unknown>): T {
  return check(file, JSON.parse(read(file)), struct);
}

/** The rows of a table of `demo/assets/data`, by the names of its first line. Every field is a string as it is read. */
export function readTable<T>(file: string, row: Struct<T>): T[] {
  return check(file, parse(read(file), { columns: true }), array(row));
}

/** The same in each language of the shop. */
export const inLanguages = <T, S>(struct: Struct<T, S>) =>
  object({ en: struct, ru: struct, ar: struct, fr: struct });

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

function check<T>(file: string, content: unknown, struct: Struct<T, unknown>): T {
  const [error, data] = validate(content, struct, { coerce: true });
  if (error !== undefined) throw new Error(`demo/assets/data/${file}: ${error.message}`);
  return data;
}
