import type { Context } from 'hono';
import { LANGUAGES, type Language } from '../../shared/language.js';

/** The language of a request's `lang` header; English when it is missing or none of ours. */
export function requestLanguage(c: Context): Language {
  const lang = c.req.header('lang');
  return LANGUAGES.find((known) => known === lang) ?? 'en';
}
