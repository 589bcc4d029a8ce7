import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { array, object, type Struct, validate } from 'superstruct';
import { inEachLanguage } from '../../shared/language.js';

const FOLDER = new URL('../../assets/data/', import.meta.url);

/** Reads a file in `demo/assets/data`. Errors name the file and the position of the invalid value. */
export function readData<T>(file: string, struct: Struct<T, unknown>): T {
  return check(file, JSON.parse(read(file)), struct);
}

/** Reads the rows of a table in `demo/assets/data`, keyed by its first line. Every field is read as a string. */
export function readTable<T>(file: string, row: Struct<T>): T[] {
  return check(file, parse(read(file), { columns: true }), array(row));
}

/** Returns a struct that requires the same for each language of the shop. */
export const inLanguages = <T, S>(struct: Struct<T, S>) => object(inEachLanguage(() => struct));

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

function check<T>(file: string, content: unknown, struct: Struct<T, unknown>): T {
  const [error, data] = validate(content, struct, { coerce: true });
  if (error !== undefined) throw new Error(`demo/assets/data/${file}: ${error.message}`);
  return data;
}
