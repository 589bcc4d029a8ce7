import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the header. A `%` stands for what is put in its place. */
export type HeaderMessages = typeof en;

export const headerMessages = createMessages<HeaderMessages>('header', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
