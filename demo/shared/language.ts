/** The shop's languages, as ISO 639-1 codes. The first is the default. */
export const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, which its readers recognize. */
export const LANGUAGE_NAMES = { en: 'English', ru: 'Русский', ar: 'العربية', fr: 'Français' } as const;
