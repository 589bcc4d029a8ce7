import { createMessages } from '../i18n/messages.js';
import ar from './messages/ar.js';
import en from './messages/en.js';
import fr from './messages/fr.js';
import ru from './messages/ru.js';

/** What a shopper hears of the choice of a language. The languages' own names are the same in all. */
export type LanguageMessages = typeof en;

/** One word, in all languages: a module a language would be more, and come later. */
export const languageMessages = createMessages<LanguageMessages>('language', en, { ru, ar, fr });
