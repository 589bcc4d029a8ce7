import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the header. */
export type HeaderMessages = Texts<typeof en>;

export const headerMessages = createMessages('header', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});
