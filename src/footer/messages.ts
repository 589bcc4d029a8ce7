import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the footer. */
export type FooterMessages = typeof en;

export const footerMessages = createMessages<FooterMessages>('footer', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
