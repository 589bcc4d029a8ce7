/** A form's fields as Stripe's API takes them: `line_items[0][price_data][currency]=usd`, by their whole names. */
export type Fields = ReadonlyMap<string, string>;

export const readFields = (body: string): Fields => new Map(new URLSearchParams(body));

/** Returns a field's text; empty without the field. */
export const text = (fields: Fields, name: string): string => fields.get(name) ?? '';

/** Returns a field's whole number; null for anything else. */
export function whole(fields: Fields, name: string): number | null {
  const value = text(fields, name);
  return /^\d{1,12}$/.test(value) ? Number(value) : null;
}

/** Returns the fields of `name[key]`, by their keys. */
export function group(fields: Fields, name: string): Record<string, string> {
  const found = [...fields].flatMap(([field, value]) => {
    const isIn = field.startsWith(`${name}[`) && field.endsWith(']');
    return isIn ? [[field.slice(name.length + 1, -1), value] as const] : [];
  });
  return Object.fromEntries(found);
}
