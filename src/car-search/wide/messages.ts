import { createMessages } from '../../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the wider search, beside the texts of the plain one. */
export type WideSearchMessages = typeof en;

export const wideSearchMessages = createMessages<WideSearchMessages>('wide-search', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
