import type { Context } from 'hono';

export const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a request's `lang` header; English when it is missing or none of ours. */
export function requestLanguage(c: Context): Language {
  const lang = c.req.header('lang');
  return LANGUAGES.find((known) => known === lang) ?? 'en';
}
