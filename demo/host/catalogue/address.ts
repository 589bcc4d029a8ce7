/** Returns the same query with some of its parameters changed. A null removes a parameter. */
export function changed(search: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : '';
}

/** Like `changed`, but returns to the first page, since a filter has changed. */
export const filtered = (search: URLSearchParams, change: Readonly<Record<string, string | null>>): string =>
  changed(search, { page: null, ...change });

/** Adds a query's parameters to a path. If the path has a query, its parameters win. */
export function joined(path: string, search: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) all.set(name, value);
  return all.size ? `${pathname}?${all}` : pathname;
}

/** Converts dollars in an address to cents in a call. */
export const toCents = (dollars: string): string => (dollars === '' ? '' : `${dollars}00`);

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

  /** Reads a whole number from 0 up, as its digits. Returns an empty string if there is none. */
  whole(name: string): string {
    return this.read(name, (text) => (/^\d{1,7}$/.test(text) ? String(Number(text)) : undefined), '');
  }

  /** Reads a range. Ignores its end if that comes before its start. */
  span(name: string): { from: string; to: string } {
    const [from, to] = [this.whole(`${name}_min`), this.whole(`${name}_max`)];
    if (from === '' || to === '' || Number(from) <= Number(to)) return { from, to };
    this.ignored.push(`${name}_max`);
    return { from, to: '' };
  }

  flag(name: string): '' | '0' | '1' {
    return this.oneOf(name, ['0', '1'], '');
  }

  /** Reads words, up to the length that the server accepts. */
  words(name: string): string {
    return this.read(name, (text) => (text.length <= 100 ? text : undefined), '');
  }

  page(): number {
    return this.read('page', (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined), 1);
  }
}
