import { createMessages } from '../../i18n/messages.js';
import type { Texts } from '../../i18n/text.js';
import en from './messages/en.json';

/** The texts of a sign-in with a provider, except those on the buttons. */
export type SocialMessages = Texts<typeof en>;

export const socialMessages = createMessages('social', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});
