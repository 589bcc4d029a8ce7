/** The languages of the shop, by their ISO 639-1 codes; the first is the one for everybody else. */
export const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself: who looks for one reads that name. */
export const LANGUAGE_NAMES = { en: 'English', ru: 'Русский', ar: 'العربية', fr: 'Français' } as const;
