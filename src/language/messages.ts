import { createMessages } from '../i18n/messages.js';
import ar from './messages/ar.js';
import en from './messages/en.js';
import fr from './messages/fr.js';
import ru from './messages/ru.js';

/** The accessible name of the language choice. The languages' own names aren't translated. */
export type LanguageMessages = typeof en;

/** A single word, so all languages are included. A module per language would be larger and arrive later. */
export const languageMessages = createMessages<LanguageMessages>('language', en, { ru, ar, fr });
