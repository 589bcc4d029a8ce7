/** One text for each plural form that a language has; `{n}` stands for the number. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * What a translation has, read off the English texts: the same names, with any text. Where English has plural forms,
 * another language has its own.
 */
export type Translation<English> = English extends string
  ? string
  : English extends PluralForms
    ? PluralForms
    : { readonly [Name in keyof English]: Translation<English[Name]> };
