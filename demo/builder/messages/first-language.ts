import { chosenLang, toLang } from '../../host/messages/i18n.js';
import { LANGUAGES, type Language } from '../../shared/language.js';

/** The query parameter for the builder's own language. No attribute has this name. */
export const LANG_KEY = 'view.lang';

/** Returns the language in the URL, or else the one chosen in the shop, or else the visitor's, or else English. */
export const firstLanguage = (): Language =>
  toLang(new URLSearchParams(location.search).get(LANG_KEY)) ??
  chosenLang() ??
  navigator.languages.map(toLang).find((lang) => lang !== undefined) ??
  LANGUAGES[0];
