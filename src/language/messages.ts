import type { Language } from '../i18n/locale.js';
import ar from './messages/ar.js';
import en from './messages/en.js';
import fr from './messages/fr.js';
import ru from './messages/ru.js';

/** What a shopper hears of the choice of a language. The languages' own names are the same in all. */
export type LanguageMessages = typeof en;

/** One word, in all languages: a module a language would be more, and come later. */
export const languageMessages: Readonly<Record<Language, LanguageMessages>> = { en, ru, ar, fr };
