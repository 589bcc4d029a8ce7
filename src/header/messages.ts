import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the header. A `%` is replaced with a value. */
export type HeaderMessages = typeof en;

export const headerMessages = createMessages<HeaderMessages>('header', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
