import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the footer. */
export type FooterMessages = Texts<typeof en>;

export const footerMessages = createMessages('footer', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});
