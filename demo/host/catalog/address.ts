import { MAX_VALUES } from '../../shared/lists.js';

/** New values of parameters. Several values repeat a parameter. A null or an empty list removes it. */
export type Change = Readonly<Record<string, string | readonly string[] | null>>;

/** Returns the same query with some of its parameters changed. */
export function changed(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    // A parameter that changes stays in its place.
    const [first, ...others] = [value ?? []].flat();
    if (first === undefined) next.delete(name);
    else next.set(name, first);
    for (const each of others) next.append(name, each);
  }
  return next.size ? `?${next}` : '';
}

/** Like `changed`, but returns to the first page, since a filter has changed. */
export const filtered = (search: URLSearchParams, change: Change): string =>
  changed(search, { page: null, ...change });

/** Adds a query's parameters to a path. If the path has a query, its parameters win. */
export function joined(path: string, search: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) all.set(name, value);
  return all.size ? `${pathname}?${all}` : pathname;
}

/** A mark between thousands, as the languages of the shop write it. */
const THOUSANDS = /[\s,.’٬](?=\d{3}(?!\d))/g;

/** Returns the digits of a whole number of at most seven, such as of `12,090`, or undefined if it isn't one. */
export function wholeNumber(text: string): string | undefined {
  const digits = text.trim().replace(THOUSANDS, '');
  return /^\d{1,7}$/.test(digits) ? String(Number(digits)) : undefined;
}

/** Reads an address one part at a time, and collects the parts that it can't read. */
export class AddressReader {
  readonly ignored: string[] = [];

  constructor(private readonly search: URLSearchParams) {}

  private read<T>(name: string, read: (text: string) => T | undefined, fallback: T): T {
    const text = this.search.get(name)?.trim() ?? '';
    if (text === '') return fallback;
    const value = read(text);
    if (value === undefined) this.ignored.push(name);
    return value ?? fallback;
  }

  /** Reads one of a few words. Returns `fallback` for anything else. */
  oneOf<T extends string, F extends string>(name: string, choices: readonly T[], fallback: F): T | F {
    return this.read<T | F>(name, (text) => choices.find((choice) => choice === text), fallback);
  }

  /** Reads several of a few words, in the order of the choices, or of any words, in alphabetical order. */
  several(name: string, choices?: readonly string[]): readonly string[] {
    const texts = [...new Set(this.search.getAll(name).map((text) => text.trim()))].filter(Boolean);
    const isRead = (text: string) => (choices ? choices.includes(text) : text.length <= 100);
    if (!texts.every(isRead) || texts.length > MAX_VALUES) this.ignored.push(name);
    return choices
      ? choices.filter((choice) => texts.includes(choice))
      : texts.filter(isRead).sort().slice(0, MAX_VALUES);
  }

  /** Reads several whole numbers from 0 up, as their digits, the least first. */
  severalWhole(name: string): readonly string[] {
    const texts = this.search.getAll(name).filter((text) => text.trim() !== '');
    const numbers = [...new Set(texts.flatMap((text) => wholeNumber(text) ?? []))];
    if (!texts.every((text) => wholeNumber(text)) || numbers.length > MAX_VALUES) this.ignored.push(name);
    return numbers.sort((a, b) => Number(a) - Number(b)).slice(0, MAX_VALUES);
  }

  /** Reads a whole number from 0 up, as its digits. Returns an empty string if there is none. */
  whole(name: string): string {
    return this.read(name, wholeNumber, '');
  }

  /** Reads a range. Ignores its end if that comes before its start. */
  span(name: string): { from: string; to: string } {
    const [from, to] = [this.whole(`${name}_min`), this.whole(`${name}_max`)];
    if (from === '' || to === '' || Number(from) <= Number(to)) return { from, to };
    this.ignored.push(`${name}_max`);
    return { from, to: '' };
  }

  /** Reads words, up to the length that the server accepts. */
  words(name: string): string {
    return this.read(name, (text) => (text.length <= 100 ? text : undefined), '');
  }

  page(): number {
    return this.read('page', (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined), 1);
  }
}
