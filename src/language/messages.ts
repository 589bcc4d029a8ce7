import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import ru from './messages/ru.json';

/** The accessible name of the language choice. The languages' own names aren't translated. */
export type LanguageMessages = Texts<typeof en>;

/** A single word, so all languages are included. A module per language would be larger and arrive later. */
export const languageMessages = createMessages('language', en, { ru, ar, fr });
