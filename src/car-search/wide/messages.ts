import { createMessages } from '../../i18n/messages.js';
import type { Texts } from '../../i18n/text.js';
import en from './messages/en.json';

/** The texts of the wider search, in addition to those of the plain one. */
export type WideSearchMessages = Texts<typeof en>;

export const wideSearchMessages = createMessages('wide-search', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});
