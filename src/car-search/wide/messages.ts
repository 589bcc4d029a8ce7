import { createMessages } from '../../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the wider search, in addition to the text of the plain one. */
export type WideSearchMessages = typeof en;

export const wideSearchMessages = createMessages<WideSearchMessages>('wide-search', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
