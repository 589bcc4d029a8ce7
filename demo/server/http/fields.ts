import { toUSVString } from 'node:util';
import type { Context } from 'hono';
import { coerce, define, type Struct, type Context as StructContext, unknown, validate } from 'superstruct';
import { ApiError, badInput } from './api.js';

/** A problem with a field: the words after its name, or a whole sentence in the shopper's language. */
export class Fault {
  constructor(
    readonly message: string,
    readonly refinement: 'words' | 'sentence',
  ) {}
}

/** Returns a fault, given the words after the field's name. */
export const fault = (words: string) => new Fault(words, 'words');

/** Returns a fault that the shopper reads. It doesn't name the field. */
export const shownFault = (sentence: string) => new Fault(sentence, 'sentence');

/** A kind of field in a request: the struct of one value, which is undefined if the client didn't send it. */
export type Field<T> = Struct<T, null>;

/** Returns the kind of field that `read` makes from the value the client sent, unchecked. */
export function field<T>(read: (value: unknown, context: StructContext) => T | Fault): Field<T> {
  const fits = define<T>('field', (value) => !(value instanceof Fault) || { ...value });
  return coerce(fits, unknown(), read);
}

/** Returns a kind of field that processes the value of another kind, unless that has a fault. */
export function to<T, U>(kind: Field<T>, read: (value: T, context: StructContext) => U | Fault): Field<U> {
  return field((value, context) => {
    // The coercer of a kind of field is what reads its value.
    const before = kind.coercer(value, context) as T | Fault;
    return before instanceof Fault ? before : read(before, context);
  });
}

/** Returns a kind of field whose value must be right, or else has a fault. */
export const check = <T>(kind: Field<T>, isRight: (value: T) => boolean, wrong: Fault): Field<T> =>
  to(kind, (value) => (isRight(value) ? value : wrong));

export const required = <T>(kind: Field<T | null>, missing = fault('is missing.')): Field<NonNullable<T>> =>
  to(kind, (value) => value ?? missing);

/** Returns a kind of field with a default value. */
export const or = <T, U>(kind: Field<T | null>, fallback: U): Field<NonNullable<T> | U> =>
  to(kind, (value) => value ?? fallback);

/** Default maximum length of a text, in UTF-16 units. */
const MAX_LENGTH = 200;

/** A text of any length with any characters; empty if it is missing. */
export const anyText = (): Field<string> =>
  field((value) => {
    const text = value ?? '';
    return typeof text === 'string' ? text : fault('must be a single text.');
  });

/** A text, or null if it is missing or empty. */
export const optionalText = (maxLength = MAX_LENGTH): Field<string | null> =>
  to(anyText(), (text) => (text === '' ? null : checkText(text, maxLength)));

export const requiredText = (maxLength?: number): Field<string> => required(optionalText(maxLength));

/** A text without leading and trailing spaces; empty if it is missing. */
export const trimmedText = (maxLength?: number): Field<string> =>
  to(optionalText(maxLength), (text) => text?.trim() ?? '');

/** A trimmed text with each run of spaces replaced by one space; empty if it is missing. */
export const line = (maxLength?: number): Field<string> =>
  to(trimmedText(maxLength), (text) => text.replace(/\s+/g, ' '));

/** A text that must not be empty. If it is, the shopper sees the `empty` message. */
export const filled = (kind: Field<string>, empty: string): Field<string> =>
  to(kind, (text) => text || shownFault(empty));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a text as a lowercase uuid, or null if it isn't one. */
export const toUuid = (text: string): string | null => (UUID.test(text) ? text.toLowerCase() : null);

/** A list of at least one text: a JSON list, a repeated field, or one comma-separated text. */
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

/** Like `requiredTexts`, but without repetitions, and empty if it is missing. */
export const optionalTexts = (maxItems: number): Field<string[]> =>
  field((value, context) => {
    if (isMissing(value)) return [];
    // The coercer of a kind of field is what reads its value.
    const texts = requiredTexts(maxItems).coercer(value, context) as string[] | Fault;
    return texts instanceof Fault ? texts : [...new Set(texts)];
  });

/** Any number of a few words, sent as in `requiredTexts`; empty if it is missing. */
export const optionalChoices = <T extends string>(choices: readonly T[]): Field<T[]> =>
  to(optionalTexts(choices.length), (texts) => {
    const wrong = texts.map((text) => choiceOf(text, choices)).find((each) => each instanceof Fault);
    return wrong ?? choices.filter((choice) => texts.includes(choice));
  });

/** Maximum id, price, or year: the largest that fits in a column. */
const MAX_INT = 2_147_483_647;

/** A whole number, sent as a number or as digits; null if it is missing or empty. */
export const optionalNumber = (min = 0, max = MAX_INT): Field<number | null> =>
  field((value) => (isMissing(value) ? null : wholeNumberOf(value, min, max)));

/** Like `optionalNumber`, but required. */
export const requiredNumber = (min?: number, max?: number): Field<number> =>
  required(optionalNumber(min, max));

/** Like `optionalNumber`, but with a default number. */
export const wholeNumber = (min: number, max: number, fallback: number): Field<number> =>
  or(optionalNumber(min, max), fallback);

/** Reads a whole number from `min` to `max`, sent as a number or as digits. */
export function wholeNumberOf(value: unknown, min: number, max: number): number | Fault {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : fault(`must be a whole number from ${min} to ${max}.`);
}

/** True for 1; false for 0, or if it is missing or empty. */
export const flag = (): Field<boolean> => to(wholeNumber(0, 1, 0), (number) => number === 1);

/** Reads the digits of whole numbers. */
export const numbersOf = (texts: readonly string[]): number[] | Fault =>
  texts.every((text) => /^\d{1,9}$/.test(text))
    ? texts.map(Number)
    : fault('must be numbers with commas between.');

/** One of a few words. Defaults to the first. */
export const oneOf = <T extends string>(choices: readonly [T, ...T[]]): Field<T> =>
  field((value) => (isMissing(value) ? choices[0] : choiceOf(value, choices)));

/** One of a few words, or null if it is missing or empty. */
export const optionalChoice = <T extends string>(choices: readonly T[]): Field<T | null> =>
  to(optionalText(), (text) => (text === null ? null : choiceOf(text, choices)));

export const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | Fault =>
  choices.find((choice) => choice === value) ?? fault(`must be one of ${choices.join(', ')}.`);

/** A date or time in ISO 8601, or null if it is missing or empty. A date begins at midnight UTC. */
export const optionalTime = (): Field<Date | null> =>
  to(optionalText(), (text) => {
    if (text === null) return null;
    const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? new Date(text) : null;
    return time === null || Number.isNaN(time.getTime()) ? fault('must be a date or a time.') : time;
  });

/** False for 0, true for 1, or null if it is missing or empty. */
export const optionalFlag = (): Field<boolean | null> =>
  to(optionalText(), (text) => {
    if (text === null) return null;
    return text === '0' || text === '1' ? text === '1' : fault('must be 0 or 1.');
  });

/** The fields for a page of a list: pages from 1 to 100,000, with at most 100 items. */
export const paging = (pageSize = 24) => ({
  page: wholeNumber(1, 100_000, 1),
  pageSize: wholeNumber(1, 100, pageSize),
});

const isMissing = (value: unknown): boolean => (value ?? '') === '';

function checkText(text: string, maxLength: number): string | Fault {
  if (text.length > maxLength) return fault(`may be at most ${maxLength} characters long.`);
  // Postgres accepts no NUL in a text, and none of our fields needs the other control characters.
  return /\p{Cc}/u.test(text) ? fault('holds a character that is not allowed.') : text;
}

/** Maximum number of field names in a request. No call has a tenth of that. */
const MAX_NAMES = 200;

/** The fields as the client sent them, keyed by name. */
type Sent = ReadonlyMap<string, unknown>;

/** The struct of a request: superstruct's `object` with kinds of fields. */
export type RequestStruct<T> = Struct<T, object>;

/** Reads the query. A repeated field becomes a list. Throws a 400 with the first fault. */
export const readQuery = <T>(c: Context, struct: RequestStruct<T>): T =>
  fit(collect(new URL(c.req.url).searchParams), struct);

/** Reads a body as `readQuery` reads a query: urlencoded (even without a type) or JSON; 415 for another type. */
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
    // Only JSON can contain half of a surrogate pair. It's replaced as in a form, as Postgres rejects it in JSON.
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

/** Takes one pass, because a body of 64 kB may name a field thousands of times. */
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
