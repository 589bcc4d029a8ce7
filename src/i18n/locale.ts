/** The languages offered (spec section 9). */
export const languages = ['en', 'ru', 'ar', 'fr'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

/** `ar-EG` → `ar`; null for a language that is not offered. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base) ?? null;
}

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
