/** The names in braces in a text: `'name' | 'price'` for `'{name} for {price}'`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

declare const names: unique symbol;

/** A text in which values replace names in braces. The names are part of its type. */
export type Template<Name extends string> = string & { readonly [names]: Name };

/** A text for each plural form that a language has. `{n}` is the number. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Whether an entry consists of plural forms and nothing else. */
type IsPlural<English> = English extends { readonly other: string }
  ? [Exclude<keyof English, Intl.LDMLPluralRule>] extends [never]
    ? true
    : false
  : false;

/** The type of an area's texts in every language, from its English ones (`messages/en.json`). */
export type Texts<English> = English extends string
  ? [NamesIn<English>] extends [never]
    ? string
    : Template<NamesIn<English>>
  : IsPlural<English> extends true
    ? PluralForms
    : { readonly [Key in keyof English]: Texts<English[Key]> };

/** What replaces the names of a text. */
type Values<Text extends string, Value> = Readonly<
  Record<
    Text extends { readonly [names]: infer Name extends string }
      ? Name
      : string extends Text
        ? string
        : NamesIn<Text>,
    Value
  >
>;

type OwnFunction = (...values: unknown[]) => unknown;

/**
 * Fills values into a text: `fill('Sold by {name}', { name: 'Acme' })`. A name without a value stays as it is. If a page
 * has configured a function in place of the text, calls it with the values in the order in which they are given here.
 */
export function fill<Text extends string>(text: Text, values: Values<Text, string | number>): string {
  return fillParts(text, values).join('');
}

/** Fills in anything, such as links, and returns the text in parts. */
export function fillParts<Text extends string, Value>(
  text: Text,
  values: Values<Text, Value>,
): readonly (Value | string)[] {
  const own: unknown = text;
  if (typeof own === 'function') {
    const parts = (own as OwnFunction)(...Object.values(values));
    return (Array.isArray(parts) ? parts : [parts]) as (Value | string)[]; // the page's own function decides
  }
  const named = new Map<string, Value>(Object.entries(values));
  return text
    .split(/(\{\w+\})/)
    .map((part) => named.get(part.slice(1, -1)) ?? part)
    .filter((part) => part !== '');
}

/**
 * Fills a number into the plural form that it takes.
 * @param rules the plural rules of the forms' language
 * @param n the number as it is written
 */
export const fillPlural = (forms: PluralForms, value: number, rules: Intl.PluralRules, n: string): string =>
  fill(forms[rules.select(value)] ?? forms.other, { n });

/**
 * Returns a formatted date as French writes the first day of a month: "1er mai", where `Intl` writes "1 mai". Dates in
 * other languages stay as they are.
 */
export const withOrdinal = (date: string, language: string): string =>
  language === 'fr' ? date.replace(/\b1(?=\s\p{L})/gu, '1er') : date;
