/** The shop's languages, as ISO 639-1 codes. The first is the default. */
export const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Makes something for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>; // one for each

/** Each language's own name, which its readers recognize. */
export const LANGUAGE_NAMES = { en: 'English', ru: 'Русский', ar: 'العربية', fr: 'Français' } as const;
