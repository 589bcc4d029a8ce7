import { toUSVString } from 'node:util';
import type { Context } from 'hono';
import { coerce, define, type Struct, type Context as StructContext, unknown, validate } from 'superstruct';
import { ApiError, badInput } from './api.js';

/** What is wrong with a field: the words after its name, or a whole sentence in the shopper's language. */
export class Fault {
  constructor(
    readonly message: string,
    readonly refinement: 'words' | 'sentence',
  ) {}
}

/** A fault by the words after the field's name. */
export const fault = (words: string) => new Fault(words, 'words');

/** A fault that a shopper reads; its field is not named. */
export const told = (sentence: string) => new Fault(sentence, 'sentence');

/** A kind of field of a request: the struct of one value, undefined where the client sent none. */
export type Field<T> = Struct<T, null>;

/** The kind of field that `read` makes of what the client sent, unchecked. */
export function field<T>(read: (value: unknown, context: StructContext) => T | Fault): Field<T> {
  const fits = define<T>('field', (value) => !(value instanceof Fault) || { ...value });
  return coerce(fits, unknown(), read);
}

/** A kind of field whose value is read further, unless it has a fault already. */
export function to<T, U>(kind: Field<T>, read: (value: T, context: StructContext) => U | Fault): Field<U> {
  return field((value, context) => {
    // The coercer of a kind of field is what reads it.
    const before = kind.coercer(value, context) as T | Fault;
    return before instanceof Fault ? before : read(before, context);
  });
}

/** A field whose value is right, or has a fault. */
export const check = <T>(kind: Field<T>, isRight: (value: T) => boolean, wrong: Fault): Field<T> =>
  to(kind, (value) => (isRight(value) ? value : wrong));

export const required = <T>(kind: Field<T | null>, missing = fault('is missing.')): Field<NonNullable<T>> =>
  to(kind, (value) => value ?? missing);

/** A field with a value for one that is missing. */
export const or = <T, U>(kind: Field<T | null>, fallback: U): Field<NonNullable<T> | U> =>
  to(kind, (value) => value ?? fallback);

/** Longest text of a field unless its request says otherwise, in UTF-16 units. */
const MAX_LENGTH = 200;

/** A text of any length and characters; empty when it is missing. */
export const anyText = (): Field<string> =>
  field((value) => {
    const text = value ?? '';
    return typeof text === 'string' ? text : fault('must be a single text.');
  });

/** A text, or null when it is missing or empty. */
export const optionalText = (maxLength = MAX_LENGTH): Field<string | null> =>
  to(anyText(), (text) => (text === '' ? null : checkText(text, maxLength)));

export const requiredText = (maxLength?: number): Field<string> => required(optionalText(maxLength));

/** A text without the spaces around it; empty when it is missing. */
export const trimmedText = (maxLength?: number): Field<string> =>
  to(optionalText(maxLength), (text) => text?.trim() ?? '');

/** A trimmed text, each of its spaces a single one; empty when it is missing. */
export const line = (maxLength?: number): Field<string> =>
  to(trimmedText(maxLength), (text) => text.replace(/\s+/g, ' '));

/** A text that is not empty; the shopper is told when it is. */
export const filled = (kind: Field<string>, empty: string): Field<string> =>
  to(kind, (text) => text || told(empty));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A text as a uuid; null for anything else. */
export const toUuid = (text: string): string | null => (UUID.test(text) ? text.toLowerCase() : null);

/** A list of texts, at least one: a JSON list, a repeated field, or one text with commas. */
export const requiredTexts = (maxItems: number): Field<string[]> =>
  field((value) => {
    const items: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    if (items.length === 0 || items[0] === '') return fault('must be a list of texts.');
    if (items.length > maxItems) return fault(`may hold at most ${maxItems} items.`);
    const texts = items.map((item) =>
      typeof item === 'string' && item ? checkText(item, MAX_LENGTH) : fault('must be a list of texts.'),
    );
    return texts.find((text) => text instanceof Fault) ?? texts.filter((text) => typeof text === 'string');
  });

/** Largest id, price or year: what fits a column. */
const MAX_INT = 2_147_483_647;

/** A whole number, written as a number or as its digits; null when it is missing or empty. */
export const optionalNumber = (min = 0, max = MAX_INT): Field<number | null> =>
  field((value) => (isMissing(value) ? null : wholeNumberOf(value, min, max)));

/** As `optionalNumber`, but it must be there. */
export const requiredNumber = (min?: number, max?: number): Field<number> =>
  required(optionalNumber(min, max));

/** As `optionalNumber`, with a number for one that is missing. */
export const wholeNumber = (min: number, max: number, fallback: number): Field<number> =>
  or(optionalNumber(min, max), fallback);

/** Reads what is a whole number from `min` to `max`, or its digits. */
export function wholeNumberOf(value: unknown, min: number, max: number): number | Fault {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : fault(`must be a whole number from ${min} to ${max}.`);
}

/** Whether it is 1; false for 0, and when it is missing or empty. */
export const flag = (): Field<boolean> => to(wholeNumber(0, 1, 0), (number) => number === 1);

/** Reads what are the digits of whole numbers. */
export const numbersOf = (texts: readonly string[]): number[] | Fault =>
  texts.every((text) => /^\d{1,9}$/.test(text))
    ? texts.map(Number)
    : fault('must be numbers with commas between.');

/** One of a few words; the first is the default. */
export const oneOf = <T extends string>(choices: readonly [T, ...T[]]): Field<T> =>
  field((value) => (isMissing(value) ? choices[0] : choiceOf(value, choices)));

/** One of a few words, or null when it is missing or empty. */
export const optionalChoice = <T extends string>(choices: readonly T[]): Field<T | null> =>
  to(optionalText(), (text) => (text === null ? null : choiceOf(text, choices)));

export const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | Fault =>
  choices.find((known) => known === value) ?? fault(`must be one of ${choices.join(', ')}.`);

/** False for 0, true for 1, or null when it is missing or empty. */
export const optionalFlag = (): Field<boolean | null> =>
  to(optionalText(), (text) => {
    if (text === null) return null;
    return text === '0' || text === '1' ? text === '1' : fault('must be 0 or 1.');
  });

/** The fields of a page of a list: from 1 to 100,000, of at most 100. */
export const paging = (pageSize = 24) => ({
  page: wholeNumber(1, 100_000, 1),
  pageSize: wholeNumber(1, 100, pageSize),
});

const isMissing = (value: unknown): boolean => (value ?? '') === '';

function checkText(text: string, maxLength: number): string | Fault {
  if (text.length > maxLength) return fault(`may be at most ${maxLength} characters long.`);
  // Postgres takes no NUL in a text, and no field of ours has a use for the other control characters.
  return /\p{Cc}/u.test(text) ? fault('holds a character that is not allowed.') : text;
}

/** Most names of fields in a request; no call has a tenth of them. */
const MAX_NAMES = 200;

/** By their names, the fields as the client sent them. */
type Sent = ReadonlyMap<string, unknown>;

/** The struct of a request: superstruct's `object` of kinds of fields. */
export type RequestStruct<T> = Struct<T, object>;

/** Reads the query; a field that is repeated is a list. Throws a 400 that tells the first fault. */
export const readQuery = <T>(c: Context, struct: RequestStruct<T>): T =>
  fit(collect(new URL(c.req.url).searchParams), struct);

/** Reads a body, urlencoded (also without a type) or JSON, as `readQuery` does a query; 415 for another type. */
export const readBody = async <T>(c: Context, struct: RequestStruct<T>): Promise<T> =>
  fit(await readSent(c), struct);

function fit<T>(sent: Sent, struct: RequestStruct<T>): T {
  const named = Object.fromEntries(Object.keys(struct.schema).map((name) => [name, sent.get(name)]));
  const [error, request] = validate(named, struct, { coerce: true });
  if (error === undefined) return request;
  const [fault = error] = error.failures();
  throw badInput(fault.refinement === 'words' ? `"${fault.key}" ${fault.message}` : fault.message);
}

async function readSent(c: Context): Promise<Sent> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return parseJson(await c.req.text());
  if (type === '' || type === 'application/x-www-form-urlencoded')
    return collect(new URLSearchParams(await c.req.text()));
  throw new ApiError(415, 'Send the body as application/x-www-form-urlencoded or as application/json.');
}

function parseJson(text: string): Sent {
  let parsed: unknown;
  try {
    // Half of a character can be written in JSON alone, and is then what it becomes in a form. Postgres takes none in JSON.
    parsed = JSON.parse(text, (_, value) => (typeof value === 'string' ? toUSVString(value) : value));
  } catch {
    throw badInput('The body is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw badInput('The body must be a JSON object.');
  }
  const entries = Object.entries(parsed);
  if (entries.length > MAX_NAMES) throw badInput(`At most ${MAX_NAMES} fields are taken.`);
  return new Map(entries);
}

/** One pass: a body of 64 kB may name a field thousands of times. */
function collect(pairs: URLSearchParams): Sent {
  const sent = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const before = sent.get(name);
    if (Array.isArray(before)) before.push(value);
    else sent.set(name, before === undefined ? value : [before, value]);
    if (sent.size > MAX_NAMES) throw badInput(`At most ${MAX_NAMES} fields are taken.`);
  }
  return sent;
}
