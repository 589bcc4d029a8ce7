/** The data of a call. Fields that are null or undefined are left out. */
export type RequestData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Returns the key that identifies a request. */
export const requestKey = (url: string, headers: Readonly<Record<string, string>>): string =>
  `${url} ${urlencoded(headers)}`;

/** Returns the own fields of any value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' ? value : {});

/** Copies an object's own fields to an object that inherits nothing the page may have added to `Object.prototype`. */
export function withoutPrototype<T extends object>(fields: T): T {
  return Object.assign(Object.create(null), fields);
}

/**
 * Encodes data as `application/x-www-form-urlencoded` or as a query. It reads only own fields and doesn't use JSON, so
 * a page that adds a field to `Object.prototype`, or a `toJSON` to `Array.prototype`, has no effect on it.
 */
export function urlencoded(data: RequestData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined) fields.append(name, String(value));
  }
  return fields;
}
