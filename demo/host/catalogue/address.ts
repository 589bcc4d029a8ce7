/** The same address with some of its parameters changed; null removes one. */
export function changed(search: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : '';
}

/** Another filter begins at the first page again. */
export const filtered = (search: URLSearchParams, change: Readonly<Record<string, string | null>>): string =>
  changed(search, { page: null, ...change });

/** A path, which may have a query of its own, with the parameters of another; its own stay as they are. */
export function joined(path: string, search: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) all.set(name, value);
  return all.size ? `${pathname}?${all}` : pathname;
}

/** Dollars of an address as the cents of a call. */
export const toCents = (dollars: string): string => (dollars === '' ? '' : `${dollars}00`);

/** Reads an address part by part, and remembers which parts it could not read. */
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

  /** One of a few words; `fallback` stands for anything else. */
  oneOf<T extends string, F extends string>(name: string, choices: readonly T[], fallback: F): T | F {
    return this.read<T | F>(name, (text) => choices.find((choice) => choice === text), fallback);
  }

  /** A whole number from 0, as its digits; empty when there is none. */
  whole(name: string): string {
    return this.read(name, (text) => (/^\d{1,7}$/.test(text) ? String(Number(text)) : undefined), '');
  }

  /** A span whose end lies before its beginning is none. */
  span(name: string): { from: string; to: string } {
    const [from, to] = [this.whole(`${name}_min`), this.whole(`${name}_max`)];
    if (from === '' || to === '' || Number(from) <= Number(to)) return { from, to };
    this.ignored.push(`${name}_max`);
    return { from, to: '' };
  }

  flag(name: string): '' | '0' | '1' {
    return this.oneOf(name, ['0', '1'], '');
  }

  /** Words, as many as the server takes. */
  words(name: string): string {
    return this.read(name, (text) => (text.length <= 100 ? text : undefined), '');
  }

  page(): number {
    return this.read('page', (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined), 1);
  }
}
