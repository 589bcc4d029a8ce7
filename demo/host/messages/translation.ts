/** A text for each plural form that a language has. `{n}` is the number. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Whether an English entry consists of plural forms and nothing else. */
type IsPlural<English> = English extends { readonly other: string }
  ? [Exclude<keyof English, Intl.LDMLPluralRule>] extends [never]
    ? true
    : false
  : false;

/**
 * The type of a translation, derived from the English texts: the same names, with any text. If English has plural
 * forms, another language has its own.
 */
export type Translation<English> = English extends string
  ? string
  : IsPlural<English> extends true
    ? PluralForms
    : { readonly [Name in keyof English]: Translation<English[Name]> };
