/** The data of a call: a field that is null or undefined is left out. */
export type RequestData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Data as `application/x-www-form-urlencoded`, or as a query. Only own fields count, and nothing goes through
 * JSON: a page that gives `Object.prototype` a field, or `Array.prototype` a `toJSON`, changes nothing.
 */
export function urlencoded(data: RequestData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined) fields.append(name, String(value));
  }
  return fields;
}
