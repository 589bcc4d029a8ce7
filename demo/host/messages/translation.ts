/** One text for each plural form that a language has; `{n}` stands for the number. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Whether what English has are plural forms, and nothing else beside them. */
type IsPlural<English> = English extends { readonly other: string }
  ? [Exclude<keyof English, Intl.LDMLPluralRule>] extends [never]
    ? true
    : false
  : false;

/**
 * What a translation has, read off the English texts: the same names, with any text. Where English has plural forms,
 * another language has its own.
 */
export type Translation<English> = English extends string
  ? string
  : IsPlural<English> extends true
    ? PluralForms
    : { readonly [Name in keyof English]: Translation<English[Name]> };
