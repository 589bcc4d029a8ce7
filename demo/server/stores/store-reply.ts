import type { Language } from '../../shared/language.js';
import { countryIn, townIn } from '../places/place-names.js';
import type { stores } from './schema.js';

/**
 * Returns a store as in replies, with its city and country in the language. `about` is in the language if it was translated, or
 * else in `about_lang`.
 */
export function toStoreReply(
  { storeId, colorHex, name, aboutTranslations, ...store }: typeof stores.$inferSelect,
  language: Language,
) {
  const { slug, city, country, since, factory } = store;
  const translated = aboutTranslations[language];
  return {
    store_id: storeId,
    slug,
    store_name: name,
    about: translated ?? store.about,
    about_lang: translated === undefined ? ('en' as const) : language,
    city: townIn(city, language),
    country: countryIn(country, language),
    since,
    factory,
    color_hex: colorHex,
  };
}
