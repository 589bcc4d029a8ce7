import type { Language } from './language.js';

/** Writes a place of several parts, such as a city and its country, with a language's comma between them. */
export const placeText = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'ar' ? '، ' : ', ');

/** Returns the name of a port as the page's language writes it. Older replies have the English name alone. */
export const portText = (place: { readonly port: string; readonly port_name: string }): string =>
  place.port_name || place.port;
